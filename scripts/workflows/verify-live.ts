/**
 * Reads: the report of a change (--report report.json), the live site (--origin URL, default: the report's), and the
 * built site to compare with (--site DIR). Writes nothing. Run by: npm run verify-live, .github/workflows/deploy.yml.
 * Options: --tries (20), --wait seconds between them (15). Exit code 1, naming each address, when one is not live.
 */
import { readFile } from 'node:fs/promises';
import { readReport } from '../../src/catalogue/changes/report.ts';
import { readArguments } from '../lib/arguments.ts';
import { addressesOf, checkAll } from './check-live.ts';

const values = readArguments({
  report: { type: 'string' },
  origin: { type: 'string' },
  site: { type: 'string' },
  tries: { type: 'string', default: '20' },
  wait: { type: 'string', default: '15' },
});

/** @returns the exit code */
async function run(): Promise<number> {
  const report = readReport(await readFile(values.report ?? 'report/report.json', 'utf8'));
  const problem = 'problem' in report ? report.problem : report.comparison ? undefined : 'it compares nothing';
  if ('problem' in report || !report.comparison) {
    console.error(`The report can't be used: ${problem}`);
    return 2;
  }
  const origin = new URL(values.origin || report.comparison.origin).origin;
  const addresses = addressesOf(report.comparison);
  const dead = await checkAll(addresses, {
    origin,
    siteDir: values.site,
    tries: Number(values.tries),
    wait: Number(values.wait) * 1000,
    onRound: (left, round) => console.log(`${left} of ${addresses.length} not live yet (try ${round})`),
  });
  for (const { path, problem: why } of dead) {
    console.error(`${process.env['GITHUB_ACTIONS'] ? '::error title=Not live::' : ''}${origin}${path} ${why}`);
  }
  console.log(`${addresses.length - dead.length} of ${addresses.length} addresses are live on ${origin}`);
  return dead.length > 0 ? 1 : 0;
}

process.exitCode = await run();
