/** The state of the search box: which of its options is marked, and what a key does. Pure. */

/** What a key asks for: another option marked, the marked one or all results opened, the box emptied or closed. */
export type KeyMeaning =
  | { type: 'mark'; option: number | undefined }
  | { type: 'choose'; option: number }
  | { type: 'clear' }
  | { type: 'close' };

/**
 * The keys of the APG's combobox with a list: arrows wrap around through the field, Home and End stay with the text,
 * Escape empties the field first and closes the box then. Undefined for a key that is the field's own.
 * @param marked place of the marked option, if one is
 */
export function meaningOf(
  key: string,
  { marked, options, isEmpty }: { marked: number | undefined; options: number; isEmpty: boolean },
): KeyMeaning | undefined {
  switch (key) {
    case 'ArrowDown':
      if (options === 0) return undefined;
      return { type: 'mark', option: marked === undefined ? 0 : marked + 1 < options ? marked + 1 : undefined };
    case 'ArrowUp':
      if (options === 0) return undefined;
      return { type: 'mark', option: marked === undefined ? options - 1 : marked > 0 ? marked - 1 : undefined };
    case 'Enter':
      return marked === undefined ? undefined : { type: 'choose', option: marked };
    case 'Escape':
      return { type: isEmpty ? 'close' : 'clear' };
    default:
      return undefined;
  }
}

/** Hits that the box shows of each kind, and in all: more stand on the page of the results. */
const perKind = 4;
const inAll = 9;

/** The first groups of hits, cut to what fits below the field. */
export function shortList<Group extends { hits: readonly unknown[] }>(groups: readonly Group[]): Group[] {
  let left = inAll;
  return groups.flatMap((group) => {
    const hits = group.hits.slice(0, Math.min(perKind, left));
    left -= hits.length;
    return hits.length > 0 ? [{ ...group, hits }] : [];
  });
}
