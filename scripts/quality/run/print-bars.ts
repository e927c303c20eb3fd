import { markdownTable } from '../../lib/markdown.ts';
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
  const faults = bars.flatMap(({ what, page, faults: said = [] }) =>
    said.length === 0 ? [] : ['', [what, page].filter(Boolean).join(', '), ...said.map((fault) => `  ${fault}`)],
  );
  return [markdownTable([head, ...lines]), ...faults].join('\n');
}
