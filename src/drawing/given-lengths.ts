import type { SpecificationTable } from '../catalogue/page-data.ts';
import { findLengths } from './read-lengths.ts';

/** A length from the tables in millimetres, and its text in a dimension: "4855", "500–2000", "≤ 30000". */
export interface GivenLength {
  value: number;
  label: string;
  /** False for a range, an upper or a lower limit. */
  exact: boolean;
}

/** `sizeLeast` to `sizeGreatest`: a three-part size in ascending order, for machines on their shortest sides. */
export const lengthNames = [
  'length',
  'width',
  'height',
  'depth',
  'sizeLeast',
  'sizeMiddle',
  'sizeGreatest',
  'chamberLength',
  'chamberWidth',
  'hopperHeight',
  'dischargeHeight',
  'bladeThickness',
  'bladeDiameter',
  'beltWidth',
] as const;

export type LengthName = (typeof lengthNames)[number];

export type GivenLengths = Partial<Record<LengthName, GivenLength>>;

interface Row {
  label: RegExp;
  except?: RegExp;
}

const rows = {
  length: { label: /\blength\b/i, except: /shaft|stroke|cylinder|blade|cable|chamber|hopper|opening/i },
  width: { label: /\bwidth\b/i, except: /belt|strip|chamber|hopper|bale|blade|conveyor|opening|discharge/i },
  height: { label: /\bheight\b/i, except: /hopper|discharge|transport|feed|bale/i },
  depth: { label: /\bdepth\b/i, except: /chamber|hopper|cut/i },
  hopperHeight: { label: /hopper/i, except: /volume|capacity|opening|size|width|length|area|diameter/i },
  dischargeHeight: { label: /discharge/i, except: /width|length|opening|capacity|rate|size|belt|volume/i },
  bladeThickness: { label: /(blade|knife|knives).*thick|thick.*(blade|knife|knives)/i },
  bladeDiameter: { label: /(blade|knife|knives).*diam/i },
  beltWidth: { label: /(belt|conveyor).*width|belt$/i },
} as const satisfies Partial<Record<LengthName, Row>>;

/** A three-part size is the machine's unless its label names something else. */
const sizeRow: Row = { label: /dimension|size|equipment|overall/i, except: /chamber|cylinder|output|particle/i };

/** Reads the lengths that drawings use from the specification tables. */
export function readGivenLengths(tables: readonly SpecificationTable[]): GivenLengths {
  const given: GivenLengths = {};
  for (const [name, row] of Object.entries(rows) as [keyof typeof rows, Row][]) {
    const found = givenLength(tables, row);
    if (found) given[name] = found;
  }
  const size = sizeOf(tables);
  if (size) {
    given.length ??= size[0];
    given.width ??= size[1];
    given.height ??= size[2];
    const [least, middle, greatest] = size.toSorted((a, b) => a.value - b.value);
    if (least && middle && greatest)
      Object.assign(given, { sizeLeast: least, sizeMiddle: middle, sizeGreatest: greatest });
  }
  const [chamberLength, chamberWidth] = findLengths(tables, /chamber/i, /volume|capacity/i);
  if (chamberLength !== undefined) given.chamberLength = exactly(chamberLength);
  if (chamberWidth !== undefined) given.chamberWidth = exactly(chamberWidth);
  return given;
}

/** Reads a three-part size, in its written order. */
function sizeOf(tables: readonly SpecificationTable[]): readonly [GivenLength, GivenLength, GivenLength] | undefined {
  for (const table of tables) {
    const [a, b, c, ...more] = findLengths([table], sizeRow.label, sizeRow.except);
    if (a && b && c && more.length === 0) return [exactly(a), exactly(b), exactly(c)];
  }
  return undefined;
}

function givenLength(tables: readonly SpecificationTable[], { label, except }: Row): GivenLength | undefined {
  for (const row of tables.flatMap((table) => table.rows)) {
    if (!label.test(row.label) || except?.test(row.label)) continue;
    const lengths = findLengths([{ title: '', rows: [row] }], label);
    const value = Math.max(...lengths);
    if (lengths.length === 0) continue;
    if (lengths.length > 1) {
      const least = Math.min(...lengths);
      return least === value ? exactly(value) : { value, label: `${write(least)}–${write(value)}`, exact: false };
    }
    const limit = limitOf(`${row.label} ${row.value}`);
    return limit ? { value, label: `${limit} ${write(value)}`, exact: false } : exactly(value);
  }
  return undefined;
}

function limitOf(text: string): '≤' | '≥' | '≈' | undefined {
  if (/\bup to\b|\bmax|≤|<|\bat most\b/i.test(text)) return '≤';
  if (/\bfrom\b|\bmin\b|\bminimum\b|≥|>|\bat least\b/i.test(text)) return '≥';
  return /\babout\b|\bapprox|\bca\b|~|≈|±/i.test(text) ? '≈' : undefined;
}

function exactly(value: number): GivenLength {
  return { value, label: write(value), exact: true };
}

/** Whole millimetres, as usual on machine drawings (feet and inches give fractions); one decimal below 100 mm. */
function write(millimetres: number): string {
  return String(Math.abs(millimetres) < 100 ? Math.round(millimetres * 10) / 10 : Math.round(millimetres));
}
