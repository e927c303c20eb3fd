/** Reads: the catalogue. Writes (through outputs): <site>/drawings. Run by: scripts/steps/make-site.ts. */
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { listDrawings } from '../../src/drawing/list-drawings.ts';
import { textOutput, type Output } from '../outputs/output.ts';

/** Every drawing of the site. */
export function drawingOutputs(catalogue: Catalogue): Output[] {
  return listDrawings(catalogue).map(({ path, draw }) => textOutput(path.slice(1), draw()));
}
