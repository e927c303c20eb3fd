import path from 'node:path';
import type { Finding } from '../../src/catalogue/finding.ts';

/** What a run of the checks has to say, ready to be printed. */
export interface Report {
  /** All findings; the files are named as from the working directory. */
  findings: readonly Finding[];
  /** Whether the output is a terminal that shows colours. */
  inColour: boolean;
}

/**
 * The findings with their files named as from the working directory, with forward slashes, so that every tool opens
 * them.
 */
export function fromHere(findings: readonly Finding[], dataDir: string): Finding[] {
  const folder = (path.relative(process.cwd(), dataDir) || '.').split(path.sep).join('/');
  return findings.map((finding) => ({ ...finding, file: path.posix.join(folder, finding.file) }));
}

/**
 * Warnings that stand for months, until the company has sent the real thing: they must not hide what a change brings
 * in.
 */
const standing: ReadonlySet<string> = new Set(['sample', 'fair/past']);

/**
 * The findings that matter most first: errors, warnings, standing warnings; of each the first of every file before any
 * file's second.
 */
export function byImportance(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  const ranked = findings.map((finding) => {
    const weight = finding.severity === 'error' ? 0 : standing.has(finding.rule) ? 2 : 1;
    const key = `${weight} ${finding.file}`;
    const rank = counts.get(key) ?? 0;
    counts.set(key, rank + 1);
    return { finding, weight, rank };
  });
  return ranked.sort((a, b) => a.weight - b.weight || a.rank - b.rank).map(({ finding }) => finding);
}
