/** Reads: the catalogue. Writes (through outputs): <site>/drawings. Run by: scripts/build/make-site.ts. */
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { listScenes } from '../../../src/drawing/list-drawings.ts';
import { hashSources } from '../../lib/source-hash.ts';
import type { BuildCache } from '../../lib/cache.ts';
import { bytesOutput, type Output } from '../output.ts';
import { keyOf } from '../../lib/key-of.ts';

/** The drawings that are no machine's alone. Nothing is drawn to find out that nothing changed: a drawing's key is its subject's. */
export async function drawingOutputs(catalogue: Catalogue, cache: BuildCache): Promise<Output[]> {
  const program = await hashSources(['src/drawing/**/*.ts', 'src/look/*.ts']);
  return listScenes(catalogue).map(({ path, subject, draw }) => {
    const key = keyOf(program, path, JSON.stringify(subject));
    return bytesOutput(path.slice(1), key, () => cache.get(key, () => Buffer.from(draw())));
  });
}
