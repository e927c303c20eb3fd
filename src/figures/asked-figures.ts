/** Finds figures in a query (`150 HP`, `5 t/h tyre`) and the machines that match them. Runs in the browser. */
import { stem } from '../text/split-words.ts';
import { above, anyOf, atLeast, atMost, below, unitsFirst } from './reading/limits.ts';
import { askedAs, dotted, findUnit, forceNamedAfter, toBase, wordsOfRows, type Unit } from './units.ts';

/** By what is asked for (`askedAs`), three numbers per figure: document, minimum, maximum, in the base unit. */
export type FigureColumns = Partial<Record<string, number[]>>;

/** What a figure of a query can mean: `150 Ton` is a force or a mass. */
type AskedFigure = readonly { kind: string; low: number; high: number }[];

/** A number or a range, and a possible unit, of which nothing goes on behind: `5 N.cm`, `30 t/24h`, `50 kg ± 5`. */
const number = String.raw`(\d{1,3}(?:['’\s]\d{3})+(?!\d)(?:[.,]\d+)?|\.?\d[\d.,]*)`;
const goesOn = String.raw`[\p{L}\d]|[.·^]\p{L}|\s*±\s*\d|\s*/\s*(?:\(|\d+\s?h)`;
const unitOf = String.raw`${dotted}|dB\s?\(A\)|[°º]\s?[CF](?!\p{L})|[℃%°]|\p{L}\.\p{L}\.?|\p{L}+[²³23]?(?:\s*/\s*\p{L}+|\s+per\s+\p{L}+)?[²³23]?`;
const to = String.raw`\s*(?:[-–~]|(?:to|bis|à|a)\s)\s*`;
/** `5 kW or more`, `5 kW+`, `10 t max` */
const behind = String.raw`(?:\s*(?:(\+(?!\s*\d)|(?:or|and|oder|ou|o)\s(?:more|above|mehr|plus|más|più)|min(?:imum)?)|((?:or|oder|ou|o)\s(?:less|below|weniger|moins|menos|meno)|max(?:imum)?))(?![\p{L}\d]))?`;
const figure = new RegExp(
  // Of `120 HP to 160 HP`, the first unit is left out.
  String.raw`(?<![\p{L}\d.,^]|\p{L}-)([≥≤><]\s*)?(?:${number}(?:\s*(${unitOf})(?=${to}[\d.,]+\s*\3(?!\p{L})))?${to})?${number}\s*(${unitOf})(?!${goesOn})${behind}`,
  'giu',
);

/** `1200 x 900 mm`, `2200x960`: each side is a figure, in mm unless it says otherwise. `2 x 45 kW` are no sides. */
const sides = /(?<![\p{L}\d.,])(\d{3,5})\s*[x×*]\s*(\d{3,5})(?:\s*[x×*]\s*(\d{3,5}))?(?:\s*(mm|cm)(?![\p{L}\d]))?/giu;
const readSides = (_: string, ...[first, second, third, unit = 'mm']: string[]) =>
  [first, second, third].flatMap((side) => (side === undefined ? [] : `${side} ${unit}`)).join(' ');

