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
