/** Reads: the catalogue. Writes (through outputs): <site>/_data/_index, what the finder and the search fetch. Run by: scripts/steps/make-site.ts, the development server. */
import { writeFile } from 'node:fs/promises';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { packFinder } from '../../src/catalogue/find/finder-file.ts';
import { finderOf } from '../../src/catalogue/find/groups.ts';
import { finderFilePath, searchFilePath } from '../../src/catalogue/paths.ts';
import { listDocuments } from '../../src/catalogue/search/list-documents.ts';
import { makeSearchFile } from '../../src/catalogue/search/make-search-file.ts';
import { keyOf, textOutput, type Output } from '../outputs/output.ts';

const finderText = (catalogue: Catalogue) => JSON.stringify(packFinder(finderOf(catalogue)));
const searchText = (catalogue: Catalogue) => JSON.stringify(makeSearchFile(catalogue));

/** The text of a file of the index by its address; undefined when there is none. */
export function indexFile(catalogue: Catalogue, address: string): string | undefined {
  if (address === finderFilePath) return finderText(catalogue);
  return address === searchFilePath ? searchText(catalogue) : undefined;
}

/**
 * The files of the index. That of the search follows from its documents, and takes a second to make of ten thousand
 * models: it is made only when they, its words or the program changed.
 */
export function indexOutputs(catalogue: Catalogue, programKey: string): Output[] {
  const documents = JSON.stringify([listDocuments(catalogue), catalogue.pages.search]);
  return [
    textOutput(finderFilePath.slice(1), finderText(catalogue)),
    {
      path: searchFilePath.slice(1),
      key: keyOf(programKey, documents),
      write: (file) => writeFile(file, searchText(catalogue)),
    },
  ];
}
