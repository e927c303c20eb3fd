import { findingIn, textAt, valueAt } from '../../entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';

/**
 * A model on a shared sheet takes its figures and its PDF from there: tables of its own beside it would stand on its page
 * while its PDF is another machine's. Single rows differ by `sheetChanges`.
 */
export const rule: Rule = (input) => {
  return entriesOf(input, 'model').flatMap((entry) => {
    const name = textAt(entry, '/sheet');
    const hasChanges = valueAt(entry, '/sheetChanges') !== undefined;
    const hasOwn = valueAt(entry, '/specifications') !== undefined;
    if (name === undefined) {
      if (!hasChanges || !entry.valid) return [];
      return findingIn(
        entry,
        '/sheetChanges',
        {
          rule: 'sheet/changes-of-none',
          message: '`sheetChanges` changes rows of a shared sheet, and this model names none.',
          fix: hasOwn ? 'put its rows below `specifications:`, and delete it' : 'write `specifications:`',
        },
        'name',
      );
    }
    if (!hasOwn) return [];
    return findingIn(
      entry,
      '/specifications',
      {
        rule: 'sheet/and-specifications',
        message: `The model has both \`specifications\` and \`sheet: ${name}\`: its page would show these figures, and its PDF those of the shared sheet.`,
        fix: hasChanges
          ? 'put the rows that differ from the sheet below `sheetChanges:`, and delete `specifications:`'
          : `write \`sheetChanges:\`, and keep the rows that differ from the sheet; or keep these tables and delete the line \`sheet: ${name}\``,
      },
      'name',
    );
  });
};
