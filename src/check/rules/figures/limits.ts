import { ifUnit } from '../../words.ts';
import { partsOf, type Figure, type FigurePart, type RowRole } from '../../../figures/figure.ts';
import { once } from '../../../text/once.ts';
import type { UnitKind } from '../../../figures/units.ts';
import type { Rule } from '../../rule.ts';
import { figureFinding, type WrittenFigure } from '../../read-figures.ts';

/** What no machine reaches. */
interface Limit {
  /** The rows that it holds for, by name or role. Without any, for all rows. */
  rows?: RegExp;
  roles?: readonly RowRole[];
  kind: UnitKind;
  /** In the kind's base unit. */
  above?: number;
  /** For messages. */
  words: string;
}

const ofMachine = String.raw`^(?:(?:overall|total|machine|own|net|gross|transport|operating|working|installed|main|drive|electric|rated)\s+)*`;

/** Each is above the largest that was ever built, so that a figure beyond it is a typo. */
const limits: readonly Limit[] = [
  {
    // The overburden conveyor bridge F60 at Lichterfeld, the longest movable machine, is 502 m long.
    rows: new RegExp(String.raw`${ofMachine}(?:length|size|dimensions?)(?: \(?l\b.*)?$`, 'i'),
    roles: ['Overall size', 'Length'],
    kind: 'length',
    above: 600,
    words: 'longer than any machine',
  },
  {
    // Stacked pylons aside, cranes and bucket wheel excavators stay below 250 m.
    rows: new RegExp(String.raw`${ofMachine}(?:width|height|depth)$`, 'i'),
    roles: ['Width', 'Height', 'Depth'],
    kind: 'length',
    above: 300,
    words: 'larger than any machine',
  },
  {
    // The gearless drives of the largest mills have 28 MW.
    rows: new RegExp(String.raw`${ofMachine}(?:motors?|motor power)$`, 'i'),
    kind: 'power',
    above: 30e6,
    words: 'more than any motor of a machine has',
  },
  {
    // The bucket wheel excavator Bagger 293 weighs 14,200 t.
    rows: new RegExp(String.raw`${ofMachine}(?:weight|mass)$`, 'i'),
    kind: 'mass',
    above: 20e6,
    words: 'heavier than any machine',
  },
  // Electrostatic separators and precipitators work with up to 150 kV.
  { kind: 'voltage', above: 150e3, words: 'more than any machine is fed with' },
  // The largest forging presses have 800 MN.
  { kind: 'force', above: 1e9, words: 'more than any press has' },
  // Loaders of ships and bucket wheel excavators move up to 20,000 t/h.
  { kind: 'throughput', above: 50e6, words: 'more than any machine moves' },
  // In air at sea level, the pressure of a louder sound would fall below zero.
  { kind: 'level', above: 194, words: 'louder than sound in air can be' },
];

/** Absolute zero, in the unit's own degrees. */
const absoluteZero: Readonly<Partial<Record<string, number>>> = { '°C': -273.15, '°F': -459.67, K: 0 };

/** Figures beyond what is physically possible for their row: a machine of 6500 m, a motor of 55000 kW. */
export const rule: Rule = {
  names: ['quantity/limit'],
  check: ({ figures }) =>
    figures.all.flatMap((figure) => {
      const beyond = beyondIn(figure.read);
      return beyond ? [explain(figure, beyond.words, beyond.part)] : [];
    }),
};

/** Once for a row, since of 2,000 models most are the same. */
const beyondIn = once((figure: Figure): { words: string; part?: FigurePart } | undefined => {
  const parts = partsOf(figure);
  if (parts.some(isBelowAbsoluteZero)) return { words: 'colder than absolute zero' };
  for (const limit of limits) {
    const part = parts.find((candidate) => isBeyond(candidate, limit));
    if (part && isFor(limit, figure)) return { words: limit.words, part };
  }
  return undefined;
});

function isFor({ rows, roles = [] }: Limit, { label, role }: Figure): boolean {
  return !rows || rows.test(label) || (role !== undefined && roles.includes(role));
}

function isBeyond({ value, min, max, unit, isDifference }: FigurePart, { kind, above = Infinity }: Limit): boolean {
  return unit?.kind === kind && !isDifference && (value ?? max ?? min ?? 0) * unit.factor > above;
}

function isBelowAbsoluteZero({ value, min, unit, isDifference }: FigurePart): boolean {
  const zero = unit?.kind === 'temperature' && !isDifference ? absoluteZero[unit.sign ?? ''] : undefined;
  return zero !== undefined && (value ?? min ?? 0) < zero;
}

function explain(figure: WrittenFigure, words: string, part: FigurePart | undefined) {
  const { label, text } = figure;
  const { written = '', sign } = part?.unit ?? {};
  // Sizes are usually given in millimetres.
  const meant = sign === 'm' ? 'mm' : sign === 'kV' ? 'V' : undefined;
  const fix =
    meant === undefined
      ? 'correct the number or its unit'
      : { value: text.replace(new RegExp(`${written}(?![\\p{L}])`, 'gu'), meant), more: ifUnit };
  return figureFinding(figure, 'quantity/limit', `\`${label}\` is "${text}", which is ${words}.`, fix);
}