/** `HP 180`, `kW 30–45`, but not within `30 kW 5 t/h`. */
const unitFirst = new RegExp(
  String.raw`(?<![\p{L}\d.,]|\d\s)(${unitsFirst})\s+(\d[\d.,]*(?:${to}\d[\d.,]*)?)(?![\d.,]|\s*[-–/+×*^])(?=\s*(\p{L}*))`,
  'giu',
);
const readUnitFirst = (text: string, unit: string, numbers: string, next: string) =>
  findUnit(next) ? text : `${numbers} ${unit}`;

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
/** `8 in 1`, `2 in front`, `5 a day`: no inches and no amperes. */
const isNoUnit = (written: string, behindIt: string) => /^(?:in|a)$/.test(written) && /^\s+[\p{L}\d]/u.test(behindIt);
/** Before the last number of `1 1/2 hp`, `10^4 kg`, `2 x 45 kW`, `15, 18 or 22 kW`, `-5 bar`: only rows have these. */
const startsBefore =
  /(?<!\p{L}-?|[\d.,])\d[\d.,]*\s*(?:[/*×x^·&+–~-]|,\s|(?:or|and|to)\s)\s*$|[¼-¾⅓-⅞]\s*[-–]?\s*$|±\s*$|(?:^|\s)[-−]$/u;

type Synonyms = ReadonlyMap<string, readonly string[]>;
type Meaning = { as: string; unit: Partial<Unit> };

/** What a word behind a number means: a unit (`150 Ton`: also of force), or a thing that some machine counts. */
function meaningsOf(written: string, synonyms: Synonyms, columns: FigureColumns): Meaning[] {
  const unit = [written, ...(synonyms.get(written.toLowerCase()) ?? [])]
    // Visitors write `300 kn`, data sheets do not.
    .map((word) => findUnit(word) ?? findUnit(word.toUpperCase()))
    .find((known) => known !== undefined);
  if (unit)
    return [forceNamedAfter(unit), unit].flatMap((meant) => (meant?.sign ? [{ as: askedAs(meant), unit: meant }] : []));
  const [thing = '', per] = written.split(/\s*\/\s*|\s+per\s+/);
  const time = per === undefined ? undefined : findUnit(per);
  if (per !== undefined && time?.kind !== 'time') return [];
  const kind = time ? 'rate' : 'count';
  return [thing, ...(synonyms.get(stem(thing.toLowerCase())) ?? [])]
    .map((word) => ({ as: askedAs({ kind }, word), unit: { factor: 1 / (time?.factor ?? 1) } }))
    .filter(({ as }) => Object.hasOwn(columns, as));
}

/**
 * Splits a query into figures and remaining words. A number with an unknown unit is a word, and so are all numbers of a
 * notation that is not read here.
 * @param columns of the machines that are searched
 */
export function readAsked(question: string, synonyms: Synonyms, columns: FigureColumns = {}) {
  const asked: AskedFigure[] = [];
  const asWritten = limits.reduce(
    (text, { form, sign }) => text.replace(form, sign),
    question.replace(sides, readSides).replace(unitFirst, readUnitFirst).replace(between, '$1 to '),
  );
  const rest = asWritten.replace(figure, (text, ...groups: string[]) => {
    const [sign = '', first, , last = '', written = '', orMore, orLess] = groups;
    const at = Number(groups[7]);
    if (isNoUnit(written, asWritten.slice(at + text.length))) return text;
    const meanings = meaningsOf(written, synonyms, columns);
    const before = asWritten.slice(0, at);
    if (meanings.length === 0 || startsBefore.test(before)) return text;
    // `30 t/24h`
    if (meanings[0]?.as === 'time' && before.endsWith('/')) return text;
    const [low, high] = [numberOf(first ?? last), numberOf(last)];
    if (!(low <= high)) return text;
    const figures = meanings.map(({ as, unit }) => {
      const [least, most] = [toBase(low, unit), toBase(high, unit)];
      const beyond = 1 + 1.1 * toleranceOf(as);
      const limited = first === undefined ? limit(least, beyond, sign.trim(), orMore, orLess) : undefined;
      return { kind: as, ...(limited ?? { low: least, high: most }) };
    });
    // `over 20 t` is rather a weight than a force.
    const isOpen = figures.some((range) => range.low === 0 || range.high === Infinity);
    asked.push(isOpen ? figures.toReversed() : figures);
    return ' ';
  });
  // Nothing but the brackets of `180 HP (132 kW)`.
  if (asked.length === 0) return { asked, rest: question };
  return { asked, rest: /[\p{L}\d]/u.test(rest) ? withoutNames(rest.replace(/[≥≤<>]/g, ' '), asked) : '' };
}

/** Names of lengths; those of other quantities are in the table of units. */
const lengthNames = new Set('length width height depth size long wide high tall deep'.split(' '));

/** Without words that the units of the figures say: `weight under 5 t`, `6 m long`. Machines seldom have them in texts. */
function withoutNames(rest: string, asked: readonly AskedFigure[]): string {
  const kinds = asked.flat().map(({ kind }) => kind);
  const isSaid = (word: string) =>
    kinds.some((kind) => wordsOfRows.get(kind)?.has(word) || (kind === 'length' && lengthNames.has(word)));
  return rest
    .split(/\s+/)
    .filter((word) => word !== '' && !isSaid(word.toLowerCase()))
    .join(' ');
}

/** `over` and `under` leave out what differs by no more than makers round. */
function limit(value: number, beyond: number, sign: string, orMore?: string, orLess?: string) {
  if (sign === '>') return { low: value * beyond, high: Infinity };
  if (sign === '<') return { low: 0, high: value / beyond };
  if (sign === '≥' || orMore !== undefined) return { low: value, high: Infinity };
  return sign === '≤' || orLess !== undefined ? { low: 0, high: value } : undefined;
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

/**
 * Makers round: 132 kW is 180 HP. Temperatures are in kelvins, of which 2 are as much. Mains of 400 V are those of 380 and
 * 415 V, too (IEC 60038).
 */
const toleranceOf = (kind: string) => ({ temperature: 0.005, voltage: 0.06 })[kind] ?? 0.02;

/**
 * The documents that match a figure, best first: a throughput matches from that value up, the smallest first; anything
 * else matches that value or a range around it, the nearest first: 15 kW before 20 HP. `under 10 t` is the machine, not its bales: the most that it states.
 */
export function documentsWith(asked: AskedFigure, columns: FigureColumns): number[] {
  const matching = asked.flatMap(({ kind, low, high }) => {
    const column = columns[kind] ?? [];
    const tolerance = toleranceOf(kind);
    const reaches = /^(?:throughput|daily|rate .*)$/.test(kind) && low > 0;
    const stated = Array.from({ length: column.length / 3 }, (_, at) => column.slice(3 * at, 3 * at + 3)).map(
      ([id = 0, least = 0, most = 0]) => ({ id, least, most }),
    );
    const greatest = new Map<number, number>();
    for (const { id, least } of low === 0 ? stated : []) greatest.set(id, Math.max(least, greatest.get(id) ?? 0));
    const matches = stated.filter(
      ({ id, least, most }) =>
        most >= low * (1 - tolerance) && (reaches || (greatest.get(id) ?? least) <= high * (1 + tolerance)),
    );
    const awayOf = ({ least, most }: { least: number; most: number }) => Math.abs(least - low) + Math.abs(most - high);
    if (reaches) return matches.toSorted((a, b) => a.most - b.most);
    return low > 0 && high < Infinity ? matches.toSorted((a, b) => awayOf(a) - awayOf(b)) : matches;
  });
  return [...new Set(matching.map(({ id }) => id))];
}
