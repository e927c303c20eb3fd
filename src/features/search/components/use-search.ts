import type { SearchAnswer, Search } from '../open-search.ts';
import type { SearchFile } from '../search-file.ts';
import { countLabel, fill } from '../../../catalogue/words.ts';
import { fetchedOnce } from '../../../ui/hooks/fetched-once.ts';

/** The search and its texts for empty results. */
export interface OpenedSearch extends Pick<SearchFile, 'none' | 'words'> {
  ask: Search;
}

/** The search: undefined while loading, `failed` after an error. Its code and index load together. */
export const useSearch = fetchedOnce(
  'search',
  (file: SearchFile, openSearch: (file: SearchFile) => Search): OpenedSearch => ({
    ask: openSearch(file),
    none: file.none,
    words: file.words,
  }),
  async () => (await import('../open-search.ts')).openSearch,
);

/** "12 results", or that nothing matches, and what follows instead. */
export function answerLabel(
  { none, words }: OpenedSearch,
  query: string,
  { total, isNear }: SearchAnswer,
  language: string,
): string {
  if (!isNear) return countLabel(words, total, language);
  return `${fill(none, { words: query })}${total > 0 ? ` ${words.nearest}` : ''}`;
}
