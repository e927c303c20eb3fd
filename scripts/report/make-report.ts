import path from 'node:path';
import { compareSides } from '../../src/catalogue/changes/compare.ts';
import type { Report } from '../../src/catalogue/changes/report.ts';
import { sideOf } from '../../src/catalogue/changes/side.ts';
import type { Finding } from '../../src/catalogue/finding.ts';
import { formatFinding } from '../lib/print-findings.ts';
import { loadData } from '../data/load-data.ts';

/**
 * Compares two data folders.
 * @param base what the first one is called in the report
 */
export async function makeReport(base: string, baseDir: string, dataDir: string): Promise<Report> {
  const [before, after] = [await loadData(baseDir), await loadData(dataDir)];
  // Both are named as the folder that the reader has, since the base may lie in a temporary one.
  const folder = path.relative(process.cwd(), dataDir);
  const say = (findings: readonly Finding[]) => findings.map((finding) => formatFinding(finding, folder));
  const ofSeverity = (findings: readonly Finding[], severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity);
  const warnings = newFindings(ofSeverity(before.findings, 'warning'), ofSeverity(after.findings, 'warning'));
  if (after.catalogue && before.catalogue) {
    const comparison = compareSides(sideOf(before.catalogue), sideOf(after.catalogue));
    return { base, faults: [], baseFaults: [], warnings: say(warnings), comparison };
  }
  return {
    base,
    faults: say(ofSeverity(after.findings, 'error')),
    baseFaults: say(ofSeverity(before.findings, 'error')),
    warnings: say(warnings),
  };
}

/**
 * The findings that were not there before. Lines move when others are added, so a finding is known by its file, its
 * words and its line's text, else by file and words alone; each of before stands for one only.
 */
function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const words = ({ file, rule, message }: Finding) => JSON.stringify([file, rule, message]);
  const whole = (finding: Finding) => words(finding) + finding.text;
  const [old, left] = withoutKnown(before, after, whole);
  return withoutKnown(old, left, words)[1];
}

/** What is left of two lists when those that have the same key are taken out in pairs. */
function withoutKnown(
  before: readonly Finding[],
  after: readonly Finding[],
  keyOf: (finding: Finding) => string,
): [before: Finding[], after: Finding[]] {
  const old = Map.groupBy(before, keyOf);
  const left = after.filter((finding) => old.get(keyOf(finding))?.shift() === undefined);
  return [[...old.values()].flat(), left];
}
