/** Reads: the catalogue. Writes (through outputs): <site>/drawings. Run by: scripts/build/make-site.ts. */
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { listDrawings } from '../../../src/drawing/list-drawings.ts';
import { hashSources } from '../../lib/source-hash.ts';
import type { BuildCache } from '../../lib/cache.ts';
import { bytesOutput, type Output } from '../output.ts';
import { keyOf } from '../../lib/key-of.ts';

/** Every drawing of the site, kept like all that takes long to make. Nothing is drawn to find out that nothing changed: a drawing's key is its subject's. */
export async function drawingOutputs(catalogue: Catalogue, cache: BuildCache): Promise<Output[]> {
  const program = await hashSources(['src/{drawing,catalogue}/**/*.ts', 'package-lock.json']);
  // The drawings of a machine follow one another, and have one subject.
  let last: { subject: unknown; key: string } | undefined;
  return listDrawings(catalogue).map(({ path, subject, draw }) => {
    if (!last || last.subject !== subject) last = { subject, key: keyOf(program, JSON.stringify(subject)) };
    const { key } = last;
    return bytesOutput(path.slice(1), key, () => cache.get(keyOf(key, path), () => Buffer.from(draw())));
  });
}
