import { parseQuantity, type QuantityPart } from '../quantity.ts';
import { reduceName } from '../names.ts';

/**
 * Whether two figures say the same: in the same words, or the same amounts in other units and spellings (`9 t`,
 * `9000 Kg`).
 */
export function isSameFigure(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  if (reduceName(a) === reduceName(b)) return true;
  const [first, second] = [parseQuantity(a), parseQuantity(b)];
  if (!first || !second || first.parts.length !== second.parts.length) return false;
  // Words beside the figures count: `180 HP, hydraulic` is not `180 HP, electric`.
  return first.parts.every((part, index) => isSamePart(part, second.parts[index])) && wordsOf(a) === wordsOf(b);
}

function isSamePart(a: QuantityPart, b: QuantityPart | undefined): boolean {
  if (!b || a.unit?.kind !== b.unit?.kind || a.approximate !== b.approximate) return false;
  if (a.unit?.factor === undefined || b.unit?.factor === undefined)
    return a.unit?.written === b.unit?.written && isSameNumbers(a, b, 1);
  return isSameNumbers(a, b, a.unit.factor / b.unit.factor);
}

function isSameNumbers(a: QuantityPart, b: QuantityPart, factor: number): boolean {
  return (['value', 'min', 'max', 'plusMinus'] as const).every((field) => {
    const [first, second] = [a[field], b[field]];
    if (first === undefined || second === undefined) return first === second;
    return Math.abs(first * factor - second) <= Math.abs(second) * 1e-9;
  });
}

/** The words of a figure that are no units: long enough, and no sign of a range. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.filter((word) => !/^(?:about|approx|litre|metre|milli|kilo)/.test(word)).join(' ');
}
