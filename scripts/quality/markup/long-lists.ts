import { execFile } from 'node:child_process';
import { glob, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectDir } from '../../lib/build-settings.ts';

/** So many models that lists go on at further pages. */
const models = 120;

/**
 * Builds the pages of a catalogue with long lists, which the project's own does not have.
 * @returns the pages that differ from those of a small catalogue: parts of lists, their first pages, groups, the form
 */
export async function buildLongLists(folder: string): Promise<string[]> {
  const [dataDir, outDir] = [path.join(folder, 'data'), path.join(folder, 'site')];
  const run = (...words: string[]) => promisify(execFile)(process.execPath, words, { cwd: projectDir, maxBuffer: 1e8 });
  await rm(dataDir, { recursive: true, force: true });
  await run('scripts/catalogue.ts', String(models), dataDir);
  await run('scripts/build.ts', '--pages-only', '--data', dataDir, '--out', outDir);
  const names = ['ourproducts.html', 'enquire.html', 'find.html'];
  for await (const part of glob('**/page/*.html', { cwd: outDir })) {
    names.push(part, `${path.dirname(path.dirname(part))}.html`);
  }
  return [...new Set(names)].toSorted().map((name) => path.join(outDir, name));
}
