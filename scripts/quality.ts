/**
 * Reads: everything. Writes: .cache/quality/ (its own build of the site). Run by: npm run quality -- [PART …]
 * [--steady] [--runs N] [--data DIR]
 * Measures the quality limits of pages on the production server, prints a table, and fails when a limit is missed.
 * --steady skips what depends on the speed of the machine, and checks one page of each kind where all would take long;
 * --runs sets the number of Lighthouse runs per median (3); --data names another catalogue. PARTs are the files in
 * scripts/quality/.
 */
import { readWords } from './lib/arguments.ts';
import { loadAfterCodegen } from './codegen/load-after-codegen.ts';
import { startStep } from './lib/progress.ts';
import type { Bar } from './quality/run/bar.ts';
import { markdownTable } from './lib/markdown.ts';

const head = ['what', 'page', 'bar', 'measured', ''];

/** Prints a Markdown table with the problems below it. */
function printBars(bars: readonly Bar[]): string {
  const lines = bars.map(({ what, page = '', bar, measured, held }) => [
    what,
    page,
    bar,
    measured,
    held ? '' : 'MISSED',
  ]);
  const problems = bars.flatMap(({ what, page, problems: said = [] }) =>
    said.length === 0 ? [] : ['', [what, page].filter(Boolean).join(', '), ...said.map((problem) => `  ${problem}`)],
  );
  return [markdownTable([head, ...lines]), ...problems].join('\n');
}

const { parts } = await loadAfterCodegen(() => import('./quality/run/parts.ts'));
const { withSite } = await import('./quality/run/site.ts');

const usage = `Usage: npm run quality -- [${Object.keys(parts).join('|')} …] [--steady] [--runs N] [--data DIR]`;
const { values, positionals } = readWords(
  { steady: { type: 'boolean' }, runs: { type: 'string', default: '3' }, data: { type: 'string' } },
  usage,
);
const unknown = positionals.filter((name) => !(name in parts));
const runs = Number(values.runs);
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(usage);
  process.exit(2);
}
const wanted = Object.entries(parts).filter(
  ([name, { steady }]) => (positionals.length === 0 || positionals.includes(name)) && (steady || !values.steady),
);
const bars = await withSite(values.data, async (site) => {
  const all = [];
  for (const [name, { measure }] of wanted) {
    const step = startStep(name);
    all.push(...(await measure(site, { runs, isQuick: values.steady ?? false })));
    step.done();
  }
  return all;
});
if (bars) console.log(`\n${printBars(bars)}`);
process.exitCode = bars?.every(({ held }) => held) ? 0 : 1;
