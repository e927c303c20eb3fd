import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { makeWebManifest } from '../../../src/catalogue/media/web-manifest.ts';
import { colour } from '../../../src/palette.ts';

/** The web manifest in the site's colours. */
export function webManifest(catalogue: Catalogue): object {
  return makeWebManifest(catalogue, { theme: colour.ink, background: colour.paper });
}
