import { isNumber, numbersOf, type Problem } from '../figure.ts';
import { problemAt } from './problems.ts';
import type { Scan } from './scan.ts';

/**
 * Two numbers parted by a comma, of which only the second has a unit: `2, 75 kW` may be two of 75 kW, two values, or
 * thousands (`15, 500 kg`). Three members, "or" and "and", and the names of some rows say that they are values.
 */
export function findCountBeside({ parts, gaps, starts, text, row }: Scan): Problem | undefined {
  const at = parts.findIndex((part, index) => {
    const [before, next] = [parts[index - 1], parts[index + 1]];
    const isPair = part.join === 'or' && before?.join !== 'or' && next?.join !== 'or';
    return isPair && /^,\s*$/.test(gaps[index] ?? '') && !before?.unit && part.unit && numbersOf(part).length > 0;
  });
  if (at < 0 || row.isSeries) return undefined;
  const [first, second] = [parts[at - 1], parts[at]].map((part) => part?.tokens.find(isNumber)?.text ?? '');
  if (first === undefined || second === undefined) return undefined;
  const start = starts[at - 1] ?? 0;
  const end = (starts[at] ?? 0) + second.length;
  const isCount = /^\d{1,2}$/.test(first);
  const readings = [
    ...(/^\d{3}$/.test(second) && /^[1-9]\d{0,2}$/.test(first) ? [first + second] : []),
    ...(isCount && !second.startsWith('0') ? [`${first} x ${second}`] : []),
    ...(second.startsWith('0') ? [] : [`${first} or ${second}`]),
  ];
  const reason = `\`${text.slice(start, end)}\` can mean ${readings.map((reading) => `"${reading}"`).join(' or ')}`;
  return problemAt(start, end, reason, `write ${readings.map((reading) => `\`${reading}\``).join(' or ')}`, readings);
}
