import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';
import { beforeAll, expect, it } from 'vitest';
import { loadData } from '../../scripts/data/load-data.ts';
import { translationText } from '../../scripts/new/new-translation.ts';
import { mapTexts } from '../../src/text/language.ts';
import { copyData, runNew } from './new-command.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await copyData();
  await appendFile(path.join(dataDir, 'site.yaml'), '\nlanguages: [{ tag: ar, name: العربية }]\n');
});

const file = 'ar/models/blt150.yaml';
const findingsIn = async (name: string) => {
  const { findings } = await loadData(dataDir);
  return findings.flatMap(({ rule, file: where }) => (where === name ? rule : []));
};
const missing = async () => {
  const { findings } = await loadData(dataDir);
  return findings.flatMap(({ rule, message }) =>
    rule === 'language/missing' && / models /.test(message) ? message : [],
  );
};

it('an entry gets a file with its texts and their marks, which counts as missing until it is translated', async () => {
  const [before] = await missing();
  const run = await runNew(dataDir, ['translation', 'ar', 'blt150']);
  expect(run.code).toBe(0);
  expect(run.output).toContain('Translate each text in its place.');
  const text = await readFile(path.join(dataDir, file), 'utf8');
  expect(text).toMatch(/^of: \{ description: [a-z]{4}, .*features: [a-z]{4}/);
  expect(text).not.toMatch(/\d+ kg$|category|name: BLT150/m);
  expect(await findingsIn(file)).toEqual([]);
  expect(await missing()).toEqual([before]);
  // Translated, it is missing no longer.
  const { of, ...texts } = load(text) as Record<string, unknown>;
  const translated = mapTexts(texts, (said) => said.replaceAll(/[a-z]/gi, 'س'));
  await writeFile(path.join(dataDir, file), JSON.stringify({ of, ...translated }));
  expect((await loadData(dataDir)).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(await missing()).not.toEqual([before]);
});

it('refuses what is there, is unknown, or is in no language of the site', async () => {
  const say = async (...words: string[]) => (await runNew(dataDir, ['translation', ...words])).output;
  expect(await say('ar', 'blt150')).toContain('is there already');
  expect(await say('ar', 'blt151')).toContain('did you mean `blt150`?');
  expect(await say('fr', 'blt150')).toContain('does not name the language fr');
  expect(await say('ar')).toContain('npm run new -- translation ar blt150');
});

it('an item of a list keeps its place, and names that are no words are left out', () => {
  const value = { title: 'BLT', summary: 'Two balers', photos: [{ file: 'a' }, { file: 'b', caption: 'A door' }] };
  expect(translationText({ kind: 'category', value })).toMatch(
    /^of: \{ summary: \w{4}, photos: \w{4} \}\nsummary: Two balers\nphotos:\n {2}- \{\}\n {2}- caption: A door\n$/,
  );
});
