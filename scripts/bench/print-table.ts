import type { Row } from './measurement.ts';

const head = ['what', 'models', 'measured', 'floor', 'ratio', 'target'];
const shown = (value: number) => value.toFixed(value < 100 ? 2 : 0);

/** The figures as a Markdown table, numbers to the right. */
export function printTable(rows: readonly Row[]): string {
  const table = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [first = [], ...others] = table.map((line) => line.map(pad));
  return [first, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf({ what, models, value, unit, floor, limit, ratioLimit }: Row): string[] {
  const targets = [
    ...(limit === undefined ? [] : [`≤ ${limit} ${unit}`]),
    ...(ratioLimit === undefined ? [] : [`≤ ${ratioLimit} ×`]),
  ];
  const ratio = floor === undefined || floor === 0 ? '' : `${shown(value / floor)} ×`;
  const floorCell = floor === undefined ? '' : `${shown(floor)} ${unit}`;
  return [what, models.toLocaleString('en'), `${shown(value)} ${unit}`, floorCell, ratio, targets.join(', ')];
}
