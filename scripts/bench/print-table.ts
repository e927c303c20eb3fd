import type { Row } from './measurement.ts';

const shown = (value: number) => value.toFixed(value < 100 ? 2 : 0);

/** The figures as a Markdown table, numbers to the right. */
export function printTable(rows: readonly Row[]): string {
  const lines = rows.map(({ what, models, value, unit, floor, limit }) => [
    what,
    models.toLocaleString('en'),
    `${shown(value)} ${unit}`,
    floor === undefined ? '' : `${shown(floor)} ${unit}`,
    floor === undefined || floor === 0 ? '' : `${shown(value / floor)} ×`,
    limit === undefined ? '' : limit.toString(),
  ]);
  const table = [['what', 'models', 'measured', 'floor', 'ratio', 'limit'], ...lines];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  const text = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [text(head), rule, ...body.map(text)].join('\n');
}
