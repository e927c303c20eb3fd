import type { Search } from '../../../catalogue/search/open-search.ts';
import type { SearchFile } from '../../../catalogue/search/search-file.ts';
import { searchFilePath } from '../../../catalogue/paths.ts';
import { fetchedOnce } from '../hooks/fetched-once.ts';

/** The search and its texts for empty results. */
export interface OpenedSearch extends Pick<SearchFile, 'none' | 'words'> {
  ask: Search;
}

/** The search: undefined while loading, `failed` after an error. Its code and index load together. */
export const useSearch = fetchedOnce(
  searchFilePath,
  (file: SearchFile, openSearch: (file: SearchFile) => Search): OpenedSearch => ({
    ask: openSearch(file),
    none: file.none,
    words: file.words,
  }),
  async () => (await import('../../../catalogue/search/open-search.ts')).openSearch,
);
