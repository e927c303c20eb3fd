import { readFigure, showQuantity, type KnownFigures, type WrittenUnit } from '../quantity.ts';
import type { UnitKind } from '../quantity/units.ts';
import { knownUnit, numbersOf, pieceOf, replaceParts, writePart } from './convert.ts';

/** Kinds in which a unit is a word of its own (`tyres`), or has no scale. */
const apart: ReadonlySet<UnitKind> = new Set(['count', 'rate', 'temperature', 'time', 'ratio', 'level']);

type Known = WrittenUnit & { sign: string; factor: number };

/** Makes figures uniform that stand for the same thing in several machines. */
type MakeUniform = (text: string) => string;

/**
 * How the figures of one row are shown side by side: each kind of unit in the spelling that most of them have
 * (`Kg` → `kg`), and what is given in another unit of that kind converted to it (`9 t` → `9000 kg`).
 * @param label the name of the row
 */
export function makeUniform(values: readonly string[], known?: KnownFigures, label?: string): MakeUniform {
  const units = commonUnits(values, known, label);
  return (text) => {
    const read = readFigure(text, known, label);
    // What is given in two units already (`180 HP (132 kW)`) stays.
    if (read.kind !== 'quantity' || read.quantity.parts.some(({ join }) => join === 'same'))
      return showQuantity(text, known, label);
    const texts = new Map<number, string>();
    for (const [index, part] of read.quantity.parts.entries()) {
      const unit = knownUnit(part);
      const common = unit?.kind && units.get(unit.kind);
      if (!unit || !common || common.written === unit.written) continue;
      const piece = pieceOf(read, index);
      // The spelling alone: the numbers stay as they are written.
      if (common.sign === unit.sign) {
        if (piece.endsWith(unit.written)) texts.set(index, piece.slice(0, -unit.written.length) + common.written);
        continue;
      }
      const numbers = numbersOf(part).map((number) => scale(number, unit.factor / common.factor));
      texts.set(index, writePart(part, piece, numbers, common.written));
    }
    return replaceParts(read, texts);
  };
}

/** By kind, the unit that most figures are written in; of several equals the one that comes first. */
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

/** A power of ten moves the point and rounds nothing; anything else leaves three digits, of thousands four. */
function scale(value: number, factor: number): string {
  const scaled = value * factor;
  const power = Math.log10(factor);
  const isShift = Math.abs(power - Math.round(power)) < 1e-9;
  return String(Number(scaled.toPrecision(isShift ? 12 : Math.abs(scaled) < 1000 ? 3 : 4)));
}
