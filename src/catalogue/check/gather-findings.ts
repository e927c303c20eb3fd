import type { Finding } from '../finding.ts';
import { formatNumber } from '../language.ts';

/** Up to so many warnings alike are told one by one. */
const mostAlike = 5;

/**
 * Warnings alike, of one rule about one row or one unit, as a single one at the first of their places, with their number: a
 * unit that nobody knows stands in thousands of files.
 * @param findings in the order of files and places
 */
export function gatherRepeated(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ severity, rule, topic }: Finding) =>
    severity === 'warning' && topic !== undefined ? `${rule} ${topic}` : undefined;
  const groups = Map.groupBy(findings, keyOf);
  return findings.flatMap((finding) => {
    const key = keyOf(finding);
    const alike = key === undefined ? [] : (groups.get(key) ?? []);
    if (alike.length <= mostAlike) return finding;
    return alike[0] === finding ? gathered(finding, alike.length) : [];
  });
}

function gathered({ topic = '', message, fix = '', ...finding }: Finding, count: number): Finding {
  const places = `${formatNumber(count, 'en')} places`;
  if (finding.rule === 'quantity/unit')
    return { ...finding, message: `\`${topic}\` is not a known unit: ${places}, of which this is the first.`, fix };
  const codes = `; if these are codes and no figures, say it in units.yaml: \`codes: [${topic}]\``;
  return {
    ...finding,
    message: `${message} There are ${places} like this in rows \`${topic}\`.`,
    fix: finding.rule === 'quantity/unreadable' ? fix + codes : fix,
  };
}

/** What is said of a figure, the surest first. */
const surest = ['unreadable', 'unit', 'kind', 'negative', 'no-unit', 'scale', 'off-siblings'].map(
  (name) => `quantity/${name}`,
);

/** What says of a file as a whole that it is a copy, and what then follows from it. */
const isOfCopy = /^(?:copy\/(?:name|description)$|file\/)/;
const followsFromCopy: ReadonlySet<string> = new Set(['copy/old-name', 'copy/file-name']);

/**
 * One finding for one mistake: of a figure the surest that is said of it; and nothing of a text or highlight that differs
 * from a figure which is wrong itself.
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
