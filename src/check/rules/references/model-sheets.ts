import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, textAt, valueAt, type Entry } from '../../../catalogue/entry.ts';
import { folderKinds } from '../../../catalogue/kinds.ts';
import { entriesOf, entryNamed, type Rule, type RuleInput } from '../../rule.ts';

/** The PDFs of equipment and lines, and where a model takes its figures and PDF from. */
export const rule: Rule = {
  names: ['sheet/and-specifications', 'sheet/changes-of-none', 'sheet/no-figures', 'sheet/taken'],
  looksAt: ['equipment', 'line', 'model'],
  checkEntry,
};

function checkEntry(entry: Entry, input: RuleInput): Finding | Finding[] {
  const sheet = entryNamed(input, 'sheet', entry.id);
  if (entry.kind === 'model') return checkModel(entry, sheet);
  const model = entryNamed(input, 'model', entry.id);
  // A line's drawings and comparison are named like its file, too.
  const ofLine = () => model ?? entryNamed(input, 'equipment', entry.id) ?? entryNamed(input, 'category', entry.id);
  const taken = sheet ?? (entry.kind === 'line' ? ofLine() : model);
  return taken ? explainTaken(entry, taken) : [];
}

/**
 * Where a model takes its figures and PDF from. A model with a shared sheet must not have tables of its own: its page
 * would show them, while its PDF is the sheet's. `sheetChanges` overrides single rows.
 */
function checkModel(entry: Entry, sheet: Entry | undefined): Finding[] {
  const name = textAt(entry, '/sheet');
  const hasOwn = valueAt(entry, '/specifications') !== undefined;
  const hasChanges = valueAt(entry, '/sheetChanges') !== undefined;
  if (name !== undefined) {
    const both = hasOwn ? [explainBoth(entry, name, hasChanges)] : [];
    return [...both, ...(hasChanges && entry.valid && sheet ? [explainTaken(entry, sheet)] : [])];
  }
  if (!entry.valid) return [];
  return [
    ...(hasChanges ? [explainChangesOfNone(entry, hasOwn)] : []),
    ...(sheet ? [explainTaken(entry, sheet)] : []),
    // Another finding already suggests the shared sheet of the model's name.
    ...(hasOwn || hasChanges || sheet ? [] : [explainNoFigures(entry)]),
  ];
}

/** The entries with a PDF of their own: a model with an unchanged shared sheet uses that sheet's. */
export function entriesWithSheet(input: RuleInput): Entry[] {
  return folderKinds.flatMap(({ id, hasSheet }) => (hasSheet ? entriesOf(input, id).filter(hasOwnSheet) : []));
}

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
