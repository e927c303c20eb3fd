/** Reads: the catalogue, the programs. Writes (through outputs): manifest.webmanifest, sw.js. Run by: scripts/build/files/site-outputs.ts. */
import path from 'node:path';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { manifestPath, workerPath } from '../../../src/catalogue/paths.ts';
import { webManifest } from '../../lib/document/web-manifest.ts';
import { copyOutput, textOutput, type Output } from '../output.ts';
import type { Program } from '../program.ts';

/** What makes the site one that can be installed. */
export function manifestOutput(catalogue: Catalogue): Output {
  return textOutput(manifestPath.slice(1), JSON.stringify(webManifest(catalogue)));
}

/** What makes the site one that can be read without a connection; or what takes that back. */
export function serviceWorkerOutput({ site }: Catalogue, { dir }: Program): Output {
  const worker = site.offline === false ? 'withdrawal' : 'worker';
  return copyOutput(workerPath.slice(1), path.join(dir, worker, 'sw.js'));
}
