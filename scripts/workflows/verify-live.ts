/**
 * Reads: the built site (--out, default dist/) and the live one (--origin URL, default: that of the built site). Writes
 * nothing. Run by: npm run verify-live, .github/workflows/deploy.yml. Tries each address --tries (20) times, a quarter
 * of a minute apart. Exit code 1, naming each address, when one is not live.
 */
import path from 'node:path';
import { readArguments } from '../lib/arguments.ts';
import { buildSettings } from '../lib/build-settings.ts';
import { readEnquirySite } from '../lib/enquiry-site.ts';
import { checkLive } from './check-live.ts';

const values = readArguments({ origin: { type: 'string' }, tries: { type: 'string', default: '20' } });
const { outDir } = buildSettings(values.data, values.out);
const { origin } = new URL(values.origin || (await readEnquirySite(path.join(outDir, '_site.json'))).origin);
const { count, dead } = await checkLive(outDir, origin, {
  tries: Number(values.tries),
  wait: 15_000,
  onRound: (left, round) => console.log(`${left} addresses are not live yet (try ${round})`),
});
for (const { address, problem } of dead)
  console.error(`${process.env['GITHUB_ACTIONS'] ? '::error title=Not live::' : ''}${origin}${address} ${problem}`);
console.log(`${count - dead.length} of ${count} addresses are live on ${origin}`);
process.exitCode = dead.length > 0 ? 1 : 0;
