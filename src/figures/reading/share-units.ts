import { isNumber, numbersOf, type FigurePart, type RowContext, type Token, type WrittenUnit } from '../figure.ts';
import { isApparentPower, toBase } from '../units.ts';
import { isThing } from './scan.ts';

/** Up to this number, `6 x 2500 mm` may be six pieces or a plate of 6 mm; more are the side of a size. */
const mostPieces = 12;
/** Sides that differ less are those of one size. */
const sidesBelow = 4;

/**
 * Gives each number its unit: that of the number behind it where several share one (`15/18.5 kW`, `500, 650 or 800 mm`,
 * `L 2000 x W 1000 x H 1500 mm`, `45 + 15 kW`).
 * @returns undefined if a number has no unit while others have one, and is no count: what it means is not known
 */
export function shareUnits(parts: readonly FigurePart[], row: RowContext): FigurePart[] | undefined {
  const shared = parts.map((part) => ({ ...part }));
  for (let index = shared.length - 2; index >= 0; index--) {
    const [part, next] = [shared[index], shared[index + 1]];
    if (!part || !next || part.unit || !next.unit) continue;
    const shares = next.join === 'plus' || next.join === 'or' || (next.join === 'times' && next.unit.kind === 'length');
    if (!shares || isLoneDigit(next.unit)) continue;
    const { join, value = mostPieces + 1 } = part;
    // `75 kW x 3 + 7.5 kW`: a number of the motors before.
    if (isCountBehind(shared, index)) continue;
    // `600 x 12 m`: millimetres of a belt.
    if (next.join === 'times' && next.unit.sign === 'm' && value >= Math.max(100, 20 * (next.value ?? value)))
      return undefined;
    const beyond = shared[index + 2];
    const isPair = (beyond?.join !== 'times' || beyond.unit?.sign !== next.unit.sign) && !row.isSize;
    if (next.join === 'times' && join !== 'times' && mayCount(part, next, isPair)) return undefined;
    part.unit = next.unit;
  }
  // `L 2000 mm x 1000 x 1500`: the unit stands behind the first side alone.
  for (const [index, part] of shared.entries()) {
    const before = shared[index - 1];
    if (!before?.unit || part.unit || part.join !== 'times' || before.unit.kind !== 'length') continue;
    const isPair = before.join !== 'times' && shared[index + 1]?.join !== 'times' && !row.isSize;
    if (mayCount(part, before, isPair)) return undefined;
    part.unit = before.unit;
  }
  // `12000 gauss (1.2 T)`: teslas.
  const isMagnetic = shared.some(({ unit }) => unit?.kind === 'magnetism');
  if (isMagnetic && shared.some(({ unit }) => unit?.written === 'T')) return undefined;
  if (shared.some((part, at) => isForeign(shared[at - 1], part) || isShortTons(shared[at - 1], part))) return undefined;
  const named = row.unit;
  for (const part of shared) {
    if (!part.unit && named && shared.every(({ unit }) => !unit || unit.written === named.written))
      Object.assign(part, { unit: named, unitInLabel: true });
  }
  if (!shared.every((part, index) => part.unit || isCount(shared, index))) return undefined;
  return shared.map((part, index) => ({ ...part, ...joinedAs(shared, index), tokens: inUnit(part) }));
}

/**
 * `10 metros x 5 m`, `3 Tonnen / 5 t`: the word may be a unit in another language. `1200l x 800w`: the letters of sides.
 */
function isForeign(before: FigurePart | undefined, { join, unit }: FigurePart): boolean {
  if (join === undefined || join === 'with' || join === 'same' || !before?.unit || !unit) return false;
  const isAlone = isLoneDigit(before.unit) || isLoneDigit(unit) || unit.kind === 'angle';
  if (join === 'times' && before.unit.kind !== unit.kind && !isAlone) return true;
  return isThing(before.unit) ? !isThing(unit) : isThing(unit) && join !== 'or';
}

/** `12 t (13.2 tons)`, `50 ton (45 t)`, `5 ton (10,000 lb)`: short tons. */
function isShortTons(before: FigurePart | undefined, { join, unit, value }: FigurePart): boolean {
  if ((join !== 'same' && join !== 'or') || before?.unit?.written === unit?.written) return false;
  const [first, second] = [before, { unit, value }].map((part) => (part?.value ?? 0) * (part?.unit?.factor ?? 0));
  const isShort = (tons = 0, amount = 0) => Math.abs(amount / tons - 0.907) < 0.01;
  if (before?.unit?.kind !== unit?.kind) return false;
  if (before?.unit?.sign === unit?.sign)
    return isTons.test(unit?.sign ?? '') && (isShort(first, second) || isShort(second, first));
  return (isTonWord(before?.unit) && isShort(first, second)) || (isTonWord(unit) && isShort(second, first));
}

