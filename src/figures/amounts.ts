/** The normal form of what a figure states: possible values, each a sum of sizes that are counted. */
import type { Amount, Choice, Counted, FigurePart } from './figure.ts';
import { kindsThatAre, type UnitKind } from './units.ts';

interface Draft extends Amount {
  ways: Counted[][][];
  /** What parts it from the amount before. */
  gap: string;
}

/** The kind of unit of an amount; undefined for bare numbers. */
export const kindOf = (way: Choice | undefined): UnitKind | undefined => unitOf(way)?.kind;

const added = kindsThatAre('added');

/** The amounts of a figure from its parts and their joins. `gaps[n]` is the text before part n. */
export function amountsFrom(parts: readonly FigurePart[], gaps: readonly string[]): readonly Amount[] {
  const [part, ...more] = parts;
  // Nearly all figures are one number.
  const amounts: readonly Amount[] =
    part && more.length === 0 ? [{ ways: [[[{ count: 1, sides: [part] }]]] }] : combine(draftsFrom(parts, gaps));
  // `30 kW each`: of how many is not said.
  const isOfEach = amounts.length === 1 && /^\W*each\b/.test(gaps.at(-1) ?? '');
  return isOfEach && isSingle(amounts[0]) ? amounts.map((amount) => ({ ...amount, isPart: true })) : amounts;
}

const isSingle = (amount: Amount | undefined): boolean =>
  amount?.ways.every((way) => way.flat().every(({ count }) => count === 1)) === true;

function draftsFrom(parts: readonly FigurePart[], gaps: readonly string[]): Draft[] {
  const drafts: Draft[] = [];
  let counted: { count: number; at: number } | undefined;
  for (const [at, part] of parts.entries()) {
    const draft = drafts.at(-1);
    const way = draft?.ways.at(-1);
    const before = way?.at(-1)?.at(-1);
    if (isCount(parts, gaps, at)) {
      counted = { count: (counted?.count ?? 1) * (part.value ?? 1), at: counted?.at ?? at };
      continue;
    }
    if (way && before && isCountBehind(parts, gaps, at)) {
      const isShared = way.length > 1 && way.slice(0, -1).every((sum) => !hasOwnUnit(sum.at(-1)?.sides[0]));
      for (const sum of isShared ? way : way.slice(-1)) for (const size of sum.slice(-1)) size.count *= part.value ?? 1;
      continue;
    }
    // `11 kW + 2 × 75 kW`: what joins is the count.
    const { count, at: first } = counted ?? { count: 1, at };
    const joined = parts[first]?.join;
    const sized = { count, sides: [part] };
    counted = undefined;
    if (!draft || !way || !before || joined === undefined || joined === 'with')
      drafts.push({ ways: [[[sized]]], gap: gaps[first] ?? '' });
    else if (joined === 'same') draft.ways.push([[sized]]);
    else if (joined === 'plus') way.at(-1)?.push(sized);
    else if (joined === 'times') before.sides = [...before.sides, part];
    else if (isRange(before, part)) before.sides = [{ ...before.sides[0], ...part }];
    // `2 x 75/90 kW`: two of one or two of the other.
    else way.push([hasOwnUnit(before.sides[0]) ? sized : { ...sized, count: before.count }]);
    // `75 kW, 55 kW`: both or one of them.
    const isPair =
      joined === 'or' && way?.length === 2 && hasOwnUnit(before?.sides[0]) && /^,\s*$/.test(gaps[first] ?? '');
    if (draft && isPair && isPlain(way) && isAdded({ ways: [way] })) draft.isPart = true;
    else if (draft && joined === 'or') delete draft.isPart;
  }
  return drafts;
}

/** Whether a unit stands behind the number itself, not behind a later one that shares it. */
const hasOwnUnit = (part: FigurePart | undefined): boolean =>
  part?.tokens.some((token) => typeof token === 'object' && 'gap' in token) === true;

/** `5 mm min / 10 mm max` */
const isRange = ({ sides: [before, ...more] }: Counted, part: FigurePart): boolean =>
  more.length === 0 &&
  before?.min !== undefined &&
  before.max === undefined &&
  part.max !== undefined &&
  part.min === undefined;

const isPieces = ({ unit, value }: FigurePart): boolean =>
  unit?.kind === 'count' && unit.sign !== 'ph' && Number.isInteger(value);

/** A number of what comes next: `2 x 45 kW`, `2 nos. 75 kW`, `2 motors of 75 kW`, `2 motors, 75 kW each`. */
function isCount(parts: readonly FigurePart[], gaps: readonly string[], at: number): boolean {
  const [part, next] = [parts[at], parts[at + 1]];
  if (!part || !next) return false;
  if (part.unit === undefined) return next.join === 'times' && parts.slice(at).some(({ unit }) => unit);
  if (!isPieces(part) || !next.unit || !added.has(next.unit.kind)) return false;
  const between = gaps[at + 1] ?? '';
  if (next.join === 'times') return true;
  if (part.unit.sign !== undefined) return next.join === 'with' && /^[\s.]*(?:of\s)?$/.test(between);
  return /^\s*(?:of|with|at)\s+$/.test(between) || (/^,\s*$/.test(between) && /^\s*each\b/.test(gaps[at + 2] ?? ''));
}

