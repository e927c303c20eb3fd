/** Reads: data/, schemas/, src/. Writes: the site. Run by: scripts/build.ts, scripts/start.ts. */
import type { BuildSettings } from '../lib/build-settings.ts';
import { startStep } from '../lib/progress.ts';
import { recover } from '../outputs/places.ts';
import { isBuilt, noteBuilt, readInputs } from './inputs.ts';

export interface BuildOptions {
  /** Leaves out drawings, sheets, cards and compressed forms, to measure the pages alone. */
  pagesOnly?: boolean;
}

/**
 * Builds the whole site, or finds out that it is as it should be: then nothing is loaded that builds.
 * @returns false when the data has errors, which were printed; the site that was there stays untouched
 * @throws when a page can't be rendered or a link is dead
 */
export async function buildSite(settings: BuildSettings, { pagesOnly = false }: BuildOptions = {}): Promise<boolean> {
  const looking = startStep('inputs');
  const inputs = await readInputs(settings, pagesOnly ? 'pages' : 'whole');
  recover(settings.outDir);
  if (isBuilt(settings, inputs)) {
    looking.done('as they were: nothing to do');
    return true;
  }
  looking.done();
  const { makeSite } = await import('./make-site.ts');
  const made = await makeSite(settings, inputs, { pagesOnly });
  // What has something to say says it with every build.
  if (made === 'quietly') noteBuilt(settings, inputs);
  return made !== 'not';
}
