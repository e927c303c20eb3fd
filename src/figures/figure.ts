/**
 * A figure is a row of a machine's tables, read once: the maker's text, and what it says. Nothing outside `src/figures/`
 * parses the text of a figure.
 */
import type { Units } from '#generated/entries.gen.ts';
import type { Unit } from './units.ts';

/** What a row states, whatever its name (schemas/units.schema.json, `drawn`). */
export type RowRole = Units['drawn'][number]['as'];

export interface Figure {
  /** The row's name as written. */
  label: string;
  /** The row's normalized name, by which rows of several machines are the same. */
  key: string;
  /** The maker's text. */
  text: string;
  reading: Reading;
  /** What drawings and comparisons know the row as (`drawn` in units.yaml). */
  role?: RowRole;
  /** It stands in the shared sheet, not in the machine's own file. */
  isShared?: true;
  /** JSON pointer of the value in its file; missing for a figure that is derived from others. */
  pointer?: string;
}

/** The rows under one title of a machine's tables. */
export interface FigureTable {
  title: string;
  rows: readonly Figure[];
}

/** What the name of a row says about its figures. */
export interface RowContext {
  /** A force, possibly given in tons or kilograms. */
  isForce?: true;
  isDifference?: true;
  /** The sides of a machine, of which none is a count. */
  isSize?: true;
  /** A flow of a liquid, not of air. */
  isLiquid?: true;
  /** Several motors or pumps. */
  isPlural?: true;
  /** Possible values: `Screen sizes`. */
  isSeries?: true;
  /** Signs of units that mean something else in such a row: `15'` in one of times. */
  ambiguous?: readonly string[];
  /** The unit of bare numbers: `Length (m)`. */
  unit?: WrittenUnit;
}

/** A text is a quantity, plain words (`Fitted`, `On request`, `PLC S7-1200`), or unclear. */
export type Reading = Quantity | PlainText | Unclear;

/**
 * A text of which every number and every word was understood. Its text is `gaps[0] parts[0] gaps[1] parts[1] …`, the
 * last gap closes it.
 */
export interface Quantity {
  kind: 'quantity';
  parts: readonly FigurePart[];
  gaps: readonly string[];
  /** What it states, in the order of the text: `415v 3 phase 50Hz` has three amounts. */
  amounts: readonly Amount[];
  /** The maker's figure in our typography: spaces, dashes of ranges, times signs. */
  shown: string;
  /** Set if it can be read in one way only, but visitors may stumble over the notation (`6,5 kg` in English). */
  remark?: Problem;
}

/** A text that is shown as written: it has no number, or a number or word that was not understood. */
interface PlainText {
  kind: 'words';
}

/** A text with a mistake, or one that can be read in two ways. It is shown as written. */
interface Unclear {
  kind: 'unclear';
  problem: Problem;
}

/** What is wrong with a text, and how to write it. */
export interface Problem {
  reason: string;
  /** What to do, or what to write in place of the error. */
  fix: string | { value: string };
  /** Offsets of the error in the text. */
  start: number;
  end: number;
  /** Whether the only error is an unknown unit. */
  isUnit: boolean;
  /** What can stand in place of the error: a text for each way to read it. */
  readings?: readonly string[];
}

/** A unit as written. Words such as `tyres`, and rates like `t/day`, have no sign. */
export interface WrittenUnit extends Omit<Unit, 'sign'> {
  written: string;
  sign?: string;
  /** A flow of a liquid: of a pump. */
  isLiquid?: true;
}

/**
 * One number or range with its unit. Has `value`; or `min`, `max` or both (`2-6 cm`, `up to 30 m`, `from 5 kW`); or only
 * a tolerance (`±0.5%`). All numbers are in `unit`, if there is one.
 */
export interface FigurePart {
  value?: number;
  min?: number;
  max?: number;
  /** `±2`, `+50/-20`: how far it may be above and below, both positive. */
  tolerance?: { plus: number; minus: number };
  unit?: WrittenUnit;
  /** `about`, `approx.`, `~`. */
  approximate?: true;
  /** A difference of temperatures (`ΔT 10 °C`), which has a scale but no zero point. */
  isDifference?: true;
  /** The unit stands in the row's name (`Length (m): 4.5`), not in the text. */
  unitInLabel?: true;
  /**
   * How it relates to the part before: `plus` (`20 HP + 2 HP`), `times` (`1530x2700x1200 mm`, `2 x 45 kW`), `or` (another
   * possible value: `15/18.5 kW`, `500, 650 or 800 mm`), `same` in another unit (`180 HP (132 kW)`), `with`
   * (`415v 3 phase 50Hz`).
   */
  join?: Join;
  /** Its text. */
  tokens: readonly Token[];
}

/** A size and how often it is there: `2 × 75 kW`, `75 kW x 2 nos`. One part for each of its sides. */
export interface Counted {
  count: number;
  sides: readonly FigurePart[];
}

/** `45 + 15 kW` has two terms, `90 kW` one. */
type Sum = readonly Counted[];

/** `15/18.5 kW` may be one or the other. */
export type Choice = readonly Sum[];

export interface Amount {
  /** The amount in each unit that it is stated in, as in `180 HP (132 kW)`. Never empty. */
  ways: readonly Choice[];
  /** There is another one beside it, and whether the two make a sum is not known: `75 kW (main), 7.5 kW (pump)`. */
  isPart?: true;
}

type Join = 'plus' | 'times' | 'or' | 'same' | 'with';

/** A piece of a part's text: words and signs, a number, or a unit. */
export type Token = string | NumberToken | UnitToken;

export interface NumberToken {
  value: number;
  /** As written, with its sign. */
  text: string;
  /** Digits after the decimal point; undefined for fractions, powers and leading zeros, which stay as written. */
  decimals: number | undefined;
  /** The unit that it is in, possibly that of a later part. */
  unit?: WrittenUnit;
  isDifference?: true;
}

export interface UnitToken {
  /** What stands before it: a space, a hyphen or nothing. */
  gap: string;
  unit: WrittenUnit;
}

export const isNumber = (token: Token): token is NumberToken => typeof token === 'object' && 'value' in token;

/** The text of a token as the maker wrote it. */
export function textOf(token: Token): string {
  if (typeof token === 'string') return token;
  return isNumber(token) ? token.text : token.gap + token.unit.written;
}

/** The text of a quantity from the texts of its parts. */
export function joinPieces(gaps: readonly string[], pieces: readonly string[]): string {
  return gaps.map((gap, index) => gap + (pieces[index] ?? '')).join('');
}

/** The quantity of a figure; undefined for words and unclear texts. */
export function quantityOf({ reading }: Pick<Figure, 'reading'>): Quantity | undefined {
  return reading.kind === 'quantity' ? reading : undefined;
}

/** The parts of a figure; none for words and unclear texts. */
export const partsOf = (figure: Pick<Figure, 'reading'>): readonly FigurePart[] => quantityOf(figure)?.parts ?? [];

/** The numbers of a part, as ordered in the text, without its tolerance. */
export function numbersOf({ value, min, max }: FigurePart): number[] {
  return (value === undefined ? [min, max] : [value]).filter((number) => number !== undefined);
}
