import type { SpecificationTable } from '../catalogue/page-data.ts';
import { findNumber } from './read-lengths.ts';
import { lengthNames, readGivenLengths, type GivenLengths, type LengthName } from './given-lengths.ts';

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
export function readFigures(name: string, tables: readonly SpecificationTable[], goods?: Goods): MachineFigures {
  return {
    ...lengthFigures(readGivenLengths(tables)),
    blades: findNumber(tables, /rotating blades|rotor (blades|knives)/i),
    ties: findNumber(tables, /\bties?\b/i),
    cylinders: findNumber(tables, /compaction cylinders/i),
    baleWeight: findNumber(tables, /bale weight/i),
    force: findNumber(tables, /force/i),
    power: findNumber(tables, /\bpower\b|^motor$/i),
    drive: driveOf(tables),
    tyre: tyreOf(name),
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

function driveOf(tables: readonly SpecificationTable[]): MachineFigures['drive'] {
  const driveRows = tables.flatMap(({ rows }) => rows).filter(({ label }) => /^(system|drive)\b/i.test(label));
  if (driveRows.some(({ value }) => /hydraulic/i.test(String(value)))) return 'hydraulic';
  return driveRows.some(({ value }) => /electric/i.test(String(value))) ? 'electric' : undefined;
}

function tyreOf(name: string): TyreKind {
  if (/otr/i.test(name)) return 'quarry';
  return /tbr?(?![a-z])/i.test(name) ? 'truck' : 'car';
}
