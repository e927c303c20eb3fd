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
  const keyOf = ({ severity, rule, about }: Finding) =>
    severity === 'warning' && about !== undefined ? `${rule} ${about}` : undefined;
  const groups = Map.groupBy(findings, keyOf);
  return findings.flatMap((finding) => {
    const key = keyOf(finding);
    const alike = key === undefined ? [] : (groups.get(key) ?? []);
    if (alike.length <= mostAlike) return finding;
    return alike[0] === finding ? gathered(finding, alike.length) : [];
  });
}

function gathered({ about = '', message, fix = '', ...finding }: Finding, count: number): Finding {
  const places = `${formatNumber(count, 'en')} places`;
  if (finding.rule === 'quantity/unit')
    return { ...finding, message: `\`${about}\` is not a known unit: ${places}, of which this is the first.`, fix };
  const codes = `; if these are codes and no figures, say it in units.yaml: \`codes: [${about}]\``;
  return {
    ...finding,
    message: `${message} There are ${places} like this in rows \`${about}\`.`,
    fix: finding.rule === 'quantity/unreadable' ? fix + codes : fix,
  };
}
