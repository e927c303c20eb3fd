/** The state of reading a figure from left to right. */
import type { FigurePart, Problem, RowContext, Token, WrittenUnit } from '../figure.ts';
import type { OwnUnits } from '../units.ts';
import type { NumberForm } from './read-number.ts';

/** How the figures of a catalogue are written. */
export interface Notation extends NumberForm {
  ownUnits?: OwnUnits | undefined;
}

/** What the words before a number say about it. */
export interface Hints {
  approximate?: true;
  limit?: 'min' | 'max';
  isTolerance?: true;
  isDifference?: true;
  /** A unit before its number: `PN 16`; its own token if it may be converted (`kW 30`). */
  unit?: WrittenUnit;
  tokens?: Token[];
  /** `between 90 and 132 kW`. */
  isBetween?: true;
}

/** The state while reading: position, parts, and the text since the last part or of the part being read. */
export interface Scan {
  text: string;
  notation: Notation;
  row: RowContext;
  at: number;
  parts: FigurePart[];
  gaps: string[];
  /** Where each part starts. */
  starts: number[];
  /** The displayed text since the last part, and as the maker wrote it. */
  gap: string;
  between: string;
  /** The part being read. */
  tokens: Token[];
  hasSides: boolean;
  remark?: Problem;
}

/** What ends the reading: a mistake, or a number or word that is not understood. */
export const notUnderstood: unique symbol = Symbol('not understood');
export type Failure = Problem | typeof notUnderstood;
export const isFailure = (read: WrittenUnit | Failure | undefined): read is Failure =>
  read === notUnderstood || (read !== undefined && 'reason' in read);

/** Whether a unit is a word that is taken for a thing that is counted: `blades`, `pole`. */
export const isThing = ({ kind, sign }: WrittenUnit): boolean => kind === 'count' && sign === undefined;

/** Advances by `length` characters, copying them to the uniform text or writing `shown` instead. */
export function keep(scan: Scan, length: number, shown = scan.text.slice(scan.at, scan.at + length)): void {
  scan.between += scan.text.slice(scan.at, scan.at + length);
  scan.gap += shown;
  scan.at += length;
}
