import { markdownTable } from '../lib/markdown.ts';
import type { Row } from './rows.ts';

const head = ['what', 'models', 'measured', 'CPU', 'floor', 'CPU', 'ratio', 'CPU', 'target'];
const shown = (value: number) => value.toFixed(value < 100 ? 2 : 0);

/**
 * The figures as a Markdown table, numbers to the right. What was measured by the clock and in processor time is one
 * line: the measured and the floor's seconds by the clock and of processor time, and the ratios of both.
 */
export function printTable(rows: readonly Row[]): string {
  const others = rows.filter(({ unit }) => !unit.endsWith(' CPU'));
  const lines = others.map((row) => cellsOf(row, rows.find(isTwinOf(row))));
  const alone = rows.filter((row) => row.unit.endsWith(' CPU') && !others.some((other) => isTwinOf(other)(row)));
  return markdownTable([head, ...lines, ...alone.map((row) => cellsOf(undefined, row))], (column) => column > 0);
}

/** Whether a figure is the processor time of what another one is by the clock. */
const isTwinOf =
  ({ what, models, unit }: Row) =>
  (row: Row) =>
    row.what === what && row.models === models && row.unit === `${unit} CPU`;

function cellsOf(clock: Row | undefined, cpu: Row | undefined): string[] {
  const { what = '', models = 0 } = clock ?? cpu ?? {};
  const targets = [clock, cpu].flatMap((row) => (row ? targetsOf(row) : []));
  const pair = (cell: (row: Row) => string) => [clock, cpu].map((row) => (row ? cell(row) : ''));
  return [
    what,
    models === 0 ? '' : models.toLocaleString('en'),
    ...pair(({ value, unit }) => withUnit(value, unit)),
    ...pair(({ floor, unit }) => (floor === undefined ? '' : withUnit(floor, unit))),
    ...pair(({ value, floor }) => (floor === undefined || floor === 0 ? '' : `${shown(value / floor)} ×`)),
    targets.join(', '),
  ];
}

const withUnit = (value: number, unit: Row['unit']) => `${shown(value)} ${unit.replace(' CPU', '')}`;

function targetsOf({ unit, limit, ratioLimit }: Row): string[] {
  return [
    ...(limit === undefined ? [] : [`≤ ${limit} ${unit}`]),
    ...(ratioLimit === undefined ? [] : [`≤ ${ratioLimit} ×`]),
  ];
}
