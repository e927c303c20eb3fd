import type { Bar } from './bar.ts';

const head = ['what', 'page', 'bar', 'measured', ''];

/** The bars as a Markdown table, and what is wrong below it. */
export function printBars(bars: readonly Bar[]): string {
  const lines = bars.map(({ what, page = '', bar, measured, held }) => [
    what,
    page,
    bar,
    measured,
    held ? '' : 'MISSED',
  ]);
  const table = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  const padded = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const faults = bars.flatMap(({ what, page, faults: said = [] }) =>
    said.length === 0 ? [] : ['', [what, page].filter(Boolean).join(', '), ...said.map((fault) => `  ${fault}`)],
  );
  return [...[head, rule, ...lines].map(padded), ...faults].join('\n');
}
