/**
 * A text in a form in which the same words and figures are equal wherever they stand. Pages and sheets set figures as
 * a printer would (`1530x2700 mm` as `1530 × 2700 mm`, `120-160 HP` with a longer dash) and break lines.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/[\s\p{Pd}\u2212\p{Cf}]+/gu, '');
}

/** Whether a text holds another, however both are set. */
export function holds(text: string, part: string | number): boolean {
  return plain(text).includes(plain(String(part)));
}

const escape = (text: string): string => text.replaceAll(/[^\p{L}\d]/gu, String.raw`\$&`);

/** A text in one spelling as `plain` writes it, whose words and figures stay apart. */
const spaced = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/[\s\p{Pd}\u2212\p{Cf}]+/gu, ' ')
    .trim();

/** Scripts whose letters are joined: a PDF holds their shapes, which come out of it as other letters. */
const joined = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/**
 * Whether a text has a row: its label and behind it the figure's numbers in their order; of a label in joined letters the
 * numbers alone. Sheets write units in one spelling and part thousands (`15500 Kg` as `15,500 kg`).
 */
export function holdsRow(text: string, label: string, figure: string | number): boolean {
  const numbers = String(figure).match(/\d[\d.,]*/g);
  if (!numbers) return holds(text, `${label} ${figure}`);
  const digits = numbers.map((number) => escape(number.replaceAll(',', '')));
  const words = joined.test(label) ? '(?<!\\d)' : `${spaced(label).split(' ').map(escape).join(' ?')}\\D{0,40}`;
  const row = new RegExp(`${words}${digits.join('\\D{1,20}')}(?!\\d)`);
  return row.test(spaced(text).replaceAll(',', ''));
}
