import { findingIn } from '../../entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';
import { hasOwnSheet } from '../../own-sheet.ts';

/** Models whose own PDF would have the name of a shared sheet's. */
export const rule: Rule = (input) => {
  const sheets = new Map(entriesOf(input, 'sheet').map((entry) => [entry.id, entry]));
  return entriesOf(input, 'model').flatMap((entry) => {
    const sheet = sheets.get(entry.id);
    if (!sheet || !entry.valid || !hasOwnSheet(entry)) return [];
    return findingIn(entry, '', {
      rule: 'sheet/taken',
      message: `The PDF of this model would be /${entry.id}.pdf, which is that of ${sheet.file}.`,
      fix: `write \`sheet: ${entry.id}\` to use that sheet, or rename one of the two files`,
    });
  });
};
