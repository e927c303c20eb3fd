const gaps = /[\s\p{Pd}]+/u;
const isDigit = (sign = ''): boolean => sign >= '0' && sign <= '9';

/**
 * Normalizes the name of a row, a machine or a choice for comparison: composed letters (NFC), and no letter case, hyphens
 * or spaces, except between digits: `Zone 1-1` is not `Zone 11`. Every comparison of names uses it; normalize once, not
 * at each comparison.
 */
export function normalizeName(text: string): string {
  return text
    .normalize()
    .toLowerCase()
    .split(gaps)
    .reduce((before, behind) => before + (isDigit(before.at(-1)) && isDigit(behind[0]) ? '-' : '') + behind);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
