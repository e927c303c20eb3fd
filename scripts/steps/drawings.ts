/** Reads: the catalogue. Writes: drawings/ in the site. Run by: scripts/steps/build-site.ts. */
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { listDrawings } from '../../src/drawing/list-drawings.ts';
import { writeIfChanged } from '../lib/write-if-changed.ts';

/** Draws every picture of the catalogue into the site; a file whose bytes stay the same is not written. Returns how many there are. */
export async function writeDrawings(catalogue: Catalogue, siteDir: string): Promise<number> {
  const drawings = listDrawings(catalogue);
  for (const { path: address, draw } of drawings) await writeIfChanged(path.join(siteDir, address), draw());
  return drawings.length;
}
