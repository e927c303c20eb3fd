/** The questions of `npm run new` about a model's figures. Each throws `ExitPromptError` when it is broken off. */
import { checkbox, input } from '@inquirer/prompts';
import { readFigure } from '../../src/catalogue/quantity.ts';
import type { TypedFigures } from './figures.ts';
import { unknownFigure } from './sample-value.ts';
import type { Siblings } from './siblings.ts';

/** Asks for the figures of the rows that the siblings have. An empty answer leaves a row on request. */
export async function askFigures({ tables }: Siblings): Promise<TypedFigures> {
  const rows = tables.flatMap(({ title, rows: own }) => own.map((row) => ({ ...row, title })));
  const rare = rows.filter(({ isUsual }) => !isUsual);
  const chosen =
    rare.length === 0
      ? []
      : await checkbox({
          message: 'Some of its siblings have these rows, too. Which does it have?',
          choices: rare.map((row) => ({ value: row, name: `${row.title}: ${row.label}`, description: row.hint })),
          pageSize: 14,
        });
  const typed: Record<string, Record<string, string>> = {};
  for (const row of rows.filter((one) => one.isUsual || chosen.includes(one))) {
    const { title, label, hint } = row;
    const answer = await input({
      message: `${title}: ${label} ${hint && `(${hint.slice(0, 1).toLowerCase()}${hint.slice(1, -1)}) `}– empty: ${unknownFigure}`,
      validate: faultOfFigure,
    });
    typed[title] = { ...typed[title], [label]: answer.trim() || unknownFigure };
  }
  return typed;
}

function faultOfFigure(text: string): string | true {
  const figure = readFigure(text.trim());
  return figure.kind === 'faulty' ? `${figure.fault.reason}: ${figure.fault.fix}` : true;
}
