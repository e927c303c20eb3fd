import type { UnitKind } from '../../quantity/units.ts';

/** What a row is by its name: the kinds of units that its figures can have, the usual one first, with its usual unit. */
interface RowKind {
  kinds: readonly UnitKind[];
  unit: string;
  /** What its figures are, in a sentence. */
  words: string;
}

const lengths: RowKind = { kinds: ['length'], unit: 'mm', words: 'a length' };

/** By the last word of the row's name. A baler's force is given in tons. */
const byWord: Readonly<Partial<Record<string, RowKind>>> = {
  weight: { kinds: ['mass'], unit: 'kg', words: 'a weight' },
  mass: { kinds: ['mass'], unit: 'kg', words: 'a weight' },
  force: { kinds: ['force', 'mass'], unit: 'Ton', words: 'a force' },
  power: { kinds: ['power', 'voltage'], unit: 'HP', words: 'a power' },
  pressure: { kinds: ['pressure', 'force', 'mass'], unit: 'bar', words: 'a pressure' },
  voltage: { kinds: ['voltage'], unit: 'V', words: 'a voltage' },
  frequency: { kinds: ['frequency'], unit: 'Hz', words: 'a frequency' },
  temperature: { kinds: ['temperature', 'angle'], unit: '°C', words: 'a temperature' },
  length: lengths,
  width: lengths,
  height: lengths,
  depth: lengths,
  diameter: lengths,
  thickness: lengths,
};

/** The kind of a row, where its name tells it. */
export function rowKindOf(label: string): RowKind | undefined {
  const word = label.slice(label.lastIndexOf(' ') + 1).toLowerCase();
  return Object.hasOwn(byWord, word) ? byWord[word] : undefined;
}
