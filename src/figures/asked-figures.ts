/** Finds figures in a query (`150 HP`, `5 t/h tyre`) and the machines that match them. Runs in the browser. */
import { above, anyOf, atLeast, atMost, below } from './reading/limits.ts';
import { findUnit, forceNamedAfter, kindsThatAre, type UnitKind } from './units.ts';

/**
 * By kind of unit, three numbers per figure: document, minimum, maximum, in the kind's base unit. Only kinds that
 * buyers ask for, to keep the file small.
 */
export type FigureColumns = Partial<Record<UnitKind, number[]>>;

export const askedKinds: ReadonlySet<UnitKind> = kindsThatAre('asked');

/** What a figure of a query can mean: `150 Ton` is a force or a mass. */
type AskedFigure = readonly { kind: UnitKind; low: number; high: number }[];

/** A number or a range, and a possible unit, of which nothing goes on behind: `5 N.cm`, `30 t/24h`, `50 kg ± 5`. */
const number = String.raw`(\d{1,3}(?:['’\s]\d{3})+(?!\d)(?:[.,]\d+)?|\.?\d[\d.,]*)`;
const goesOn = String.raw`[\p{L}\d]|[.·^]\p{L}|\s*±\s*\d|\s*/\s*(?:\(|\d+\s?h)`;
const unitOf = String.raw`\p{L}\.\p{L}\.?|\p{L}+[²³23]?(?:\s*/\s*\p{L}+|\s+per\s+\p{L}+)?[²³23]?`;
const to = String.raw`\s*(?:[-–~]|(?:to|bis|à|a)\s)\s*`;
/** `5 kW or more`, `5 kW+`, `10 t max` */
const behind = String.raw`(?:\s*(?:(\+(?!\s*\d)|(?:or|and|oder|ou|o)\s(?:more|above|mehr|plus|más|più)|min(?:imum)?)|((?:or|oder|ou|o)\s(?:less|below|weniger|moins|menos|meno)|max(?:imum)?))(?![\p{L}\d]))?`;
const figure = new RegExp(
  // Of `120 HP to 160 HP`, the first unit is left out.
  String.raw`(?<![\p{L}\d.,^]|\p{L}-)([≥≤><]\s*)?(?:${number}(?:\s*(${unitOf})(?=${to}[\d.,]+\s*\3(?!\p{L})))?${to})?${number}\s*(${unitOf})(?!${goesOn})${behind}`,
  'giu',
);

