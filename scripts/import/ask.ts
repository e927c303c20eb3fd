/** The questions of `npm run import`. Each throws `ExitPromptError` when the user cancels. */
import select from '@inquirer/select';
import type { CellTable } from '../../src/new-entries/cells.ts';
import type { ImportedEntry } from '../../src/new-entries/import-machines.ts';
import { keyOf, textOfTarget, type Target } from '../../src/new-entries/targets.ts';
import type { DecimalSign } from '../../src/figures/correct.ts';
import type { MachineTable, Property } from '../../src/new-entries/read-table.ts';
import { sayNames, type Unclear } from '../../src/new-entries/table-words.ts';
import { counted } from '../lib/print-findings.ts';
import { Refusal } from '../new/new-file.ts';

const pageSize = 14;

export async function chooseTable(tables: CellTable[], before: string | undefined, yes: boolean): Promise<CellTable> {
  const [first, ...more] = tables;
  const known = tables.find(({ name }) => name === before);
  if (first && more.length === 0) return first;
  if (known) return known;
  const list = tables.map(({ name, rows }) => `  ${name} (${counted(rows.length, 'row')})`).join('\n');
  if (yes)
    throw new Refusal(
      `There are several tables:\n${list}\nLeave out --yes to choose one, or keep one in the file. Nothing was written.`,
    );
  return select({
    message: 'There are several tables. Which one?',
    choices: tables.map((table) => ({ value: table, name: table.name })),
    pageSize,
  });
}

export function sayTable(name: string, { layout, names, properties }: MachineTable): string {
  return `${name}: a machine in each ${layout === 'rows' ? 'row' : 'column'}; ${counted(names.length, 'machine')} (${sayNames(names)}), ${counted(properties.length, 'figure')} of each.`;
}

/** How the numbers of columns are meant that can be read in two ways. */
export function askDecimals(unclear: Unclear): Promise<DecimalSign> {
  const choices = (['.', ','] as const).map((value) => ({ value, name: unclear[value] }));
  return select({ message: `How is ${unclear.text} meant?`, choices });
}

export async function chooseCategory(
  known: string | undefined,
  categories: readonly { value: string; label: string }[],
  { properties }: MachineTable,
  yes: boolean,
): Promise<string> {
  if (known !== undefined) return known;
  const column = properties.find(({ label }) => /^(?:category|kategorie)$/i.test(label));
  if (column?.values.every((value) => value !== '')) return '';
  if (yes)
    throw new Refusal(
      `Say of which category the machines are: --category ID. Categories: ${categories.map(({ value }) => value).join(', ')}.`,
    );
  return select({
    message: 'Of which category are new machines?',
    choices: categories.map(({ value, label }) => ({ value, name: label })),
    pageSize,
  });
}

/** Asks about machines that a table of another category names. */
export const askUpdates = (entries: readonly ImportedEntry[]) =>
  `${entries.map(({ name, elsewhere }) => `${name} (${elsewhere})`).join(', ')}: there already, in another category. Update them?`;

export const sayTarget = (name: string, target: Target) => `  ${name} → ${textOfTarget(target) || 'left out'}`;

/** Shows where the columns go, and changes one after the other until the user agrees. */
export async function askTargets(
  table: MachineTable,
  proposed: readonly Target[],
  choicesFor: (property: Property) => readonly Target[],
): Promise<Target[]> {
  const targets = [...proposed];
  for (;;) {
    const changed = await select({
      message: 'Where does each column go? Choose one to change it.',
      choices: [
        { value: -1, name: 'All of this is right' },
        ...table.properties.map((property, at) => ({ value: at, name: sayTarget(keyOf(property), targets[at] ?? []) })),
      ],
      pageSize,
    });
    const property = table.properties[changed];
    if (changed < 0 || !property) return targets;
    const choices = choicesFor(property).map((value) => ({ value, name: textOfTarget(value) || 'leave it out' }));
    targets[changed] = await select({ message: `${property.label}:`, choices, pageSize });
  }
}
