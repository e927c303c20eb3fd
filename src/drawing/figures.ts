import type { SpecificationTable } from '../catalogue/page-data.ts';
import { findLengths, findNumber } from './dimensions.ts';

/** What a drawing can make use of, as far as the tables give it. Lengths in millimetres, power in HP, force in tons. */
export interface MachineFigures {
  length: number | undefined;
  width: number | undefined;
  height: number | undefined;
  depth: number | undefined;
  /** Three lengths given in one figure, in their order there. */
  size: readonly [number, number, number] | undefined;
  chamberLength: number | undefined;
  chamberWidth: number | undefined;
  hopperHeight: number | undefined;
  dischargeHeight: number | undefined;
  bladeThickness: number | undefined;
  bladeDiameter: number | undefined;
  beltWidth: number | undefined;
  blades: number | undefined;
  ties: number | undefined;
  cylinders: number | undefined;
  baleWeight: number | undefined;
  force: number | undefined;
  power: number | undefined;
  tyre: TyreKind;
}

export type TyreKind = 'car' | 'truck' | 'quarry';

/** Reads the figures out of the specification tables. The kind of tyre is read from the name (PCR, TB or TBR, OTR). */
export function readFigures(name: string, tables: readonly SpecificationTable[]): MachineFigures {
  const longestOf = (label: RegExp, except?: RegExp): number | undefined => {
    const lengths = findLengths(tables, label, except);
    return lengths.length > 0 ? Math.max(...lengths) : undefined;
  };
  const [a, b, c] = threeLengths(tables);
  const size = a && b && c ? ([a, b, c] as const) : undefined;
  const chamber = findLengths(tables, /chamber/i);
  return {
    length: longestOf(/\blength\b/i, /shaft|stroke|cylinder|blade|cable/i) ?? size?.[0],
    width: longestOf(/\bwidth\b/i, /belt|strip|chamber|hopper|bale|blade|conveyor/i) ?? size?.[1],
    height: longestOf(/\bheight\b/i, /hopper|discharge|transport|feed|bale/i) ?? size?.[2],
    depth: longestOf(/\bdepth\b/i),
    size,
    chamberLength: chamber[0],
    chamberWidth: chamber[1],
    hopperHeight: longestOf(/hopper/i),
    dischargeHeight: longestOf(/discharge/i),
    bladeThickness: longestOf(/(blade|knife|knives).*thick|thick.*(blade|knife|knives)/i),
    bladeDiameter: longestOf(/(blade|knife|knives).*diam/i),
    beltWidth: longestOf(/belt.*width|belt$/i),
    blades: findNumber(tables, /rotating blades|rotor (blades|knives)/i),
    ties: findNumber(tables, /\bties?\b/i),
    cylinders: findNumber(tables, /compaction cylinders/i),
    baleWeight: findNumber(tables, /bale weight/i),
    force: findNumber(tables, /force/i),
    power: findNumber(tables, /\bpower\b|^motor$/i),
    tyre: tyreOf(name),
  };
}

function threeLengths(tables: readonly SpecificationTable[]): number[] {
  for (const table of tables) {
    const lengths = findLengths([table], /dimension|size|equipment|overall/i, /chamber|cylinder|output|particle/i);
    if (lengths.length === 3) return lengths;
  }
  return [];
}

function tyreOf(name: string): TyreKind {
  if (/otr/i.test(name)) return 'quarry';
  return /tbr?(?![a-z])/i.test(name) ? 'truck' : 'car';
}
