import path from 'node:path';
import { compareSides } from '../../src/catalogue/changes/compare.ts';
import type { Report } from '../../src/catalogue/changes/report.ts';
import { sideOf } from '../../src/catalogue/changes/side.ts';
import type { Finding } from '../../src/catalogue/finding.ts';
import { formatFinding } from '../lib/print-findings.ts';
import { loadData } from '../steps/load-data.ts';

/**
 * Compares two data folders.
 * @param base what the first one is called in the report
 */
export async function makeReport(base: string, baseDir: string, dataDir: string): Promise<Report> {
  const [before, after] = [await loadData(baseDir), await loadData(dataDir)];
  // Both are named as the folder that the reader has, since the base may lie in a temporary one.
  const folder = path.relative(process.cwd(), dataDir);
  const errorsOf = (findings: readonly Finding[]) =>
    findings.filter(({ severity }) => severity === 'error').map((finding) => formatFinding(finding, folder));
  if (after.catalogue && before.catalogue) {
    return {
      base,
      faults: [],
      baseFaults: [],
      comparison: compareSides(sideOf(before.catalogue), sideOf(after.catalogue)),
    };
  }
  return { base, faults: errorsOf(after.findings), baseFaults: errorsOf(before.findings) };
}
