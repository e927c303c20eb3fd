import { entriesOf, findingIn, textAt, valueAt, type Entry, type Rule } from '../entry.ts';

/** Models whose own PDF would have the name of a shared sheet's. */
export const findTakenSheets: Rule = (input) => {
  const sheets = new Map(entriesOf(input, 'sheet').map((entry) => [entry.id, entry]));
  return entriesOf(input, 'model').flatMap((entry) => {
    const sheet = sheets.get(entry.id);
    if (!sheet || !isByItself(entry)) return [];
    return findingIn(entry, '', {
      rule: 'sheet/taken',
      message: `The PDF of this model would be /${entry.id}.pdf, which is that of ${sheet.file}.`,
      fix: `write \`sheet: ${entry.id}\` to use that sheet, or rename one of the two files`,
    });
  });
};

/** Models without figures. That a shared sheet of the model's name was meant is said by the rule above. */
export const findMissingFigures: Rule = (input) => {
  const sheets = new Set(entriesOf(input, 'sheet').map(({ id }) => id));
  return entriesOf(input, 'model').flatMap((entry) => {
    if (!isByItself(entry) || sheets.has(entry.id) || valueAt(entry, '/specifications') !== undefined) return [];
    return findingIn(entry, '', {
      rule: 'sheet/no-figures',
      message: 'The model has no figures: neither `specifications` nor a shared `sheet`.',
      fix: 'add `specifications:` with its tables, or `sheet:` with the name of a file in data/sheets',
      severity: 'warning',
    });
  });
};

/** Whether it names no shared sheet. */
const isByItself = (entry: Entry) => entry.valid && textAt(entry, '/sheet') === undefined;
