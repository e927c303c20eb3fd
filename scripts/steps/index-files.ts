/** Reads: the catalogue. Writes (through outputs): <site>/_data/_index, what the finder and the search fetch. Run by: scripts/steps/site-groups.ts, the development server. */
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { packFinder } from '../../src/catalogue/find/finder-file.ts';
import { finderOf } from '../../src/catalogue/find/groups.ts';
import { finderFilePath, searchFilePath } from '../../src/catalogue/paths.ts';
import { isLarge } from '../../src/catalogue/search/list-documents.ts';
import { makeSearchFile } from '../../src/catalogue/search/make-search-file.ts';
import { keyOf, textOutput, type Output, type OutputGroup } from '../outputs/output.ts';
import type { PageSources } from './page-sources.ts';
import type { Program } from './program.ts';

const finderText = (catalogue: Catalogue) => JSON.stringify(packFinder(finderOf(catalogue)));
const searchText = (catalogue: Catalogue) => JSON.stringify(makeSearchFile(catalogue));

/** The text of a file of the index by its address; undefined when there is none. */
export function indexFile(catalogue: Catalogue, address: string): string | undefined {
  if (address === finderFilePath) return finderText(catalogue);
  return address === searchFilePath ? searchText(catalogue) : undefined;
}

export function finderOutput(catalogue: Catalogue): Output {
  return textOutput(finderFilePath.slice(1), finderText(catalogue));
}

/** What the search fetches. Of a large catalogue it knows no features, which are more than an outline. */
export function searchGroup(catalogue: Catalogue, program: Program, { outline, all }: PageSources): OutputGroup {
  return {
    name: 'search',
    key: keyOf(program.key, isLarge(catalogue) ? outline : all),
    list: () => [textOutput(searchFilePath.slice(1), searchText(catalogue))],
  };
}
