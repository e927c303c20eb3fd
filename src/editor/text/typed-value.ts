/**
 * What is typed into a field of numbers: a number when it reads as one beyond doubt, else the text, of which the check
 * says more.
 */
export function asNumber(text: string): string | number {
  const number = Number(text);
  return /^-?\d+(\.\d+)?$/.test(text) && Number.isFinite(number) ? number : text;
}

/**
 * What is typed as a figure: a plain number stays one only if it is written back the same: `3.10` and `010` are texts.
 */
export function asFigure(text: string): string | number {
  const number = asNumber(text);
  return String(number) === text ? number : text;
}
