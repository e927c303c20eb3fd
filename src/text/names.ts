const gaps = /[\s\p{Pd}]+/gu;
const digit = /\d/;

/**
 * Normalizes the name of a row, a machine or a choice for comparison: composed letters (NFC), and no letter case, hyphens
 * or spaces, except between digits: `Zone 1-1` is not `Zone 11`. Every comparison of names uses it; normalize once, not
 * at each comparison.
 */
export function normalizeName(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(gaps, (gap, at: number, all: string) =>
      digit.test(all.charAt(at - 1)) && digit.test(all.charAt(at + gap.length)) ? '-' : '',
    );
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
