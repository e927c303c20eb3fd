/** Figures as makers write them (`about 15500 Kg`, `1530x2700x1200 mm`, `20 HP + 2 HP`) and what they mean. */
import { findForeignDigits } from './quantity/figure-faults.ts';
import type { OwnUnits } from './quantity/own-units.ts';
import { scanFigure } from './quantity/scan-figure.ts';
import type { Unit } from './quantity/units.ts';

/** A unit as it is written; what is known of it, unless it is a word like `tyres` that only says what is counted. */
export interface WrittenUnit extends Partial<Unit> {
  written: string;
}

/**
 * One figure. Exactly one of these is there: `value`; `min`, `max` or both (`2-6 cm`, `up to 30 m`, `from 5 kW`);
 * `plusMinus` (`±0.5%`). All in `unit`; a number without one has none.
 */
export interface QuantityPart {
  value?: number;
  min?: number;
  max?: number;
  plusMinus?: number;
  unit?: WrittenUnit;
  /** `about`, `approx.`, `~`. */
  approximate?: true;
  /**
   * What ties it to the part before it: `plus` (`20 HP + 2 HP`), `times` (`1530x2700x1200 mm`, where the unit behind
   * the last length is that of all), `same` in other units (`180 HP (132 kW)`), `with` (`415v 3 phase 50Hz`,
   * `230V/50Hz`).
   */
  join?: 'plus' | 'times' | 'same' | 'with';
}

interface Quantity {
  parts: QuantityPart[];
}

/** Why a text with digits is no quantity. */
export interface QuantityFault {
  reason: string;
  fix: string;
  /** Offsets of what is at fault, in the text. */
  start: number;
  end: number;
  /** Whether only the unit is not known. */
  isUnit: boolean;
}

/** Where a part stands in the text that is shown: its first character, and the one behind its last. */
export type Span = readonly [start: number, end: number];

/**
 * What a text is: a quantity, plain words (`Fitted`, `On request`, `PLC S7-1200`), or something that looks like a
 * quantity and is none.
 */
export type ReadFigure =
  | { kind: 'quantity'; quantity: Quantity; shown: string; /** One for each part. */ spans: readonly Span[] }
  | { kind: 'words' }
  | { kind: 'faulty'; fault: QuantityFault };

/** How the figures of a catalogue are read, and written in one form. */
export interface KnownFigures {
  own: OwnUnits;
  /** Whose signs part thousands and decimals; English without it. */
  language?: string;
  /** What has been read before, by the texts: the same ones stand in thousands of files. */
  texts?: ReadonlyMap<string, ReadFigure>;
}

/** The longest figure of a plate has some 100 characters: more are a text, and to look for figures in it takes long. */
const maxLength = 500;

/**
 * Reads a figure, unless it is known.
 * @param label the name of its row: codes are words, whatever digits stand in them
 */
export function readFigure(text: string, known?: KnownFigures, label?: string): ReadFigure {
  if (label !== undefined && known?.own.isCode(label)) return { kind: 'words' };
  const figure = known?.texts?.get(text);
  if (figure) return figure;
  if (text.length > maxLength) return { kind: 'words' };
  return /\d|[½¼¾]/.test(text) || findForeignDigits(text) ? scanFigure(text, known?.own) : { kind: 'words' };
}

/** The parts of a quantity; undefined for plain words and for what is none. */
export function parseQuantity(text: string, known?: KnownFigures, label?: string): Quantity | undefined {
  const figure = readFigure(text, known, label);
  return figure.kind === 'quantity' ? figure.quantity : undefined;
}

/**
 * The figure as it is shown: spaces, dashes of ranges and the times sign are made uniform (`1530 × 2700 × 1200 mm`,
 * `120–160 HP`); the maker's own words, units and numbers stay. What is no quantity stays as it is.
 */
export function showQuantity(text: string, known?: KnownFigures, label?: string): string {
  const figure = readFigure(text, known, label);
  return figure.kind === 'quantity' ? figure.shown : text;
}
