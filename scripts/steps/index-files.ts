/** Reads: the catalogue. Writes (through outputs): <site>/_index, what the finder fetches. Run by: scripts/steps/build-site.ts, the development server. */
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { packFinder } from '../../src/catalogue/find/finder-file.ts';
import { finderOf } from '../../src/catalogue/find/groups.ts';
import { finderFilePath } from '../../src/catalogue/paths.ts';
import { textOutput, type Output } from '../outputs/output.ts';

/** The files' texts by their addresses, made when they are asked for. */
export function indexFiles(catalogue: Catalogue): Record<string, () => string> {
  return {
    [finderFilePath]: () => JSON.stringify(packFinder(finderOf(catalogue))),
  };
}

/** The same as files of the site. */
export function indexOutputs(catalogue: Catalogue): Output[] {
  return Object.entries(indexFiles(catalogue)).map(([address, text]) => textOutput(address.slice(1), text()));
}
