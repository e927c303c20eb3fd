import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { projectDir } from '../scripts/lib/build-settings.ts';
import type { Catalogue } from '../src/catalogue/catalogue.ts';

/** The specification's catalogue, which stays as it is whatever becomes of `data/` (tests/fixtures/frozen-catalogue/README.md). */
export const frozenDir: string = path.join(projectDir, 'tests/fixtures/frozen-catalogue');

/** Where the site of the frozen catalogue is built, which the browser tests visit. */
export const frozenSite: string = path.join(projectDir, '.cache/frozen-site');

/** The words of a command that is to work on the frozen catalogue and its site. */
export const onFrozen = ['--data', frozenDir, '--out', frozenSite] as const;

/** Builds the site of the frozen catalogue where it is missing or old. */
export function buildFrozenSite(): void {
  execFileSync(process.execPath, ['scripts/build.ts', ...onFrozen], {
    cwd: projectDir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The frozen catalogue, linked, on a day on which no fair is past. */
export async function loadFrozen(): Promise<Catalogue> {
  // Loaded only here: the browser tests need the folders alone.
  const { loadData } = await import('../scripts/data/load-data.ts');
  const { catalogue } = await loadData(frozenDir, '2025-01-01');
  if (!catalogue) throw new Error(`The frozen catalogue has errors: run npm run check -- --data ${frozenDir}`);
  return catalogue;
}
