/**
 * Reads: data/ (or --data), and the same folder in a git revision, or another folder (--base, HEAD without it). Writes:
 * nothing, or report.md and report.json into the folder of --out, and pictures of the pages that look different into
 * that of --pictures. Run by: npm run report, the workflows. Says what a change of the data makes of the site. Exit
 * code 1 when the data has errors or an old address would lead nowhere.
 */
import { report } from './report/report.ts';

process.exitCode = await report();
