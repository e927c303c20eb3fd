/** Units by sign and by spelling, and what holds for all units of a kind. */
import { stem } from '../text/split-words.ts';
import { commonKinds, type CommonKind } from './units/table.ts';
import type { Trait } from './units/traits.ts';

/** What a unit measures; a unit of units.yaml without a common equivalent has its own kind. */
export type UnitKind = CommonKind | `own ${string}`;

export interface Unit {
  /** The usual sign, for uniform tables; "As given" shows the maker's spelling. */
  sign: string;
  code?: string;
  kind: UnitKind;
  factor: number;
  /** A unit of units.yaml that precedes its number: `PN 16`. */
  isBefore?: true;
}

const bySign = new Map<string, Unit>();
/** By spelling; a `=` prefix marks those that must match exactly. */
const units = new Map<string, Unit>();
for (const [kind, { units: rows }] of commonKinds) {
  for (const [sign, code, factor, spellings] of rows) {
    const unit: Unit = { sign, ...(code ? { code } : {}), kind, factor };
    bySign.set(sign, unit);
    for (const spelling of spellings.split(' ').filter(Boolean)) units.set(spelling, unit);
  }
}

/** The kinds of unit that have a trait. Those of units.yaml have none. */
export const kindsThatAre = (trait: Trait): ReadonlySet<UnitKind> =>
  new Set(commonKinds.flatMap(([kind, { is }]) => (is.includes(trait) ? [kind] : [])));

/** By kind, the words of a row's name that its unit tells. */
export const wordsOfRows: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  commonKinds.flatMap(([kind, { rows }]) => (rows === undefined ? [] : [[kind, new Set(rows.split(' '))]])),
);

/** The common unit of a sign. */
export const unitSigned = (sign: string): Unit | undefined => bySign.get(sign);

/** `150 Ton` of force: its unit is named after one of mass. Undefined for grams and for units that are no mass. */
export const forceNamedAfter = ({ kind, sign }: Partial<Unit>): Unit | undefined =>
  kind === 'mass' ? bySign.get(`${sign}f`) : undefined;

/** An amount in the base unit of its kind: of temperatures, in kelvins. */
export function toBase(amount: number, { sign, factor = 1 }: Partial<Unit>): number {
  if (sign === '°F') return (amount + 459.67) / 1.8;
  return sign === '°C' ? amount + 273.15 : amount * factor;
}

/** The reverse of `toBase`. */
export function fromBase(amount: number, { sign, factor = 1 }: Partial<Unit>): number {
  if (sign === '°F') return amount * 1.8 - 459.67;
  return sign === '°C' ? amount - 273.15 : amount / factor;
}

/** Whether a unit is one of apparent power, which is not to be compared with real power (kW) in its kind. */
export const isApparentPower = (sign: string | undefined): boolean => sign?.endsWith('VA') === true;

/** All spellings, for suggestions. */
export const spellings: readonly string[] = [...units.keys()].filter((name) => !name.startsWith('='));

/** Spellings with a dot within (`N·m`), as an alternative for regular expressions, in small and capital letters. */
export const dotted = spellings
  .filter((name) => name.includes('·'))
  .join('|')
  .replace(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** The unit of a spelling, or undefined. `Kg/hr`, `KG / HR` and `kg/hr.` are the same unit. */
export function findUnit(spelling: string): Unit | undefined {
  const exact = units.get(`=${spelling}`) ?? units.get(spelling);
  if (exact) return exact;
  const plain = spelling
    .replace(/\s*(?:\/|per\s)\s*/gi, '/')
    .replace(/[º˚]/, '°')
    .replace(/[.\s]/g, '')
    .replace(/\/(h|s)(?:(?:ou)?rs?|ec)$/i, '/$1');
  return units.get(plain) ?? units.get(plain.toLowerCase());
}

/** The units, synonyms and code rows of data/units.yaml, prepared for reading figures. */
export interface OwnUnits {
  /** By sign and by synonym, as written. */
  units: ReadonlyMap<string, Unit>;
  /** Matches a unit after a number (gap, unit). */
  behind: RegExp | undefined;
  before: RegExp | undefined;
}

/** The unit of a sign or synonym; undefined when it is unknown. */
export function unitOf(word: string, ownUnits: OwnUnits | undefined): Unit | undefined {
  return ownUnits?.units.get(word) ?? findUnit(word);
}

/** A number is asked for by the kind of its unit; one of things, by the thing: `count blade`, `rate tyre`, `count ph`. */
export const askedAs = ({ kind, sign }: Pick<Unit, 'kind'> & Partial<Unit>, thing = ''): string =>
  kind === 'count' || kind === 'rate' ? `${kind} ${sign ?? stem(thing.toLowerCase())}` : kind;
