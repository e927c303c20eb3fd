import { partsOf, type Figure, type RowRole } from '../figures/figure.ts';
import { lengthsOf } from '../figures/measure.ts';

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

/** The rows that state a length. */
const roles = {
  length: 'Length',
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
  hopperHeight: 'Hopper height',
  dischargeHeight: 'Discharge height',
  bladeThickness: 'Blade thickness',
  bladeDiameter: 'Blade diameter',
  beltWidth: 'Belt width',
} as const satisfies Partial<Record<LengthName, RowRole>>;

/** Of a portal in millimetres. A longer size is that of a machine in its written order. */
const longestPortal = 4000;

/** Takes the lengths that drawings use from a machine's figures. */
export function readGivenLengths(figures: readonly Figure[]): GivenLengths {
  const given: GivenLengths = {};
  for (const [name, role] of Object.entries(roles) as [keyof typeof roles, RowRole][]) {
    const length = givenLength(figures, role);
    if (length) given[name] = length;
  }
  const size = sizeOf(figures);
  if (size) {
    given.length ??= size[0];
    given.width ??= size[1];
    given.height ??= size[2];
    const [least, middle, greatest] = size.toSorted((a, b) => a.value - b.value);
    if (least && middle && greatest && greatest.value <= longestPortal)
      Object.assign(given, { sizeLeast: least, sizeMiddle: middle, sizeGreatest: greatest });
  }
  const [diameter, height] = roundSizeOf(figures) ?? [];
  if (diameter && height) {
    const across = { ...exactly(diameter), label: `Ø ${write(diameter)}` };
    Object.assign(given, { width: across, depth: across, height: exactly(height) });
  }
  const [chamberLength, chamberWidth] = lengthsIn(figures, 'Chamber').find((lengths) => lengths.length > 0) ?? [];
  if (chamberLength !== undefined) given.chamberLength = exactly(chamberLength);
  if (chamberWidth !== undefined) given.chamberWidth = exactly(chamberWidth);
  return given;
}

/** The lengths of each row of this role, in millimetres. */
function lengthsIn(figures: readonly Figure[], role: RowRole): number[][] {
  return figures.filter((figure) => figure.role === role).map(lengthsOf);
}

/** A three-part size, in its written order. */
function sizeOf(figures: readonly Figure[]): readonly [GivenLength, GivenLength, GivenLength] | undefined {
  for (const [a, b, c, ...more] of lengthsIn(figures, 'Overall size')) {
    if (a && b && c && more.length === 0) return [exactly(a), exactly(b), exactly(c)];
  }
  return undefined;
}

/** Of two lengths without a sign of a diameter, the first is one if the second is at least so many times as long. */
const slender = 4;

/** The diameter and the height of a round product: `Ø 98 × 890 mm`, `98 × 890 mm`. */
export function roundSizeOf(figures: readonly Figure[]): readonly [number, number] | undefined {
  for (const figure of figures.filter(({ role }) => role === 'Overall size')) {
    const [diameter, height, ...more] = lengthsOf(figure);
    if (!diameter || !height || more.length > 0 || partsOf(figure)[1]?.join !== 'times') continue;
    if (/[øØ⌀]|\bdia/.test(figure.text) || height >= diameter * slender) return [diameter, height];
  }
  return undefined;
}

function givenLength(figures: readonly Figure[], role: RowRole): GivenLength | undefined {
  for (const figure of figures.filter((candidate) => candidate.role === role)) {
    const lengths = lengthsOf(figure);
    const value = Math.max(...lengths);
    if (lengths.length === 0) continue;
    if (lengths.length > 1) {
      const least = Math.min(...lengths);
      return least === value ? exactly(value) : { value, label: `${write(least)}–${write(value)}`, exact: false };
    }
    const limit = limitOf(figure);
    return limit ? { value, label: `${limit} ${write(value)}`, exact: false } : exactly(value);
  }
  return undefined;
}

function limitOf(figure: Figure): '≤' | '≥' | '≈' | undefined {
  const [part] = partsOf(figure);
  if (part?.value === undefined) return part?.max === undefined ? (part?.min === undefined ? undefined : '≥') : '≤';
  return part.approximate || part.tolerance ? '≈' : undefined;
}

function exactly(value: number): GivenLength {
  return { value, label: write(value), exact: true };
}

/** Whole millimetres, as usual on machine drawings (feet and inches give fractions); one decimal below 100 mm. */
function write(millimetres: number): string {
  // 3/4 in are 19.05 mm, not 19.049….
  const exact = Number(millimetres.toPrecision(12));
  return String(Math.abs(exact) < 100 ? Math.round(exact * 10) / 10 : Math.round(exact));
}
