/** Reads: the catalogue. Writes (through outputs): manifest.webmanifest. Run by: scripts/steps/make-site.ts. */
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { manifestPath } from '../../src/catalogue/paths.ts';
import { webManifest } from '../lib/web-manifest.ts';
import { textOutput, type Output } from '../outputs/output.ts';

/** What makes the site one that can be installed. */
export function appFileOutputs(catalogue: Catalogue): Output[] {
  return [textOutput(manifestPath.slice(1), JSON.stringify(webManifest(catalogue)))];
}
