/** A gap, with the digit before it and the one behind. */
const gaps = /(\d)?[\s\p{Pd}]+(?=(\d)?)/gu;

/**
 * Normalizes the name of a row, a machine or a choice for comparison: composed letters (NFC), and no letter case, hyphens
 * or spaces, except between digits: `Zone 1-1` is not `Zone 11`. Every comparison of names uses it; normalize once, not
 * at each comparison.
 */
export function normalizeName(text: string): string {
  return text
    .normalize()
    .toLowerCase()
    .replace(gaps, (_, before = '', behind = '') => before + (before && behind && '-'));
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
