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

/** Findings that say the same as one, at its first place, with the number of the others. */
export function joinEqual(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(findings, ({ rule, message }) => `${rule} ${message}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const places = others.slice(0, 3).map(({ file, line }) => `${file}:${line}`);
    const where = `${places.join(', ')}${others.length > places.length ? ' …' : ''}`;
    return { ...first, message: `${first.message} (${formatNumber(others.length + 1, 'en')} times, also at ${where})` };
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
  'rows',
].map((name) => `quantity/${name}`);

/** Findings that say a file is a copy, and the findings that follow from that. */
const isOfCopy = /^(?:copy\/(?:name|description)$|file\/)/;
const followsFromCopy: ReadonlySet<string> = new Set(['copy/old-name', 'copy/file-name']);

/** Findings that explain others come first. */
function rankOf({ rule, comparedLine }: Finding): number {
  if (surest.includes(rule)) return surest.indexOf(rule);
  return surest.length + (followsFromCopy.has(rule) || comparedLine !== undefined ? 1 : 0);
}

/**
 * Keeps one finding per mistake: the most certain one of a figure, and none for a text or highlight that differs from a
 * figure which is itself wrong, or for the name of a copied file.
 */
export function explainOnce(findings: readonly Finding[]): Finding[] {
  /** Places and lines of wrong figures, and copied files. */
  const explained = new Set<string>();
  return findings
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .filter(({ rule, file, line, column, comparedLine }) => {
      const [ofLine, ofFigure] = [`${file}:${line}`, `${file}:${line}:${column}`];
      if (comparedLine !== undefined && explained.has(`${file}:${comparedLine}`)) return false;
      if (followsFromCopy.has(rule)) return !explained.has(file);
      if (isOfCopy.test(rule)) explained.add(file);
      if (!surest.includes(rule)) return true;
      const isFirst = !explained.has(ofFigure);
      explained.add(ofLine).add(ofFigure);
      return isFirst;
    });
}