const isTons = /^t(?:\/h|f)?$/;
const isTonWord = (unit?: WrittenUnit) =>
  isTons.test(unit?.sign ?? '') && /^(?:tons?(?!\p{L})|tph)/iu.test(unit?.written ?? '');

/** Counts such as `4 pole` have no unit to share: `45 kW, 4 pole`. */
const isLoneDigit = ({ kind }: WrittenUnit): boolean => kind === 'count' || kind === 'rate';

/** Whether `2 x 600 mm` or `2 x 1 1/2 in` may be two pieces as well as a size. Three sides of a like size are one. */
function mayCount({ value }: FigurePart, { value: length }: FigurePart, isPair: boolean): boolean {
  if (value === undefined || length === undefined || !Number.isInteger(value) || value > mostPieces) return false;
  return isPair || length / value >= sidesBelow;
}

/** `75 kW x 2`: nothing has sides of kilowatts. */
function isCountBehind(parts: readonly FigurePart[], index: number): boolean {
  const [before, part, next] = [parts[index - 1], parts[index], parts[index + 1]];
  if (before?.unit?.kind !== 'power' || part?.join !== 'times' || part.unit) return false;
  return next?.join !== 'times' && Number.isInteger(part.value) && (part.value ?? 0) <= mostPieces;
}

/** A number without a unit: all are, or it counts what follows (`2 x 45 kW`). */
function isCount(parts: readonly FigurePart[], index: number): boolean {
  if (parts.every(({ unit }) => !unit || isLoneDigit(unit))) return true;
  const part = parts[index];
  if (isCountBehind(parts, index)) return true;
  return parts[index + 1]?.join === 'times' && part?.value !== undefined && Number.isInteger(part.value);
}

/**
 * Possible values have one kind of unit; figures of several kinds only stand beside each other (`230V/50Hz`,
 * `5.5 kW (4-pole)`), and so do a figure and a limit (`7.5 kW (max. 11 kW)`).
 */
function joinedAs(parts: readonly FigurePart[], index: number): Pick<FigurePart, 'join'> {
  const [before, part] = [parts[index - 1], parts[index]];
  if (!part || !before) return {};
  if (part.join === 'plus') return { join: !before.unit || before.unit.kind === part.unit?.kind ? 'plus' : 'with' };
  if (part.join === 'same') return { join: mayBeSame(before, part) ? 'same' : 'with' };
  if (part.join !== 'or') return {};
  if (before.unit?.written === part.unit?.written) return { join: 'or' };
  return { join: isSameAmount(before, part) || isSameSize(parts, index) ? 'same' : 'with' };
}

/** `600 x 400 mm / 24 x 16 in`: from this part on, the sides before it in another unit. */
function isSameSize(parts: readonly FigurePart[], index: number): boolean {
  const [sides, others] = [parts.slice(0, index), parts.slice(index)];
  return sides.length === others.length && others.every((side, at) => isSameAmount(sides[at] ?? side, side));
}

/** Whether figures are of one kind in two units. */
function mayBeSame({ unit: firstUnit, ...first }: FigurePart, { unit: secondUnit, ...second }: FigurePart): boolean {
  const isLimit = second.value === undefined && first.value !== undefined;
  const isKind =
    firstUnit?.kind === secondUnit?.kind && isApparentPower(firstUnit?.sign) === isApparentPower(secondUnit?.sign);
  return firstUnit !== undefined && isKind && firstUnit.sign !== secondUnit?.sign && !isLimit;
}

/** The tokens of a part, its numbers in its unit. */
function inUnit({ tokens, unit, unitInLabel }: FigurePart): readonly Token[] {
  if (!unit || unitInLabel) return tokens;
  return tokens.map((token) => (isNumber(token) ? { ...token, unit } : token));
}

/** Makers round: 132 kW are 180 HP. */
export const rounding = 0.03;

/** `180 HP / 132 kW`, `6-8 bar / 87-116 psi`: one amount in two units. */
function isSameAmount(first: FigurePart, second: FigurePart): boolean {
  const [amounts, others] = [amountsOf(first), amountsOf(second)];
  if (!mayBeSame(first, second) || amounts.length !== others.length) return false;
  return amounts.every((amount, at) => Math.abs(amount / (others[at] ?? 0) - 1) < rounding);
}

const amountsOf = (part: FigurePart): number[] => numbersOf(part).map((number) => toBase(number, part.unit ?? {}));
