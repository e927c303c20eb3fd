/** A text in lower case, with one form of each letter, and with `gap` for spaces and dashes. */
const normalize = (text: string, gap: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/[\s\p{Pd}\u2212\p{Cf}]+/gu, gap)
    .trim();

/**
 * Normalizes a text, so that the same words and figures are equal on pages and sheets, which use typographic forms
 * (`1530x2700 mm` as `1530 × 2700 mm`, `120-160 HP` with an en dash) and break lines.
 */
export const plain = (text: string): string => normalize(text, '');

/** Whether a text contains another, after normalizing both. */
export function holds(text: string, part: string | number): boolean {
  return plain(text).includes(plain(String(part)));
}

const escape = (text: string): string => text.replaceAll(/[^\p{L}\d]/gu, String.raw`\$&`);

/** Like `plain`, but keeps words and figures apart. */
const spaced = (text: string): string => normalize(text, ' ');

/** Scripts with joined letters: a PDF contains the joined glyphs, which are extracted as other letters. */
const joined = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/**
 * Whether a text contains a row: its label, then the numbers of the figure in order; for labels in joined scripts, only
 * the numbers. A maker may have grouped thousands (`15,500 kg`).
 */
export function holdsRow(text: string, label: string, figure: string | number): boolean {
  const numbers = String(figure).match(/\d[\d.,]*/g);
  if (!numbers) return holds(text, `${label} ${figure}`);
  const digits = numbers.map((number) => escape(number.replaceAll(',', '')));
  const words = joined.test(label) ? '(?<!\\d)' : `${spaced(label).split(' ').map(escape).join(' ?')}\\D{0,40}`;
  const row = new RegExp(`${words}${digits.join('\\D{1,20}')}(?!\\d)`);
  return row.test(spaced(text).replaceAll(',', ''));
}
