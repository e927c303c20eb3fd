import type { Finding } from '../yaml/finding.ts';
import { formatNumber } from '../text/language.ts';

/** More similar warnings than this become one. */
const maxAlike = 5;

/**
 * Merges similar warnings (same rule, same row or unit) into one at their first place, with a count: an unknown unit
 * can occur in thousands of files.
 * @param findings sorted by file and position
 */
export function gatherRepeated(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ severity, rule, topic }: Finding) =>
    severity === 'warning' && topic !== undefined ? `${rule} ${topic}` : undefined;
  const groups = Map.groupBy(findings, keyOf);
  return findings.flatMap((finding) => {
    const key = keyOf(finding);
    const alike = key === undefined ? [] : (groups.get(key) ?? []);
    if (alike.length <= maxAlike) return finding;
    return alike[0] === finding ? gathered(finding, alike.length) : [];
  });
}

function gathered({ topic = '', message, fix = '', ...finding }: Finding, count: number): Finding {
  const places = `${formatNumber(count, 'en')} places`;
  if (finding.rule === 'quantity/unit')
    return { ...finding, message: `\`${topic}\` is not a known unit: ${places}, of which this is the first.`, fix };
  const codes = `; if these are codes, not figures, add them to units.yaml: \`codes: [${topic}]\``;
  return {
    ...finding,
    message: `${message} There are ${places} like this in rows \`${topic}\`.`,
    fix: finding.rule === 'quantity/unreadable' ? fix + codes : fix,
  };
}

/** Rules about one figure, most certain first. */
const surest = [
  'unreadable',
  'unit',
  'kind',
  'negative',
  'no-unit',
  'contradiction',
  'scale',
  'limit',
  'off-siblings',
].map((name) => `quantity/${name}`);

/** Findings that say a file is a copy, and the findings that follow from that. */
const isOfCopy = /^(?:copy\/(?:name|description)$|file\/)/;
const followsFromCopy: ReadonlySet<string> = new Set(['copy/old-name', 'copy/file-name']);

/**
 * Keeps one finding per mistake: the most certain one of a figure, and none for a text or highlight that differs from a
 * figure which is itself wrong.
 */
export function oneForEachMistake(findings: readonly Finding[]): Finding[] {
  const placeOf = ({ file, line, column }: Finding) => `${file}:${line}:${column}`;
  const figures = findings.filter(({ rule }) => surest.includes(rule));
  const best = new Map<string, Finding>();
  for (const finding of figures) {
    const other = best.get(placeOf(finding));
    if (!other || surest.indexOf(finding.rule) < surest.indexOf(other.rule)) best.set(placeOf(finding), finding);
  }
  const wrong = new Set(figures.map(({ file, line }) => `${file}:${line}`));
  const copies = new Set(findings.filter(({ rule }) => isOfCopy.test(rule)).map(({ file }) => file));
  return findings.filter((finding) => {
    if (followsFromCopy.has(finding.rule) && copies.has(finding.file)) return false;
    if (surest.includes(finding.rule)) return best.get(placeOf(finding)) === finding;
    return finding.comparedLine === undefined || !wrong.has(`${finding.file}:${finding.comparedLine}`);
  });
}
