/** Figures that the program works out, made from values: no number becomes a text that is read again. */
import { formatNumber } from '../text/language.ts';
import { normalizeName } from '../text/names.ts';
import { amountsFrom } from './amounts.ts';
import {
  joinPieces,
  partsOf,
  textOf,
  type Figure,
  type FigurePart,
  type NumberToken,
  type WrittenUnit,
} from './figure.ts';
import type { FigureReader } from './reader.ts';
import { unitOf } from './units.ts';

/** What a figure says. All numbers are in `unit`. */
export interface MadeOf {
  /** One value, the two ends of a range, or the sides of a size. */
  numbers: readonly number[];
  /** What stands between the numbers; a range by default. */
  join?: '–' | ' × ';
  unit?: WrittenUnit | undefined;
  /** Digits after the decimal point; as many as each number has by default. Other units are made of the exact value. */
  decimals?: number;
  /** Whether the unit is not written, since it stands behind the next figure. */
  isUnitShared?: boolean;
  /** What stands before and behind. */
  around?: readonly [before: string, behind: string];
  approximate?: true;
}

/** A row in words, shown as they are. */
export const wordsFigure = (label: string, text: string): Figure => ({
  label,
  key: normalizeName(label),
  text,
  reading: { kind: 'words' },
});

/** A figure in the catalogue's language. */
export function makeFigure(reader: FigureReader, label: string, made: MadeOf): Figure {
  const { numbers, join = '–', unit, around = ['', ''] } = made;
  const isBefore = unit?.isBefore === true;
  const tokens = numbers.map((number): NumberToken => {
    const decimals = made.decimals ?? String(number).split('.')[1]?.length ?? 0;
    const text = formatNumber(number, reader.language, { decimals, useGrouping: false });
    return { value: number, text, decimals, ...(unit ? { unit } : {}) };
  });
  const isWritten = unit && !made.isUnitShared;
  const behind = isWritten && !isBefore ? [{ gap: ' ', unit }] : [];
  const shared = { ...(unit ? { unit } : {}), ...(made.approximate ? { approximate: true as const } : {}) };
  const [low = 0, high = low] = numbers;
  const isRange = join === '–' && tokens.length > 1;
  const parts: FigurePart[] = isRange
    ? [{ min: low, max: high, ...shared, tokens: [tokens.slice(0, 1), ['–'], tokens.slice(1), behind].flat() }]
    : tokens.map((token, at) => ({
        value: token.value,
        ...shared,
        ...(at > 0 ? { join: 'times' as const } : {}),
        tokens: at === tokens.length - 1 ? [token, ...behind] : [token],
      }));
  const before = around[0] + (isWritten && isBefore ? `${unit.written} ` : '');
  return figureOfParts(reader, label, parts, [before, ...parts.slice(1).map(() => join), around[1]]);
}

/** A length, a size or an area in a unit: `46.9 × 11.2 m`, `5000 × 1540 × 4555 mm`, `83 m²`. */
export function makeSize(
  reader: FigureReader,
  label: string,
  numbers: readonly number[],
  sign: 'mm' | 'm' | 'm²',
): Figure {
  return makeFigure(reader, label, { numbers, join: ' × ', unit: unitInRow('', sign, reader) });
}

/** A figure of parts that were read or made; the gaps stand around and between them. */
export function figureOfParts(
  reader: FigureReader,
  label: string,
  parts: readonly FigurePart[],
  gaps: readonly string[],
): Figure {
  const text = joinPieces(
    gaps,
    parts.map((part) => part.tokens.map(textOf).join('')),
  );
  const amounts = amountsFrom(parts, gaps);
  return { ...reader.read(label, ''), text, reading: { kind: 'quantity', parts, gaps, amounts, shown: text } };
}

/**
 * A unit of `units.ts` or units.yaml, written as its sign, as a row of this name has it: in one of forces, `t` are
 * tons-force. Throws for an unknown one.
 */
export function unitInRow(label: string, sign: string, reader: FigureReader): WrittenUnit {
  const unit = partsOf(reader.read(label, `1 ${sign}`))[0]?.unit ?? unitOf(sign, reader.ownUnits);
  if (!unit) throw new Error(`Unknown unit: ${sign}`);
  return { ...unit, written: sign };
}
