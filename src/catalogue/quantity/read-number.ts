/** A number, or why it is invalid. `length` is in characters. */
type ReadNumber = { value: number; length: number } | { reason: string; fix: string; length: number };

/** Thousands separated by no-break or thin spaces or by commas, including Indian grouping (1,00,000). */
const grouped = /^\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:\.\d+)?(?![\d.,]\d|\d)/;
const withCommas = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?(?![\d.,]\d|\d)/;
const plain = /^\d+(?:\.\d+)?(?!\d|[.,]\d)/;
const vulgar: Readonly<Partial<Record<string, number>>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Reads the unsigned number at the start of a text; undefined when there is none. */
export function readNumber(text: string): ReadNumber | undefined {
  const fraction = /^(\d*)\s?([½¼¾])/.exec(text);
  if (fraction)
    return { value: Number(fraction[1] ?? '') + (vulgar[fraction[2] ?? ''] ?? 0), length: fraction[0].length };
  const groups = (grouped.exec(text) ?? withCommas.exec(text))?.[0];
  if (groups !== undefined) return { value: Number(groups.replace(/[^\d.]/g, '')), length: groups.length };
  const digits = plain.exec(text)?.[0];
  if (digits !== undefined) {
    if (!/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) return { value: Number(digits), length: digits.length };
    return {
      reason: `\`${digits}\` can mean ${Number(digits)} or ${digits.replace('.', '')}`,
      fix: `write \`${digits.replace('.', '')}\` for thousands, or \`${Number(digits)}\` for the small number`,
      length: digits.length,
    };
  }
  const written = /^\d[\d.,]*\d/.exec(text)?.[0];
  if (written === undefined) return undefined;
  if (/^\d+,\d+$/.test(written)) {
    return {
      reason: `\`${written}\` has a comma before its decimals`,
      fix: `write them behind a point: \`${written.replace(',', '.')}\``,
      length: written.length,
    };
  }
  return {
    reason: `\`${written}\` is no number`,
    fix: 'write digits, with one point before the decimals',
    length: written.length,
  };
}
