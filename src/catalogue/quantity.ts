/** Parses figures as makers write them (`about 15500 Kg`, `1530x2700x1200 mm`, `20 HP + 2 HP`). */
import { findForeignDigits } from './quantity/figure-problems.ts';
import type { OwnUnits } from './quantity/own-units.ts';
import { scanFigure } from './quantity/scan-figure.ts';
import type { Unit } from './quantity/units.ts';

/** A unit as written. Words such as `tyres`, and rates like `t/day`, have no sign. */
export interface WrittenUnit extends Omit<Unit, 'sign'> {
  written: string;
  sign?: string;
}

/**
 * One figure. Has exactly one of `value`; `min`, `max` or both (`2-6 cm`, `up to 30 m`, `from 5 kW`); `plusMinus`
 * (`±0.5%`). All are in `unit`, if there is one.
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
   * How it relates to the part before: `plus` (`20 HP + 2 HP`), `times` (`1530x2700x1200 mm`, the last unit applies to
   * all), `same` in another unit (`180 HP (132 kW)`), `with` (`415v 3 phase 50Hz`, `230V/50Hz`).
   */
  join?: 'plus' | 'times' | 'same' | 'with';
}

/** Why a text with digits is not a quantity. */
export interface QuantityProblem {
  reason: string;
  fix: string;
  /** Offsets of the error in the text. */
  start: number;
  end: number;
  /** Whether the only error is an unknown unit. */
  isUnit: boolean;
}

/** A quantity with its text as displayed: that of each part, and that before, between and after the parts. */
export interface ReadQuantity {
  kind: 'quantity';
  parts: readonly QuantityPart[];
  shown: string;
  pieces: readonly string[];
  gaps: readonly string[];
}

/** A text is a quantity, plain words (`Fitted`, `On request`, `PLC S7-1200`), or an invalid quantity. */
export type ReadFigure = ReadQuantity | { kind: 'words' } | { kind: 'invalid'; problem: QuantityProblem };

/** How the figures of a catalogue are read and formatted. */
export interface KnownFigures {
  own: OwnUnits;
  /** Decides the separators of thousands and decimals; English by default. */
  language?: string;
  /** Cache by text, because thousands of files repeat the same figures. */
  texts?: ReadonlyMap<string, ReadFigure>;
}

/** Real figures have up to about 100 characters. Parsing longer texts would be slow. */
const maxLength = 500;

/**
 * Parses a figure, or takes it from the cache.
 * @param label the row's name; a row of codes is always words
 */
export function readFigure(text: string, known?: KnownFigures, label?: string): ReadFigure {
  if (label !== undefined && known?.own.isCode(label)) return { kind: 'words' };
  const figure = known?.texts?.get(text);
  if (figure) return figure;
  if (text.length > maxLength) return { kind: 'words' };
  return /\d|[½¼¾]/.test(text) || findForeignDigits(text) ? scanFigure(text, known?.own) : { kind: 'words' };
}

/** The quantity of a text; undefined for words and invalid quantities. */
export function parseQuantity(text: string, known?: KnownFigures, label?: string): ReadQuantity | undefined {
  const figure = readFigure(text, known, label);
  return figure.kind === 'quantity' ? figure : undefined;
}

/**
 * Formats a figure for display: spaces, dashes of ranges and the times sign become uniform (`1530 × 2700 × 1200 mm`,
 * `120–160 HP`); the maker's words, units and numbers stay. Anything but a quantity is returned unchanged.
 */
export function showQuantity(text: string, known?: KnownFigures, label?: string): string {
  return parseQuantity(text, known, label)?.shown ?? text;
}