/** `between 5 and 7 kW` */
const between = /(?<!\p{L})(?:between|zwischen|entre|tra)\s+(\d[\d.,]*(?:\s*\p{L}+)?)\s+(?:and|und|et|y|e)\s+(?=\d)/giu;
/** Words of comparison and signs before a number, but not within a range: `5 bis 8 t/h`. */
const limits = [
  [`${anyOf(atLeast)}|>=|=>`, '≥'],
  [`${anyOf(atMost)}|<=|=<`, '≤'],
  [anyOf(above), '>'],
  [anyOf(below), '<'],
].map(([words = '', sign = '']) => ({
  form: new RegExp(
    String.raw`(?<![\p{L}\d]${sign === '≤' ? String.raw`|\d\s*[\p{L}/]{0,5}\s+` : ''})(?:${words})\s*(?:of\s+)?(?=[.,]?\d)`,
    'giu',
  ),
  sign,
}));
/** `8 in 1`, `2 in front`: no inches. */
const isNoUnit = (written: string, behindIt: string) => written === 'in' && /^\s+[\p{L}\d]/u.test(behindIt);
/** Before the last number of `1 1/2 hp`, `10^4 kg`, `2 x 45 kW`, `15, 18 or 22 kW`, `-5 bar`: only rows have these. */
const startsBefore =
  /(?<!\p{L}-?|[\d.,])\d[\d.,]*\s*(?:[/*×x^·&+–~-]|,\s|(?:or|and|to)\s)\s*$|[¼-¾⅓-⅞]\s*[-–]?\s*$|±\s*$|(?:^|\s)[-−]$/u;

/**
 * Splits a query into figures and remaining words. A number with an unknown unit is a word, and so are all numbers of a
 * notation that is not read here.
 */
export function readAsked(question: string, synonyms: ReadonlyMap<string, readonly string[]>) {
  const asked: AskedFigure[] = [];
  const asWritten = limits.reduce(
    (text, { form, sign }) => text.replace(form, sign),
    question.replace(between, '$1 to '),
  );
  const rest = asWritten.replace(figure, (text, ...groups: string[]) => {
    const [sign = '', first, , last = '', written = '', orMore, orLess] = groups;
    const at = Number(groups[7]);
    if (isNoUnit(written, asWritten.slice(at + text.length))) return text;
    const unit = [written, ...(synonyms.get(written.toLowerCase()) ?? [])]
      // Visitors write `300 kn`, data sheets do not.
      .map((word) => findUnit(word) ?? findUnit(word.toUpperCase()))
      .find((one) => one !== undefined);
    if (!unit || !askedKinds.has(unit.kind) || startsBefore.test(asWritten.slice(0, at))) return text;
    const [low, high] = [numberOf(first ?? last), numberOf(last)];
    if (!(low <= high)) return text;
    const limit = first === undefined ? limitOf(sign.trim(), orMore, orLess) : undefined;
    const meanings = [forceNamedAfter(unit), unit].filter((one) => one !== undefined);
    asked.push(
      meanings.map(({ kind, factor }) => {
        const [least, most] = limit?.(low * factor) ?? [low * factor, high * factor];
        return { kind, low: least, high: most };
      }),
    );
    return ' ';
  });
  // Nothing but the brackets of `180 HP (132 kW)`.
  if (asked.length === 0) return { asked, rest: question };
  return { asked, rest: /[\p{L}\d]/u.test(rest) ? rest.replace(/[≥≤<>]/g, ' ').trim() : '' };
}

/** `over` and `under` leave out what differs by no more than makers round. */
function limitOf(sign: string, orMore?: string, orLess?: string) {
  if (sign === '>') return (value: number): [number, number] => [value * beyond, Infinity];
  if (sign === '<') return (value: number): [number, number] => [0, value / beyond];
  if (sign === '≥' || orMore !== undefined) return (value: number): [number, number] => [value, Infinity];
  return sign === '≤' || orLess !== undefined ? (value: number): [number, number] => [0, value] : undefined;
}

/** Thousands in any language, as visitors write them: `1,200`, `1.200`, `1'200`, `1 200`, `1,50,000`. */
const grouped = /^[1-9]\d{0,2}(?:[.,'’\s]\d{2,3})*[.,'’\s]\d{3}(?!\d)/;

function numberOf(text: string): number {
  const [thousands = ''] = grouped.exec(text) ?? [];
  return Number(thousands.replace(/\D/g, '') + text.slice(thousands.length).replace(',', '.'));
}

/** The documents that state a figure of this kind. */
export function documentsStating(asked: AskedFigure, columns: FigureColumns): number[] {
  return asked.flatMap(({ kind }) => (columns[kind] ?? []).filter((_, at) => at % 3 === 0));
}

/** Makers round: 132 kW is 180 HP. */
const tolerance = 0.02;
const beyond = 1 + tolerance * 1.1;

/**
 * The documents that match a figure, best first: a throughput matches from that value up, the smallest first; anything
 * else matches that value or a range around it.
 */
export function documentsWith(asked: AskedFigure, columns: FigureColumns): number[] {
  const matching = asked.flatMap(({ kind, low, high }) => {
    const column = columns[kind] ?? [];
    const reaches = (kind === 'throughput' || kind === 'daily') && low > 0;
    const found: { id: number; most: number }[] = [];
    for (let at = 0; at + 2 < column.length; at += 3) {
      const [id = 0, least = 0, most = 0] = column.slice(at, at + 3);
      const isAtMost = reaches || least <= high * (1 + tolerance);
      if (most >= low * (1 - tolerance) && isAtMost) found.push({ id, most });
    }
    return reaches ? found.toSorted((a, b) => a.most - b.most) : found;
  });
  return [...new Set(matching.map(({ id }) => id))];
}