/** A number of what stands before: `75 kW x 2`, `7.5 HP x 2 Nos`, `75 kW, 2 nos.`, `45 kW each, 2 motors`. */
function isCountBehind(parts: readonly FigurePart[], gaps: readonly string[], at: number): boolean {
  const [before, part] = [parts[at - 1], parts[at]];
  if (!before?.unit || !part || !added.has(before.unit.kind)) return false;
  if (part.unit === undefined) return part.join === 'times';
  if (!isPieces(part)) return false;
  const between = gaps[at] ?? '';
  return (
    part.join === 'times' ||
    /^\s*each,?\s*$/.test(between) ||
    (part.unit.sign !== undefined && /^\s*,?\s*$/.test(between))
  );
}

const isAdded = ({ ways: [way] }: Amount): boolean => {
  const kind = kindOf(way);
  return kind !== undefined && added.has(kind);
};

/** Joins what only a remark parts: `10 HP (7.5 kW) + 5 HP (3.7 kW)`, `15 kW main + 7.5 kW aux.` */
function combine(drafts: readonly Draft[]): readonly Amount[] {
  const amounts: Amount[] = [];
  for (const { ways, gap, ...draft } of drafts) {
    const amount = amounts.at(-1);
    const kind = kindOf(ways[0]);
    const isAlike = amount !== undefined && kind !== undefined && kindOf(amount.ways[0]) === kind;
    const alike = ways.filter((way, at) => at === 0 || isLike(way, ways[0]));
    if (isAlike && /[([:=]\s*$/.test(gap) && isSameTotal(amount.ways[0], ways[0]))
      amounts[amounts.length - 1] = { ...amount, ways: [...amount.ways, ...alike] };
    else if (isAlike && /\+\s*$/.test(gap)) amounts[amounts.length - 1] = join(amount, alike, plus);
    else if (isAlike && /\)\s*\/\s*$/.test(gap)) amounts[amounts.length - 1] = join(amount, alike, or);
    // `45 kW (2 nos)`, `45 kW (2 motors)`: of one or of both is not said.
    else if (
      amount &&
      severalOf.test(unitOf(ways[0])?.sign ?? unitOf(ways[0])?.written ?? '-') &&
      isAdded(amount) &&
      /\(\s*$/.test(gap)
    )
      amounts.splice(-1, 1, { ...amount, isPart: true }, { ways: alike });
    else if (isAlike && added.has(kind) && /[,;&]\s*$/.test(gap) && isPlain(alike[0]))
      amounts.splice(-1, 1, { ...amount, isPart: true }, { ways: alike, isPart: true });
    else amounts.push({ ...draft, ways: alike });
  }
  return amounts;
}

/** `90 kW (75 + 15 kW)`: a total with its terms; `2 x 60 HP (2 x 45 kW)`: the same in another unit, as makers round it. */
const isSameTotal = (first: Choice | undefined, second: Choice | undefined): boolean =>
  Math.abs(totalOf(first) / totalOf(second) - 1) < (signOf(first) === signOf(second) ? 0.005 : 0.03);

/** Pieces, without a sign of their own, and what a machine may have several of. */
const severalOf = /^(?:|motors|drives|engines|pumps|fans|units|sets)$/i;
const unitOf = (way: Choice = []) => way[0]?.[0]?.sides[0]?.unit;
const signOf = (way?: Choice) => unitOf(way)?.sign;

const totalOf = (way: Choice = []): number =>
  (way[0] ?? []).reduce(
    (sum, { count, sides: [side] }) => sum + count * (side?.value ?? NaN) * (side?.unit?.factor ?? 1),
    0,
  );

const plus = (first: Choice, second: Choice): Choice => first.flatMap((sum) => second.map((more) => [...sum, ...more]));
const or = (first: Choice, second: Choice): Choice => [...first, ...second];

/** Each way with that of the second amount that is in the same unit. */
function join(amount: Amount, others: readonly Choice[], made: typeof plus): Amount {
  return {
    ...amount,
    ways: amount.ways.flatMap((way) => {
      const alike = others.find((candidate) => signOf(candidate) === signOf(way)) ?? others[0];
      return alike ? [made(way, alike)] : [];
    }),
  };
}

/** Values without limits: `7.5 kW, max. 11 kW` is one amount and a limit. */
const isPlain = (way: Choice | undefined): boolean =>
  way?.flat().every(({ sides }) => sides.every(({ value }) => value !== undefined)) === true;

/** Whether a second way states the amount of the first: as many sizes, or both are sums. */
function isLike(way: Choice, first: Choice = []): boolean {
  const isSum = (choice: Choice) =>
    choice.length === 1 && choice.flat().every(({ count, sides }) => count * sides.length === 1);
  const shapeOf = (choice: Choice) =>
    choice.map((sum) => sum.map(({ count, sides }) => `${count}×${sides.length}`).join('+'));
  return (isSum(way) && isSum(first)) || isSameTotal(way, first) || shapeOf(way).join() === shapeOf(first).join();
}
