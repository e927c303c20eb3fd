/** Reads: the catalogue. Writes (through outputs): <site>/drawings. Run by: scripts/steps/make-site.ts. */
import { writeFile } from 'node:fs/promises';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { listDrawings } from '../../src/drawing/list-drawings.ts';
import { hashSources } from '../lib/source-hash.ts';
import { keyOf, type Output } from '../outputs/output.ts';

/** Every drawing of the site. Nothing is drawn to find out that nothing changed: a drawing's key is its subject's. */
export async function drawingOutputs(catalogue: Catalogue): Promise<Output[]> {
  const program = await hashSources(['src/{drawing,catalogue}/**/*.ts', 'package-lock.json']);
  // The drawings of a machine follow one another, and have one subject.
  let last: { subject: unknown; key: string } | undefined;
  return listDrawings(catalogue).map(({ path, subject, draw }) => {
    if (!last || last.subject !== subject) last = { subject, key: keyOf(program, JSON.stringify(subject)) };
    return { path: path.slice(1), key: last.key, write: (file) => writeFile(file, draw()) };
  });
}
