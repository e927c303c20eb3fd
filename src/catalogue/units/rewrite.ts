import type { QuantityPart, ReadFigure, WrittenUnit } from '../quantity.ts';

type ReadQuantity = Extract<ReadFigure, { kind: 'quantity' }>;

/** The numbers of a part, in the order in which they are written. */
export function numbersOf({ value, plusMinus, min, max }: QuantityPart): number[] {
  const single = value ?? plusMinus;
  return (single === undefined ? [min, max] : [single]).filter((number) => number !== undefined);
}

/** A part with other numbers and another unit, in the same form: `120–160 HP` → `88–118 kW`. */
export function writePart(part: QuantityPart, piece: string, numbers: readonly string[], unit: string): string {
  const word = /\s(?:to|until)\s/.exec(piece)?.[0];
  const dash = part.min !== undefined && part.min < 0 ? ' – ' : '–';
  const written = numbers.join(word ?? dash);
  return part.unit && piece.endsWith(part.unit.written) ? `${written} ${unit}` : written;
}

/** The unit of a part of which something is known. */
export function knownUnit({ unit }: QuantityPart): (WrittenUnit & { sign: string; factor: number }) | undefined {
  return unit?.sign === undefined || unit.factor === undefined
    ? undefined
    : { ...unit, sign: unit.sign, factor: unit.factor };
}

/** The text of a part. */
export function pieceOf({ shown, spans }: ReadQuantity, index: number): string {
  const [start, end] = spans[index] ?? [0, 0];
  return shown.slice(start, end);
}

/** The figure with other texts in the place of some of its parts; what stands between them stays. */
export function replaceParts({ shown, spans }: ReadQuantity, texts: ReadonlyMap<number, string>): string {
  let text = '';
  let at = 0;
  for (const [index, [start, end]] of spans.entries()) {
    text += shown.slice(at, start) + (texts.get(index) ?? shown.slice(start, end));
    at = end;
  }
  return text + shown.slice(at);
}
