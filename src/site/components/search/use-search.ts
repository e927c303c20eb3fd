import { useEffect, useState } from 'react';
import type { Search } from '../../../catalogue/search/open-search.ts';
import type { SearchFile } from '../../../catalogue/search/search-file.ts';
import { searchFilePath } from '../../../catalogue/paths.ts';

/** The search, and its words for when it finds nothing. */
export interface OpenedSearch extends Pick<SearchFile, 'none' | 'words'> {
  ask: Search;
}

let opened: Promise<OpenedSearch> | undefined;

async function fetchSearch(): Promise<OpenedSearch> {
  const [{ openSearch }, response] = await Promise.all([
    import('../../../catalogue/search/open-search.ts'),
    fetch(searchFilePath),
  ]);
  if (!response.ok) throw new Error(`it was answered with ${response.status}`);
  const file = (await response.json()) as SearchFile;
  return { ask: openSearch(file), none: file.none, words: file.words };
}

/**
 * The search: fetched once; undefined while it is on its way, `failed` when it did not arrive.
 * @param isWanted whether there is something to look for, or soon will be
 */
export function useSearch(isWanted = true): OpenedSearch | 'failed' | undefined {
  const [search, setSearch] = useState<OpenedSearch | 'failed'>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    opened ??= fetchSearch();
    opened.then(
      (found) => isGone || setSearch(found),
      () => {
        opened = undefined;
        if (!isGone) setSearch('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return search;
}
