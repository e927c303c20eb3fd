import { numbersOf, partsOf, type Figure, type RowRole } from '../figures/figure.ts';
import { unitSigned } from '../figures/units.ts';
import { lengthNames, readGivenLengths, roundSizeOf, type GivenLengths, type LengthName } from './given-lengths.ts';

/** The figures that drawings use. Lengths in millimetres, power in HP, force in tons. */
export type MachineFigures = Record<LengthName, number | undefined> & {
  blades: number | undefined;
  ties: number | undefined;
  cylinders: number | undefined;
  baleWeight: number | undefined;
  force: number | undefined;
  power: number | undefined;
  drive: 'hydraulic' | 'electric' | undefined;
  tyre: TyreKind;
  /** Of a diameter and a height. */
  isRound: boolean;
  goods: Goods | undefined;
};

/** Ids of the materials in the machine finder. */
const allGoods = ['tyres', 'plastics', 'paper', 'metal'] as const;
export type Goods = (typeof allGoods)[number];

/** Undefined for several materials, or one that cannot be drawn. */
export function goodsOf(materials: readonly string[]): Goods | undefined {
  return materials.length === 1 ? allGoods.find((goods) => goods === materials[0]) : undefined;
}

export type TyreKind = 'car' | 'truck' | 'quarry';

/** Reads figures from the specification tables, and the kind of tyre from the name (PCR, TB or TBR, OTR). */
export function machineFigures(name: string, figures: readonly Figure[], goods?: Goods): MachineFigures {
  return {
    ...lengthFigures(readGivenLengths(figures)),
    blades: greatestOf(figures, 'Rotating blades'),
    ties: greatestOf(figures, 'Ties'),
    cylinders: greatestOf(figures, 'Compaction cylinders'),
    baleWeight: greatestOf(figures, 'Bale weight', 'kg'),
    force: greatestOf(figures, 'Force', 'tf'),
    power: greatestOf(figures, 'Power', 'HP'),
    drive: driveOf(figures),
    tyre: tyreOf(name),
    isRound: roundSizeOf(figures) !== undefined,
    goods,
  };
}

/** The values of the given lengths, divided by `factor`. */
export function lengthFigures(given: GivenLengths, factor = 1): Record<LengthName, number | undefined> {
  const figures = lengthNames.map((name) => {
    const length = given[name];
    return [name, length && length.value / factor];
  });
  return Object.fromEntries(figures) as Record<LengthName, number | undefined>;
}

/** The greatest number of the first row of this role that has any, in a unit; bare numbers count as they are. */
function greatestOf(figures: readonly Figure[], role: RowRole, sign?: string): number | undefined {
  const wanted = sign === undefined ? undefined : unitSigned(sign);
  for (const figure of figures.filter((candidate) => candidate.role === role)) {
    const numbers = partsOf(figure).flatMap((part) => {
      const { kind, factor = 1 } = part.unit ?? {};
      if (!wanted || kind === undefined) return numbersOf(part);
      return kind === wanted.kind ? numbersOf(part).map((number) => (number * factor) / wanted.factor) : [];
    });
    if (numbers.length > 0) return Math.max(...numbers);
  }
  return undefined;
}

function driveOf(figures: readonly Figure[]): MachineFigures['drive'] {
  const texts = figures.filter(({ role }) => role === 'Drive').map(({ text }) => text);
  if (texts.some((text) => /hydraulic/i.test(text))) return 'hydraulic';
  return texts.some((text) => /electric/i.test(text)) ? 'electric' : undefined;
}

function tyreOf(name: string): TyreKind {
  if (/otr/i.test(name)) return 'quarry';
  return /tbr?(?![a-z])/i.test(name) ? 'truck' : 'car';
}

/** Clamps `value` (or `fallback` if undefined) between two bounds. */
export function clamp(value: number | undefined, fallback: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value ?? fallback));
}
