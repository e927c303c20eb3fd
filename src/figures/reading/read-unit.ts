import type { WrittenUnit } from '../figure.ts';
import { dotted, findUnit, spellings, type OwnUnits } from '../units.ts';
import { findAnyUnit } from './more-units.ts';

/** The unit after a number, or an unknown one with a suggestion. `gap` is the space before it. */
type ReadUnit = { unit: WrittenUnit; gap: string } | { unknown: string; suggestion: string | undefined; gap: string };

/** A word with an optional power (`m³`, `cm2`); `atStart` adds a second unit after a slash or `per`. */
const word = String.raw`(?:[°º˚]\s?[CF]\b|℃|''|[°%"″”'′’]|(?:[Ss]q|SQ|[Cc]u|CU)\.?\s?\p{L}+\.?|(?:U\.?S\.?|U\.?K\.?|[Ii]mp(?:erial|\.)?|[Ss]hort|[Ll]ong|[Mm]etric)\s?(?:[Tt]on|[Gg]al|gpm|GPM)\p{L}*\.?|\p{L}(?:\.\p{L})+\.?|${dotted}|\p{L}[\p{L}\p{M}]*(?:[²³]|[23](?![\d.,]))?(?:\(A\))?(?:\.(?!\.))?)`;
const atStart = new RegExp(
  String.raw`^([\s\u00a0]*-?)(${word}(?:\s*\/\s*\p{L}+(?:[²³]|[23](?!\d))?(?:\.(?!\.))?(?!\s*=)|\s+per\s+\p{L}+)?)`,
  'u',
);
const single = new RegExp(`^${word}`, 'u');
const parted = /\s+per\s+|\s*\/\s*/;

/** `1500 min⁻¹`: turns or strokes. */
const inverse = /^([\s\u00a0]*)(1\/(?:min|s|h)|(?:min|s|h)(?:\^?[-−]1|⁻¹))(?![\p{L}\d])/u;

/** Words that continue the sentence rather than name a unit. */
const goesOn =
  /^(?:to|until|bis|à|tot|till|x|and|or|und|oder|et|ou|with|by|of|for|at|on|upto|up|max|maximum|approx|approximately|about|each|per|plus|from|over|ac|dc|unc|unf|di|do|wt|vol|fl)$/i;
/** Countable things: `blades`, `Tyres`. Two letters or capitals are more likely a unit. */
const plainWord = /^(?:\p{Ll}{3,}|\p{Lu}\p{Ll}{3,})$/u;

/** Reads a known unit at the start of a text. Units of units.yaml take precedence. */
export function readKnownUnit(text: string, ownUnits?: OwnUnits): { unit: WrittenUnit; gap: string } | undefined {
  const [, before, mine] = ownUnits?.behind?.exec(text) ?? [];
  const known = mine === undefined ? undefined : ownUnits?.units.get(mine);
  if (known && mine !== undefined) return { unit: { written: mine, ...known }, gap: before ?? '' };
  const [turns, space = '', perTime] = inverse.exec(text) ?? [];
  if (turns !== undefined && perTime !== undefined)
    return { unit: { written: perTime, kind: 'rate', factor: 1 }, gap: space };
  const { gap, whole, first } = readWord(text) ?? {};
  if (gap === undefined || whole === undefined || first === undefined) return undefined;
  for (const written of [whole, first, first.replace(/\.$/, '')]) {
    const unit = findAnyUnit(written);
    if (unit)
      return {
        unit: (written === whole ? undefined : rateOf(whole, unit.factor, text.slice(gap.length))) ?? {
          written,
          ...unit,
        },
        gap,
      };
  }
  return undefined;
}

/** The word after a number, alone and with what follows a slash or `per`. */
function readWord(text: string): { gap: string; whole: string; first: string } | undefined {
  const [all, gap = '', whole = ''] = atStart.exec(text) ?? [];
  return all === undefined ? undefined : { gap, whole, first: single.exec(whole)?.[0] ?? whole };
}

/** `x3` in `1500x3 mm` is not a unit. */
const timesSign = /^\s*x\s*\d/i;

