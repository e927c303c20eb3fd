import { isNumber, numbersOf, type FigurePart, type Problem } from '../figure.ts';
import type { UnitKind } from '../units.ts';
import { problemAt } from './problems.ts';
import type { Scan } from './scan.ts';

/** Of these kinds a machine seldom has thousands: `3, 400 V` are three phases, `5, 180 °C` five zones. */
const seldomThousands: ReadonlySet<UnitKind | undefined> = new Set([
  'angle',
  'current',
  'frequency',
  'level',
  'power',
  'ratio',
  'temperature',
  'voltage',
]);

/**
 * Numbers parted by a comma, of which only the last has a unit: `2, 75 kW` may be two of 75 kW, two values, or thousands
 * (`15, 500 kg`). Three members, "or" and "and", and the names of some rows say that they are values, unless one is a
 * group of zeros (`1, 500, 000 kg`).
 */
export function findCountBeside(scan: Scan): Problem | undefined {
  const { parts, gaps, starts, text, row } = scan;
  const isListed = (at: number) =>
    parts[at]?.join === 'or' &&
    /^,\s*$/.test(gaps[at] ?? '') &&
    !parts[at - 1]?.unit &&
    numbersOf(parts[at]).length > 0;
  const from = parts.findIndex((part, at) => part.join !== 'or' && isListed(at + 1));
  if (from < 0) return undefined;
  let to = from + 1;
  while (isListed(to + 1)) to++;
  const unit = parts.slice(to).find((part, at) => part.unit || !/times|or/.test(parts[to + at + 1]?.join ?? ''))?.unit;
  const [last, next] = [parts[to], parts[to + 1]];
  const [first = '', ...groups] = parts.slice(from, to + 1).map(textOf);
  const second = groups[0] ?? '';
  const hasZeros = groups.some((group) => /^0\d\d$/.test(group));
  // `20, 28 or 35 mm`, but `2, 75/90 kW`
  const isOn = next?.join === 'or' && next.unit?.kind === unit?.kind && gaps[to + 1] !== '/';
  const isList = row.isSeries || groups.length > 1 || isOn;
  if (!unit || (isList && !hasZeros)) return undefined;
  const [start, end] = [starts[from] ?? 0, (starts[to] ?? 0) + (groups.at(-1) ?? '').length];
  const joined = first + groups.join('');
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  // `5, 180-250 °C` would fall.
  const isBelow = Number(joined) < (last?.max ?? Infinity);
  const isCounted = row.isPlural || seldomThousands.has(unit.kind) || /^\s*each\b/.test(gaps[to + 1] ?? scan.gap);
  const isThousands = isGrouped && isBelow && (hasZeros || !isCounted);
  const [isSide, isSize] = [parts[from]?.join === 'times', next?.join === 'times'];
  const count = isSize && !isThousands ? `${first} pcs, ${second}` : isSize ? undefined : `${first} x ${second}`;
  const readings = [
    ...(isThousands ? [joined] : []),
    ...(count === undefined || hasZeros || isSide || !/^\d{1,2}$/.test(first) ? [] : [count]),
    ...(hasZeros || isSide || isSize ? [] : [`${first} or ${second}`]),
  ];
  const said = readings.map((reading) => `\`${reading}\``).join(' or ');
  const reason = `\`${text.slice(start, end)}\` ${said === '' ? 'has a number too many' : `can mean ${said.replaceAll('`', '"')}`}`;
  return problemAt(start, end, reason, said === '' ? 'write one number' : `write ${said}`, readings);
}

const textOf = ({ tokens }: FigurePart): string => tokens.find(isNumber)?.text ?? '';
