import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codegen, type CodegenResult } from '../../scripts/codegen/codegen.ts';
import { fixturesDir } from './support.ts';

let generatedDir = '';
let result: CodegenResult;
const dataDir = path.join(fixturesDir, 'catalogue');

beforeAll(async () => {
  generatedDir = await mkdtemp(path.join(tmpdir(), 'codegen-'));
  result = await codegen({ dataDir, generatedDir, today: '2025-01-01' });
});
afterAll(() => rm(generatedDir, { recursive: true }));

const read = (name: string) => readFile(path.join(generatedDir, name), 'utf8');

describe('codegen', () => {
  it('writes types and validators, each with a banner', async () => {
    const files = (await readdir(generatedDir)).sort();
    expect(files).toEqual([
      'enquiry-rules.gen.ts',
      'enquiry-site.gen.json',
      'entries.gen.ts',
      'entry-schemas.gen.d.ts',
      'entry-schemas.gen.js',
      'entry-validators.gen.d.ts',
      'entry-validators.gen.js',
      'route-tree.gen.ts',
      'validate-settings.gen.d.ts',
      'validate-settings.gen.js',
    ]);
    const code = files.filter((file) => !file.endsWith('.json'));
    for (const file of code) expect(await read(file)).toMatch(/^\/\/ Generated from .* Do not edit\.\n/);
    expect(result.changed.toSorted()).toEqual(code);
  });

  it('lists every path in its exact spelling, with its kind of page', async () => {
    const tree = await read('route-tree.gen.ts');
    const routes = [...tree.matchAll(/^  '(.*?)': '(.*?)';$/gm)].map(([, route, kind]) => [route, kind]);
    expect(routes).toEqual(result.pages.map((page) => [page.path, page.kind]));
    expect(tree).toContain("'/Rasper': 'model';");
  });

  it('touches no file whose bytes would not change', async () => {
    const times = async () =>
      Promise.all(
        (await readdir(generatedDir)).map(async (file) => (await stat(path.join(generatedDir, file))).mtimeMs),
      );
    const before = await times();
    expect((await codegen({ dataDir, generatedDir })).changed).toEqual([]);
    expect(await times()).toEqual(before);
  });

  it('leaves the routes as they are when the data has errors, and says what is missing', async () => {
    const nothing = await codegen({ dataDir: path.join(fixturesDir, 'mistakes'), generatedDir });
    expect(nothing.catalogue).toBeUndefined();
    expect(nothing.changed).toEqual([]);
    expect(nothing.findings.map(({ message }) => message)).toContain('The file site.yaml is missing.');
    const nowhere = await codegen({ dataDir: path.join(fixturesDir, 'nowhere'), generatedDir });
    expect(nowhere.findings.map(({ rule }) => rule)).toEqual(['missing/data']);
  });
});
