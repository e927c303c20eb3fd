import { nearest } from '../check/nearest.ts';
import type { WrittenUnit } from '../quantity.ts';
import type { OwnUnits } from './own-units.ts';
import { findUnit, spellings } from './units.ts';

/** The unit behind a number, or why it is none. `gap` is what stands before it. */
type ReadUnit = { unit: WrittenUnit; gap: string } | { unknown: string; meant: string | undefined; gap: string };

/** A word, with a power behind it (`m³`, `cm2`) and perhaps another behind a slash or `per`. */
const word = String.raw`(?:°\s?[CF]\b|℃|[°%"″'′]|(?:sq|cu)\.?\s?\p{L}+\.?|\p{L}(?:\.\p{L})+\.?|\p{L}+(?:[²³]|[23](?![\d.,]))?(?:\(A\))?\.?)`;
const atStart = new RegExp(
  String.raw`^([\s\u00a0]*-?)(${word}(?:\s*\/\s*\p{L}+(?:[²³]|[23](?!\d))?\.?|\s+per\s+\p{L}+)?)`,
  'u',
);
const single = new RegExp(`^${word}`, 'u');
const parted = /\s+per\s+|\s*\/\s*/;

/** Words that go on with the sentence instead of saying what is counted. */
const goesOn =
  /^(?:to|x|and|or|with|by|of|for|at|on|upto|up|max|maximum|approx|approximately|about|each|plus|from|over)$/i;
/** What can be counted: `blades`, `Tyres`. Two letters or capitals are rather a unit. */
const plainWord = /^(?:\p{Ll}{3,}|\p{Lu}\p{Ll}{3,})$/u;

/** Reads the unit at the start of a text; undefined when no word follows. The catalogue's own come first. */
export function readUnit(text: string, own?: OwnUnits): ReadUnit | undefined {
  const [, before, mine] = own?.behind?.exec(text) ?? [];
  const known = mine === undefined ? undefined : own?.units.get(mine);
  if (known && mine !== undefined) return { unit: { written: mine, ...known }, gap: before ?? '' };
  const match = atStart.exec(text);
  if (!match) return undefined;
  const [, gap = '', whole = ''] = match;
  const first = single.exec(whole)?.[0] ?? whole;
  for (const written of [whole, first, first.replace(/\.$/, '')]) {
    const unit = findUnit(written);
    if (unit)
      return { unit: (written === whole ? undefined : rateOf(whole, unit.factor)) ?? { written, ...unit }, gap };
  }
  const plain = first.replace(/\.$/, '');
  if (goesOn.test(plain)) return undefined;
  const meant = meantUnit(plain);
  if (meant === undefined && plainWord.test(plain)) {
    return { unit: rateOf(whole, 1) ?? { written: plain, kind: 'count', factor: 1 }, gap };
  }
  // `Nm³/h` is a unit of its own, of which units.yaml names the whole.
  return { unknown: meant === undefined && whole.includes('/') ? whole.replace(/\.$/, '') : plain, meant, gap };
}

/** A number with capitals right behind it, and what goes on. */
const withCapitals = /^\d+(?:\.\d+)?(\p{Lu}\p{L}*)[\p{L}\d./-]*/u;

/** `1000BASE-T`, `10G/25G` at the start of a text: capitals right behind digits that are no unit are the name of a type. */
export function readTypeName(text: string, own?: OwnUnits): string | undefined {
  const [whole, letters = ''] = withCapitals.exec(text) ?? [];
  const unit = whole === undefined ? undefined : readUnit(letters, own);
  return unit && 'unknown' in unit && unit.meant === undefined ? whole : undefined;
}

/**
 * `tyres per hour`, `t/day`, `kW/motor`: something by something else, with the factor to one a second where that is a
 * time.
 */
function rateOf(whole: string, factor: number): WrittenUnit | undefined {
  const [, per = ''] = whole.split(parted);
  if (per === '') return undefined;
  const by = findUnit(per);
  return { written: whole, kind: 'rate', factor: by?.kind === 'time' ? factor / by.factor : factor };
}

/** Signs that begin no word: what has a letter or two more is the unit with a typing mistake. */
const signWithMore = /^(kg|mm|cm|kw|hp|rpm|hz|psi|tph)[a-z]{1,2}$/i;

/** A unit of which a word is a typing mistake: `kgg`, `Gaus`, `litrs`. Other words of three letters are near to too many. */
function meantUnit(plain: string): string | undefined {
  if (/^kilos?$/i.test(plain)) return 'kg';
  const begun = signWithMore.exec(plain)?.[1];
  if (begun !== undefined) return findUnit(begun)?.sign;
  if (plain.length < 4) return undefined;
  const long = spellings.filter((name) => name.length > 3 && Math.abs(name.length - plain.length) <= 1);
  const near = nearest(plain, long);
  return near !== undefined && differsByOne(plain.toLowerCase(), near) ? near : undefined;
}

/** Whether one letter is missing, added or another one. */
function differsByOne(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
