/**
 * The candidate nearest to a word by edit distance, ignoring case, hyphens and spaces; undefined when none is near.
 * `share` is the part of the letters that may differ.
 */
export function nearest(word: string, candidates: Iterable<string>, share = 0.4): string | undefined {
  const wanted = reduce(word);
  let best: string | undefined;
  let least = Math.max(1, Math.round(word.length * share)) + 0.5;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > least + 3) continue;
    const distance = reduce(candidate) === wanted ? 0 : editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/**
 * The ids that a name may misspell. `tcotr100` is another machine than `tctb100`, and `blt250` than `blt200`: of a
 * code, few letters are wrong, and no digit.
 */
export function idsMeant(written: string, known: Iterable<string>): string[] {
  if (!/\d/.test(written)) return [...known];
  const form = (id: string) => id.toLowerCase().replace(/\d/g, '0');
  const isOtherNumber = (id: string) => form(written) === form(id) && written.toLowerCase() !== id.toLowerCase();
  return [...known].filter((id) => !isOtherNumber(id) && nearest(written, [id], 0.1) !== undefined);
}

/** The only name that starts with a word: `spec` for `specifications`; undefined when there are none or several. */
export function beginningOf(word: string, candidates: Iterable<string>): string | undefined {
  const start = reduce(word).replace(/s$/, '');
  if (start.length < 4) return undefined;
  const matches = [...candidates].filter((candidate) => reduce(candidate).startsWith(start));
  return matches.length === 1 ? matches[0] : undefined;
}

function reduce(word: string): string {
  return word.toLowerCase().replace(/[-_ ]/g, '');
}

/** Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours cost 1 each. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let least = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
