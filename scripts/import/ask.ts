/** The questions of `npm run import`. Each throws `ExitPromptError` when the user cancels. */
import { select } from '@inquirer/prompts';
import type { CellTable } from '../../src/new-entries/cells.ts';
import { keyOf, type Target } from '../../src/new-entries/import-machines.ts';
import type { DecimalSign } from '../../src/figures/correct.ts';
import type { MachineTable } from '../../src/new-entries/read-table.ts';
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
  const shownNames = names.length > 6 ? [...names.slice(0, 3), '…', ...names.slice(-2)] : names;
  return `${name}: a machine in each ${layout === 'rows' ? 'row' : 'column'}; ${counted(names.length, 'machine')} (${shownNames.join(', ')}), ${counted(properties.length, 'figure')} of each.`;
}

/** How the numbers of columns are meant that can be read in two ways. */
export async function askDecimals(
  unclear: MachineTable['unclear'],
  before: DecimalSign | undefined,
): Promise<DecimalSign | undefined> {
  if (!unclear) return before;
  const choices = unclear.readings.map(([value, name]) => ({ value, name }));
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

export const sayTarget = (name: string, target: Target) => `  ${name} → ${target.join(' > ') || 'left out'}`;

/** Shows where the columns go, and changes one after the other until the user agrees. */
export async function askTargets(
  table: MachineTable,
  proposed: readonly Target[],
  offered: readonly Target[],
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
    if (changed < 0) return targets;
    const { label = '', group = '' } = table.properties[changed] ?? {};
    const own = ['specifications', group || (offered[0]?.[1] ?? 'Technical Data'), label];
    const choices = [own, [], ['highlights', label], ...offered].map((target) => ({
      value: target,
      name: target.join(' > ') || 'leave it out',
    }));
    targets[changed] = await select({ message: `${label}:`, choices, pageSize });
  }
}
