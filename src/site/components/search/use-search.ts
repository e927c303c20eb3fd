import { openSearch, type Search } from '../../../catalogue/search/open-search.ts';
import type { SearchFile } from '../../../catalogue/search/search-file.ts';
import { searchFilePath } from '../../../catalogue/paths.ts';
import { fetchedOnce } from '../fetched-once.ts';

/** The search, and its words for when it finds nothing. */
export interface OpenedSearch extends Pick<SearchFile, 'none'> {
  ask: Search;
}

/** The search: undefined while it is on its way, `failed` when it did not arrive. */
export const useSearch = fetchedOnce(searchFilePath, (file: SearchFile): OpenedSearch => ({
  ask: openSearch(file),
  none: file.none,
}));
