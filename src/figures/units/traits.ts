/** What the table of units says of a kind of unit. */

type Row = readonly [sign: string, code: string, factor: number, spellings: string];

/**
 * What holds for all units of a kind: never below zero; without a scale, or the figures are ratings, so that machines for
 * 24 V and for 400 V stand side by side; written as the maker writes them, since they are words
 * (`tyres`, `Gauss`); not stated in a part's own row (`Motor: 80 kg` is a weight); counted, not measured; over time, as
 * what goes through a machine; two of a thing have twice as much (`2 nos. 75 kW`).
 */
export type Trait = 'positive' | 'unscaled' | 'asWritten' | 'ofParts' | 'counted' | 'perTime' | 'added';

/** A kind of unit: all that check, search and display need to know of it. */
export interface Measured {
  is: readonly Trait[];
  /** Words of a row's name that such a unit tells: bales of 800 kg are the `Bale weight`. */
  rows?: string;
  units: readonly Row[];
}
