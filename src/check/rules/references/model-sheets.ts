import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, tablesIn, textAt, valueAt, type Entry } from '../../../catalogue/entry.ts';
import { escapePointer } from '../../../yaml/index-events.ts';
import { folderKinds } from '../../../catalogue/kinds.ts';
import { convertedId } from '../../../catalogue/paths.ts';
import type { UnitSystem } from '../../../figures/targets.ts';
import { entriesOf, entryNamed, type Rule, type RuleInput } from '../../rule.ts';

/** The PDFs of equipment and lines, and where a model takes its figures and PDF from. */
export const rule: Rule = {
  names: ['sheet/and-specifications', 'sheet/changes-of-none', 'sheet/no-figures', 'sheet/other-table', 'sheet/taken'],
  looksAt: ['equipment', 'line', 'model'],
  checkEntry,
};

function checkEntry(entry: Entry, input: RuleInput): Finding | Finding[] {
  const sheet = entryNamed(input, 'sheet', entry.id);
  if (entry.kind === 'model') return checkModel(entry, sheet, input);
  const model = entryNamed(input, 'model', entry.id);
  // A line's drawings and comparison are named like its file, too.
  const ofLine = () => model ?? entryNamed(input, 'equipment', entry.id) ?? entryNamed(input, 'category', entry.id);
  const taken = sheet ?? (entry.kind === 'line' ? ofLine() : model) ?? convertedOf(entry, input);
  return taken ? explainTaken(entry, taken) : [];
}

/** The entry whose converted sheet would have this entry's name: that of `pump` is `pump-imperial`. */
function convertedOf({ id }: Entry, input: RuleInput): Entry | undefined {
  if (!/-(?:metric|imperial)$/.test(id)) return undefined;
  return sheetsIn(input).find((sheet) => sheet.id === id && sheet.entry.id !== id)?.entry;
}

/**
 * Where a model takes its figures and PDF from. A model with a shared sheet must not have tables of its own: its page
 * would show them, while its PDF is the sheet's. `sheetChanges` overrides single rows.
 */
function checkModel(entry: Entry, sheet: Entry | undefined, input: RuleInput): Finding[] {
  const name = textAt(entry, '/sheet');
  const hasOwn = valueAt(entry, '/specifications') !== undefined;
  const hasChanges = valueAt(entry, '/sheetChanges') !== undefined;
  if (name !== undefined) {
    const both = hasOwn ? [explainBoth(entry, name, hasChanges)] : [];
    const shared = entryNamed(input, 'sheet', name);
    const misplaced = shared && entry.valid ? explainOtherTables(entry, shared) : [];
    return [...both, ...misplaced, ...(hasChanges && entry.valid && sheet ? [explainTaken(entry, sheet)] : [])];
  }
  if (!entry.valid) return [];
  const taken = sheet ?? convertedOf(entry, input);
  return [
    ...(hasChanges ? [explainChangesOfNone(entry, hasOwn)] : []),
    ...(taken ? [explainTaken(entry, taken)] : []),
    // Another finding already suggests the shared sheet of the model's name.
    ...(hasOwn || hasChanges || sheet ? [] : [explainNoFigures(entry)]),
  ];
}

/** The names of all PDFs, also of those in converted units, with the entries that they are made from. */
export function sheetsIn(input: RuleInput): { id: string; entry: Entry }[] {
  const system = systemOf(input);
  return folderKinds
    .flatMap(({ id, hasSheet }) => (hasSheet ? entriesOf(input, id).filter(hasOwnSheet) : []))
    .flatMap((entry) => [entry.id, ...(system ? [convertedId(entry.id, system)] : [])].map((id) => ({ id, entry })));
}

/** The units of `convertedSheets`. */
const systemOf = (input: RuleInput): UnitSystem | undefined =>
  (['metric', 'imperial'] as const).find((system) =>
    entriesOf(input, 'site').some((site) => textAt(site, '/convertedSheets') === system),
  );

/** A model with an unchanged shared sheet uses that sheet's. */
function hasOwnSheet(entry: Entry): boolean {
  return textAt(entry, '/sheet') === undefined || valueAt(entry, '/sheetChanges') !== undefined;
}

function explainBoth(entry: Entry, name: string, hasChanges: boolean): Finding {
  const words = {
    rule: 'sheet/and-specifications',
    message: `The model has both \`specifications\` and \`sheet: ${name}\`: its page would show these figures, and its PDF those of the shared sheet.`,
    fix: hasChanges
      ? 'put the rows that differ from the sheet below `sheetChanges:`, and delete `specifications:`'
      : `write \`sheetChanges:\`, and keep the rows that differ from the sheet; or keep these tables and delete the line \`sheet: ${name}\``,
  };
  return findingIn(entry, '/specifications', words, 'name');
}

/** Changes of a row that stands in another table of the sheet: visitors would read both. */
function explainOtherTables(entry: Entry, sheet: Entry): Finding[] {
  const tables = tablesIn(sheet);
  return tablesIn(entry).flatMap(({ pointer, title, rows }) =>
    Object.keys(rows).flatMap((row) => {
      const withRow = tables.filter((table) => Object.hasOwn(table.rows, row));
      const [first] = withRow;
      if (!first || withRow.some((table) => table.title === title)) return [];
      const words = {
        rule: 'sheet/other-table',
        message: `\`${row}\` stands under \`${first.title}\` in ${sheet.file}: here it would be a second row.`,
        fix: `move it below \`${first.title}:\``,
        severity: 'warning',
      } as const;
      return [findingIn(entry, `${pointer}/${escapePointer(row)}`, words, 'name')];
    }),
  );
}

function explainChangesOfNone(entry: Entry, hasOwn: boolean): Finding {
  const words = {
    rule: 'sheet/changes-of-none',
    message: '`sheetChanges` changes rows of a shared sheet, but this model has no `sheet`.',
    fix: hasOwn ? 'put its rows below `specifications:`, and delete it' : 'write `specifications:`',
  };
  return findingIn(entry, '/sheetChanges', words, 'name');
}

/** The files of an entry would have the names of another one's. */
function explainTaken(entry: Entry, sheet: Entry): Finding {
  if (sheet.id !== entry.id) {
    const message = `/${entry.id}.pdf is the sheet of ${sheet.file} in the units of \`convertedSheets\`.`;
    return findingIn(entry, '', { rule: 'sheet/taken', message, fix: 'give this file another name' });
  }
  const files = entry.kind === 'line' ? 'PDF, drawings and comparison of this line' : 'PDF and drawings of this item';
  const message =
    entry.kind === 'line' || sheet.kind === 'model'
      ? `The ${files} would have the names of those of ${sheet.file}.`
      : `The PDF of this ${entry.kind === 'model' ? 'model' : 'item'} would be /${entry.id}.pdf, which is that of ${sheet.file}.`;
  return findingIn(entry, '', {
    rule: 'sheet/taken',
    message,
    fix: `${entry.kind === 'model' ? `add \`sheet: ${entry.id}\` to use that sheet, or ` : ''}rename one of the two files`,
  });
}

function explainNoFigures(entry: Entry): Finding {
  return findingIn(entry, '/specifications', {
    rule: 'sheet/no-figures',
    message: 'The model has no figures: neither `specifications` nor a shared `sheet`.',
    fix: 'add `specifications:` with its tables, or `sheet:` with the name of a file in data/sheets',
    severity: 'warning',
  });
}
