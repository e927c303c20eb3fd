import { parseQuantity, showQuantity, type KnownFigures, type WrittenUnit } from '../quantity.ts';
import { joinPieces } from '../quantity/pieces.ts';
import type { UnitKind } from '../quantity/units.ts';
import { numbersOf, writePart } from './convert.ts';

/** Kinds whose units are words (`tyres`) or have no scale. */
const apart: ReadonlySet<UnitKind> = new Set(['count', 'rate', 'temperature', 'time', 'ratio', 'level']);

type MakeUniform = (text: string) => string;

/**
 * Makes the figures of one row comparable: one spelling for each kind of unit, the most frequent one (`Kg` → `kg`), and
 * other units of that kind converted to it (`9 t` → `9000 kg`).
 * @param label the row's name
 */
export function makeUniform(values: readonly string[], known?: KnownFigures, label?: string): MakeUniform {
  const units = commonUnits(values, known, label);
  return (text) => {
    const read = parseQuantity(text, known, label);
    // Figures given in two units (`180 HP (132 kW)`) stay.
    if (!read || read.parts.some(({ join }) => join === 'same')) return showQuantity(text, known, label);
    const pieces = read.pieces.map((piece, index) => {
      const part = read.parts[index];
      const unit = part?.unit;
      const common = unit && units.get(unit.kind);
      if (!part || !common || unit.sign === undefined || common.written === unit.written) return piece;
      // Only the spelling differs: the numbers stay as written.
      if (common.sign === unit.sign)
        return piece.endsWith(unit.written) ? piece.slice(0, -unit.written.length) + common.written : piece;
      const numbers = numbersOf(part).map((number) => scale(number, unit.factor / common.factor));
      return writePart(part, piece, numbers, common.written);
    });
    return joinPieces(read.gaps, pieces);
  };
}

/** The most frequent unit of each kind; the first one of equals. */
function commonUnits(
  values: readonly string[],
  known: KnownFigures | undefined,
  label: string | undefined,
): Map<UnitKind, WrittenUnit> {
  const units = values
    .flatMap((value) => parseQuantity(value, known, label)?.parts ?? [])
    .flatMap(({ unit, join }) => (unit?.sign === undefined || apart.has(unit.kind) || join === 'same' ? [] : unit));
  const common = new Map<UnitKind, WrittenUnit[]>();
  for (const alike of Map.groupBy(units, ({ kind, written }) => `${kind} ${written}`).values()) {
    const [unit] = alike;
    if (unit && alike.length > (common.get(unit.kind)?.length ?? 0)) common.set(unit.kind, alike);
  }
  return new Map([...common].flatMap(([kind, [unit]]) => (unit ? [[kind, unit]] : [])));
}

/** A power of ten only moves the decimal point; other factors round to three digits, or four for thousands. */
function scale(value: number, factor: number): string {
  const scaled = value * factor;
  const power = Math.log10(factor);
  const isShift = Math.abs(power - Math.round(power)) < 1e-9;
  return String(Number(scaled.toPrecision(isShift ? 12 : Math.abs(scaled) < 1000 ? 3 : 4)));
}
