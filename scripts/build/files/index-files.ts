/** Reads: the catalogue. Writes (through outputs): <site>/_data/_index, what the search and the finder, where there is one, fetch. Run by: scripts/build/files/site-outputs.ts, the development server. */
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { finderFile } from '../../../src/catalogue/find/groups.ts';
import { finderFilePath, searchFilePath } from '../../../src/catalogue/paths.ts';
import { makeSearchFile } from '../../../src/catalogue/search/make-search-file.ts';
import { textOutput, type Output } from '../output.ts';

const texts: Readonly<Record<string, (catalogue: Catalogue) => string>> = {
  [finderFilePath]: (catalogue) => JSON.stringify(finderFile(catalogue)),
  [searchFilePath]: (catalogue) => JSON.stringify(makeSearchFile(catalogue)),
};

/** The text of a file of the index by its address; undefined when there is none. */
export function indexFile(catalogue: Catalogue, address: string): string | undefined {
  return texts[address]?.(catalogue);
}

export function indexOutputs(catalogue: Catalogue): Output[] {
  const used = Object.entries(texts).filter(([address]) => address !== finderFilePath || catalogue.pages.find);
  return used.map(([address, make]) => textOutput(address.slice(1), make(catalogue)));
}
