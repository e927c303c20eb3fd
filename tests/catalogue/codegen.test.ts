import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { codegen, type CodegenResult } from '../../scripts/codegen/codegen.ts';
import { generatedCodeDir } from '../../scripts/lib/build-settings.ts';
import { readSchemas } from '../../scripts/data/read-schemas.ts';
import { folderKinds } from '../../src/catalogue/kinds.ts';
import { fieldSchemaOf } from '../../src/yaml/field-schema.ts';
import { fixturesDir } from './support.ts';

let generatedDir = '';
let result: CodegenResult;
const dataDir = path.join(fixturesDir, 'catalogue');

beforeAll(async () => {
  generatedDir = await mkdtemp(path.join(tmpdir(), 'codegen-'));
  result = await codegen({ dataDir, generatedDir, today: '2025-01-01' });
});

const read = (name: string) => readFile(path.join(generatedDir, name), 'utf8');

describe('codegen', () => {
  it('writes types and validators, each with a banner', async () => {
    expect((await readdir(generatedDir)).sort()).toEqual(['enquiry-site.gen.json', 'route-tree.gen.ts']);
    const ofSchemas = ['entries.gen.ts', 'entry-schemas.gen.js', 'entry-validators.gen.js'];
    const files = [
      ...ofSchemas.map((name) => path.join(generatedCodeDir, name)),
      path.join(generatedDir, 'route-tree.gen.ts'),
    ];
    for (const file of files) expect(await readFile(file, 'utf8')).toMatch(/^\/\/ Generated from .* Do not edit\.\n/);
  });

  it.each(folderKinds)('finds each kind declared in its schema by fields that it has: $id', async (kind) => {
    const { properties = {} } = fieldSchemaOf(kind.id, await readSchemas());
    const { name, asked, written } = kind.new;
    const named = [name, ...asked, ...written, ...(typeof kind.hasPage === 'string' ? [kind.hasPage] : [])];
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(named));
    expect(Object.hasOwn(properties, 'photos'), 'own photos have captions').toBe(kind.photos === 'own');
    expect(Object.hasOwn(properties, 'path')).toBe(Boolean(kind.hasPage));
  });

  it('imports only files that exist', async () => {
    const names = (await readdir(generatedCodeDir)).filter((name) => name.endsWith('.ts'));
    for (const name of names) {
      const text = await readFile(path.join(generatedCodeDir, name), 'utf8');
      const imported = [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, file = '']) => file);
      for (const file of imported) expect(existsSync(path.join(generatedCodeDir, file)), `${name}: ${file}`).toBe(true);
    }
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
    await codegen({ dataDir, generatedDir });
    expect(await times()).toEqual(before);
  });

  it('leaves the routes as they are when the data has errors, and says what is missing', async () => {
    const nothing = await codegen({ dataDir: path.join(fixturesDir, 'mistakes'), generatedDir });
    expect(nothing.catalogue).toBeUndefined();
    expect(await read('route-tree.gen.ts')).toContain("'/Rasper': 'model';");
    expect(nothing.findings.map(({ message }) => message)).toContain('The file site.yaml is missing.');
    const nowhere = await codegen({ dataDir: path.join(fixturesDir, 'nowhere'), generatedDir });
    expect(nowhere.findings.map(({ rule }) => rule)).toEqual(['missing/data']);
  });
});
