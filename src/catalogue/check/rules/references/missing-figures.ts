import { findingIn, valueAt } from '../../entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';
import { hasOwnSheet } from '../../own-sheet.ts';

/** Models without figures. That a shared sheet of the model's name was meant is said by taken-sheets.ts. */
export const rule: Rule = (input) => {
  const sheets = new Set(entriesOf(input, 'sheet').map(({ id }) => id));
  return entriesOf(input, 'model').flatMap((entry) => {
    if (
      !entry.valid ||
      !hasOwnSheet(entry) ||
      valueAt(entry, '/sheetChanges') !== undefined ||
      sheets.has(entry.id) ||
      valueAt(entry, '/specifications') !== undefined
    )
      return [];
    return findingIn(entry, '', {
      rule: 'sheet/no-figures',
      message: 'The model has no figures: neither `specifications` nor a shared `sheet`.',
      fix: 'add `specifications:` with its tables, or `sheet:` with the name of a file in data/sheets',
      severity: 'warning',
    });
  });
};
