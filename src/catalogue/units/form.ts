/** The one form of figures on pages and sheets: `1200 × 750 mm`, `6000–7000 kg/h`, `about 15,500 kg`. */
import type { QuantityPart } from '../quantity.ts';
import type { UnitKind } from '../quantity/units.ts';

/** Kinds whose units are words of their own (`tyres`, `Gauss`, `months`): they stay as the maker writes them. */
const asWritten: ReadonlySet<UnitKind> = new Set(['count', 'level', 'magnetism', 'rate', 'time']);

/** The sign of a part's unit in tables: `Kg/hr` → `kg/h`, `TPH` → `t/h`. */
export function signOf({ unit }: QuantityPart): string | undefined {
  if (!unit?.sign || !unit.kind || asWritten.has(unit.kind)) return unit?.written;
  return unit.sign;
}

/** A part in other units' signs alone; what is written otherwise in it stays. */
export function renameUnit(part: QuantityPart, piece: string): string {
  const { unit } = part;
  const sign = signOf(part);
  if (!unit || sign === undefined || sign === unit.written) return piece;
  const [first, rest] = [piece.slice(0, -unit.written.length), piece.slice(-unit.written.length)];
  return rest === unit.written ? `${first.trimEnd()} ${sign}` : piece;
}

/** A number with or without separators: groups parted by spaces or commas, also the Indian way, or plain digits. */
const number = /\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?![\d])|\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+(?:\.\d+)?/g;

const plain = (text: string): string => text.replace(/[^\d.]/g, '');

/**
 * Thousands parted by commas, from five digits on as ISO 80000-1 has it (`2400`, `15,500`); numbers of one figure alike
 * (`9,000–11,000`).
 */
export function groupThousands(pieces: readonly string[]): string[] {
  const isLarge = pieces.some((piece) => (piece.match(number) ?? []).some((text) => Number(plain(text)) >= 10_000));
  return pieces.map((piece) =>
    piece.replace(number, (text) => {
      const [whole = '', decimals] = plain(text).split('.');
      const grouped = isLarge ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole;
      return decimals === undefined ? grouped : `${grouped}.${decimals}`;
    }),
  );
}
