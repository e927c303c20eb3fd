import { readFigure, showQuantity, type KnownFigures, type WrittenUnit } from '../quantity.ts';
import { joinPieces } from '../quantity/pieces.ts';
import type { UnitKind } from '../quantity/units.ts';
import { knownUnit, numbersOf, writePart } from './convert.ts';

/** Kinds whose units are words (`tyres`) or have no scale. */
const apart: ReadonlySet<UnitKind> = new Set(['count', 'rate', 'temperature', 'time', 'ratio', 'level']);

type Known = WrittenUnit & { sign: string; factor: number };

type MakeUniform = (text: string) => string;

/**
 * Makes the figures of one row comparable: one spelling for each kind of unit, the most frequent one (`Kg` → `kg`), and
 * other units of that kind converted to it (`9 t` → `9000 kg`).
 * @param label the row's name
 */
export function makeUniform(values: readonly string[], known?: KnownFigures, label?: string): MakeUniform {
  const units = commonUnits(values, known, label);
  return (text) => {
    const read = readFigure(text, known, label);
    // Figures given in two units (`180 HP (132 kW)`) stay.
    if (read.kind !== 'quantity' || read.quantity.parts.some(({ join }) => join === 'same'))
      return showQuantity(text, known, label);
    const pieces = [...read.pieces];
    for (const [index, part] of read.quantity.parts.entries()) {
      const unit = knownUnit(part);
      const common = unit?.kind && units.get(unit.kind);
      if (!unit || !common || common.written === unit.written) continue;
      const piece = pieces[index] ?? '';
      // Only the spelling differs: the numbers stay as written.
      if (common.sign === unit.sign) {
        if (piece.endsWith(unit.written)) pieces[index] = piece.slice(0, -unit.written.length) + common.written;
        continue;
      }
      const numbers = numbersOf(part).map((number) => scale(number, unit.factor / common.factor));
      pieces[index] = writePart(part, piece, numbers, common.written);
    }
    return joinPieces(read.gaps, pieces);
  };
}

/** The most frequent unit of each kind; the first one of equals. */
function commonUnits(
  values: readonly string[],
  known: KnownFigures | undefined,
  label: string | undefined,
): Map<UnitKind, Known> {
  const counts = new Map<UnitKind, Map<string, { unit: Known; count: number }>>();
  for (const value of values) {
    const read = readFigure(value, known, label);
    if (read.kind !== 'quantity') continue;
    for (const part of read.quantity.parts) {
      const unit = knownUnit(part);
      if (!unit?.kind || apart.has(unit.kind) || part.join === 'same') continue;
      const ofKind = counts.get(unit.kind) ?? new Map<string, { unit: Known; count: number }>();
      counts.set(unit.kind, ofKind);
      const counted = ofKind.get(unit.written) ?? { unit, count: 0 };
      ofKind.set(unit.written, { unit: counted.unit, count: counted.count + 1 });
    }
  }
  return new Map(
    [...counts].flatMap(([kind, ofKind]) => {
      const [most] = [...ofKind.values()].sort((a, b) => b.count - a.count);
      return most ? [[kind, most.unit] as const] : [];
    }),
  );
}

/** A power of ten only moves the decimal point; other factors round to three digits, or four for thousands. */
function scale(value: number, factor: number): string {
  const scaled = value * factor;
  const power = Math.log10(factor);
  const isShift = Math.abs(power - Math.round(power)) < 1e-9;
  return String(Number(scaled.toPrecision(isShift ? 12 : Math.abs(scaled) < 1000 ? 3 : 4)));
}
