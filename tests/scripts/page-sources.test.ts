import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Catalogue, LinkedCategory, LinkedModel } from '../../src/catalogue/catalogue.ts';
import { listPages, type ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { keyOf } from '../../scripts/outputs/output.ts';
import { openPageKeys } from '../../scripts/steps/page-keys.ts';
import { loadData } from '../../scripts/steps/load-data.ts';
import { readData } from '../../scripts/steps/read-data.ts';

const dataDir = path.join(projectDir, 'data');
const { catalogue } = await loadData(dataDir, '2025-01-01');
if (!catalogue) throw new Error('The data has errors');
const folder = await readData(dataDir, { hashed: true });
const files = folder?.files ?? [];

/** The same catalogue, which notes which models, and which lists of models, are looked at. */
function watched(whole: Catalogue, seen: Set<string>): Catalogue {
  const known = new Map<object, unknown>();
  const models = new Set<object>(whole.models);
  const categories = new Set<object>(whole.categories);
  const wrap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const before = known.get(value);
    if (before !== undefined) return before;
    const isModel = models.has(value);
    const proxy: unknown = new Proxy(value, {
      get(target, name) {
        if (isModel && name !== 'category') seen.add((target as LinkedModel).file);
        // How many they are is something as well.
        if (name === 'models' && target === whole) seen.add('all models');
        if (name === 'models' && categories.has(target)) seen.add(modelsOf(target as LinkedCategory));
        return wrap(Reflect.get(target, name));
      },
    });
    known.set(value, proxy);
    return proxy;
  };
  return wrap(whole) as Catalogue;
}

const modelsOf = ({ id }: LinkedCategory) => `the models of ${id}`;
const withAllBelow = (category: LinkedCategory): LinkedCategory[] => [
  category,
  ...category.children.flatMap(withAllBelow),
];
const below = (category: LinkedCategory): LinkedModel[] => [
  ...category.models,
  ...category.models.flatMap(({ sheet }) => sheet?.models ?? []),
  ...category.children.flatMap(below),
];

test('a page looks at no other models than those by whose files it is known', () => {
  const seen = new Set<string>();
  const pages = listPages(watched(catalogue, seen));
  let checked = 0;
  for (const { path: page, within, make } of pages.map((one) => ({ ...one, make: one.page }))) {
    if (!within) continue;
    const own = new Set([...below(within).map(({ file }) => file), ...withAllBelow(within).map(modelsOf)]);
    seen.clear();
    make();
    expect(
      [...seen].filter((file) => !own.has(file)),
      `${page} shows models of other categories`,
    ).toEqual([]);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(20);
});

test('pages are known by what they follow from', () => {
  const workDir = mkdtempSync(path.join(tmpdir(), 'keys-'));
  const file = path.join(workDir, 'page-keys');
  const pages = listPages(catalogue);
  const made = (those: typeof files, program = 'one') => {
    const names: string[] = [];
    const keys = openPageKeys(file, program, catalogue, those);
    const make = (listed: ListedPage) => {
      names.push(listed.path);
      return { page: keyOf(listed.path), browser: '' };
    };
    for (const listed of pages) keys.of(listed, () => make(listed));
    keys.keep();
    return names;
  };
  const open = pages.filter(({ within }) => !within).map(({ path: page }) => page);
  const changed = (name: string) => files.map((one) => (one.file === name ? { ...one, hash: 'another' } : one));
  try {
    expect(made(files)).toEqual(pages.map(({ path: page }) => page));
    expect(made(files)).toEqual(open);
    const model = catalogue.models.find(({ id }) => id === 'blt150');
    const once = made(changed(model?.file ?? ''));
    expect(once).toContain('/blt150');
    expect(once).toContain('/blt200');
    expect(once).toContain(model?.category.path);
    expect(once).not.toContain('/rasper');
    expect(made(changed('site.yaml'))).toEqual(pages.map(({ path: page }) => page));
    expect(made(changed(catalogue.categories[0]?.file ?? ''))).toEqual(pages.map(({ path: page }) => page));
    expect(made(files, 'another program')).toEqual(pages.map(({ path: page }) => page));
    expect(made(files, 'another program')).toEqual(open);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
    expect(made(files, 'another program')).toEqual(pages.map(({ path: page }) => page));
  } finally {
    rmSync(workDir, { recursive: true });
  }
});
