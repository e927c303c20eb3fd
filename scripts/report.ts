/**
 * Reads: data/ (or --data), and the same folder in a git revision or another folder (--base, default HEAD). Writes:
 * with --out, report.md and report.json into that folder; with --pictures, screenshots of pages that look different.
 * Run by: npm run report, the workflows. Reports how a data change affects the site. Exit code 1 when the data has
 * errors or an old address would no longer work.
 */
import { report } from './report/report.ts';

process.exitCode = await report();