/** Reads the unit at the start of a text; undefined when no word follows. */
export function readUnit(text: string, ownUnits?: OwnUnits): ReadUnit | undefined {
  if (timesSign.test(text)) return undefined;
  const known = readKnownUnit(text, ownUnits);
  if (known) return known;
  const read = readWord(text);
  if (!read) return undefined;
  const { gap, whole, first } = read;
  const plain = first.replace(/\.$/, '');
  // A capital directly before digits starts a name: `445/95 R25`.
  const isName = /\s/.test(gap) && /^\p{Lu}+$/u.test(plain) && /^\s?\d/.test(text.slice(gap.length + whole.length));
  // `3 y 5 t`; a capital is a name.
  if (goesOn.test(plain) || /^[yoe]$/.test(plain) || isName) return undefined;
  const suggestion = things.has(plain.toLowerCase()) ? undefined : suggestedUnit(plain);
  if (suggestion === undefined && plainWord.test(plain) && !signWithMore.test(plain)) {
    return { unit: rateOf(whole, 1, text.slice(gap.length)) ?? { written: plain, kind: 'count', factor: 1 }, gap };
  }
  // Report `Nm³/h` as a whole, as it would be written in units.yaml.
  return {
    unknown: suggestion === undefined && whole.includes('/') ? whole.replace(/\.$/, '') : plain,
    suggestion,
    gap,
  };
}

/** A number directly followed by capitals. */
const withCapitals = /^\d+(?:\.\d+)?(\p{Lu}\p{L}*)[\p{L}\d./-]*/u;

/** `1000BASE-T`, `10G/25G`: capitals directly after digits that are not a unit make a type name. */
export function readTypeName(text: string, ownUnits?: OwnUnits): string | undefined {
  const [whole, letters = ''] = withCapitals.exec(text) ?? [];
  const unit = whole === undefined ? undefined : readUnit(letters, ownUnits);
  return unit && 'unknown' in unit && unit.suggestion === undefined ? whole : undefined;
}

/** Behind a slash, what starts another figure: `4600 kg / gross 5200 kg`, `3 kW / max. 4 kW`, `Ø 100 mm / Ø 56 mm`. */
const nextFigure =
  /^[^/]+?(?:\/|\sper\s)\s*\p{L}+\.?\s*(?:(?:(?:max|min|approx|ca)\.?|up to|about|from|[Ø⌀φ≤≥<>~≈±+-])\s*){0,2}\d/iu;

/** `tyres per hour`, `t/day`, `kW/motor`: a rate. Rates over time are converted to one per second. */
function rateOf(whole: string, factor: number, text: string): WrittenUnit | undefined {
  const [, per = ''] = whole.split(parted);
  const by = findUnit(per);
  if (per === '' || (by?.kind !== 'time' && nextFigure.test(text))) return undefined;
  return { written: whole, kind: 'rate', factor: by?.kind === 'time' ? factor / by.factor : factor };
}

/** What machines have or make, and what only one letter parts from a unit: `25 bags/min` are no bars. */
const things: ReadonlySet<string> = new Set(
  'bags bands bays bears bins boats bolts cars cords doors ears feed fins food gears grains jars joints lamps oars pins ramps rays rods roots round rounds sets tapes tens tins tops toys trays yarns'.split(
    ' ',
  ),
);

/** No word starts with these. Letters behind them make another unit (`kgm`, `mmHg`, `psig`), or are a typo. */
const signWithMore = /^(kg|mm|cm|kw|hp|rpm|hz|psi|tph)([a-z]{1,2})$/i;
/** `mms`, `kgms`, `kgx`. */
const typo = /^(?:m?s|x)$/i;
/** `kgg`, `mmm`, but not `Nmm` and `cmm`. */
const doubled = /^mmm$|^.+([^m])\1$/i;

/** The unit of a misspelt word: `kgg`, `Gaus`, `litrs`. Other words of up to three letters resemble too many units. */
function suggestedUnit(plain: string): string | undefined {
  if (/^kilos?$/i.test(plain)) return 'kg';
  const [, sign = '', more = ''] = signWithMore.exec(plain) ?? [];
  const meant = typo.test(more) ? sign : doubled.test(plain) ? plain.slice(0, -1) : '';
  const unit = findUnit(meant);
  if (unit || sign) return unit?.sign;
  if (plain.length < 4) return undefined;
  const long = spellings.filter((name) => name.length > 3 && Math.abs(name.length - plain.length) <= 1);
  return long.find((name) => isMisspelling(plain.toLowerCase(), name));
}

/**
 * Whether a letter is missing, doubled or, within a longer word, replaced. Any other letter may make another unit:
 * `barg`, `mbars`, `tonsf`, `mils`.
 */
function isMisspelling(plain: string, unit: string): boolean {
  let start = 0;
  while (start < plain.length && plain[start] === unit[start]) start++;
  const [rest, right] = [plain.slice(start), unit.slice(start)];
  const isDoubled = rest.slice(1) === right && (plain[start] === plain[start - 1] || (right === '' && rest === 's'));
  const isReplaced = start > 0 && plain.length > 4 && right.length > 1 && rest.slice(1) === right.slice(1);
  return rest === right.slice(1) || isDoubled || isReplaced;
}
