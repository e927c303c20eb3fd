import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../src/catalogue/load-catalogue.ts';
import { readData } from '../../scripts/steps/read-data.ts';
import { asText, fixtureFolder, fixturesDir, today, validators } from './support.ts';

const mistakenDir = path.join(fixturesDir, 'mistaken-folders');
const names = readdirSync(mistakenDir).sort();

/** The fixture catalogue with the files of `<name>/data` in their places, and without those in `<name>/deleted.txt`. */
async function loadMistaken(name: string) {
  const folder = path.join(mistakenDir, name);
  const list = path.join(folder, 'deleted.txt');
  const deleted = new Set(existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []);
  const laid = (await readData(path.join(folder, 'data'))) ?? { files: [], media: [] };
  const over = <File extends { file: string }>(own: readonly File[], others: readonly File[], prefix = '') => {
    const byName = new Map([...own, ...others].map((file) => [file.file, file]));
    return [...byName.values()].filter(({ file }) => !deleted.has(prefix + file));
  };
  const files = over(fixtureFolder.files, laid.files);
  return loadCatalogue({ files, media: over(fixtureFolder.media, laid.media, 'media/'), validators, today });
}

describe('a folder with a mistake', () => {
  it.each(names)('%s is explained, with a fix', async (name) => {
    const { findings } = await loadMistaken(name);
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) expect(finding.fix, finding.message).toBeTruthy();
    await expect(`${asText({ findings })}\n`).toMatchFileSnapshot(path.join(mistakenDir, name, 'findings.txt'));
  });
});
