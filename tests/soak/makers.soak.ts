/** Complete sites of other makers: built, browsed, measured, and searched for content of the maker in `data/`. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSettings, projectDir } from '../../scripts/lib/build-settings.ts';
import { reference } from '../../src/look/palette.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { wordsOfTheFirst } from '../first-maker.ts';
import { poppler } from '../scripts/read-pdf.ts';

const folder = temporaryFolder('makers');
const outs: string[] = [];
afterAll(async () => {
  for (const out of outs) await rm(buildSettings(undefined, out).workDir, { recursive: true, force: true });
});
/** A folder for a site and its build cache. */
const outFor = (data: string): string => {
  const out = path.join(folder, 'out', path.basename(data));
  outs.push(out);
  return out;
};

/** Runs a command of the project. @returns its output and exit code */
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, words, { cwd: projectDir, maxBuffer: 1e8 }).then(
    ({ stdout }) => `${stdout}exit 0`,
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => `${stdout}${stderr}exit ${code}`,
  );

const fixture = (name: string) => path.join(projectDir, 'tests/fixtures', name);
const starter = path.join(folder, 'starter');
/** Derived colours of `data/`, as for a maker who sets none. */
const ownColours = new RegExp([reference.primary, reference.accent, reference.ink].join('|'), 'gi');
const steady = ['markup', 'structured-data', 'sitemap', 'sheets', 'policy', 'accessibility'];

beforeAll(async () => {
  expect(await run('scripts/new.ts', 'site', 'Strömwerk', '--data', starter)).toContain('exit 0');
});

describe.each([
  ['pumps and mixers', fixture('second-maker'), true],
  ['pumps, in Arabic', fixture('arabic'), false],
  ['what the starter says', starter, false],
])('a maker of %s', (_, data, hasTheme) => {
  const out = outFor(data);

  test('shows all that its files hold, and nothing empty', async () => {
    expect(await run('tests/content/run.ts', '--data', data, '--out', out)).toMatch(/\n\d+ passed, 0 failed\nexit 0$/);
  });

  test('holds the bars of a page', async () => {
    expect(await run('tests/quality/run.ts', ...steady, 'press', '--data', data)).toMatch(/exit 0$/);
  });

  test('has no word and no colour of the first maker in any file', async () => {
    const files = globSync('**/*.{html,json,xml,txt,ics,vcf,webmanifest,svg,pdf}', { cwd: out });
    expect(files.length).toBeGreaterThan(30);
    for (const name of files) {
      const file = path.join(out, name);
      const text = name.endsWith('.pdf') ? await poppler('pdftotext', [file, '-']) : await readFile(file, 'utf8');
      expect(text.match(wordsOfTheFirst), name).toBeNull();
      if (hasTheme) expect(text.match(ownColours), name).toBeNull();
    }
  });
});

test.each<[string, string[]]>([
  ['its optional pages', ['about', 'find', 'compare', 'tradefairs', 'downloads'].map((name) => `pages/${name}`)],
  ['fairs', ['fairs/water-days']],
  ['a second model', ['models/mx15', 'models/mx55', 'models/mx110', 'models/sp20', 'models/sp75', 'categories/mixers']],
])('without %s the maker of pumps and mixers has nothing empty, and no link to it', async (name, files) => {
  const data = path.join(folder, `without-${name.replaceAll(' ', '-')}`);
  await cp(fixture('second-maker'), data, { recursive: true });
  for (const file of files) await rm(path.join(data, `${file}.yaml`));
  const out = outFor(data);
  expect(await run('tests/content/run.ts', '--data', data, '--out', out)).toMatch(/\n\d+ passed, 0 failed\nexit 0$/);
});
