import { expect, test } from 'vitest';
import type { Catalogue, LinkedCategory, LinkedModel } from '../../src/catalogue/catalogue.ts';
import { makeEnquirySite } from '../../src/catalogue/enquiry-site.ts';
import { outlineOf } from '../../src/catalogue/outline.ts';
import { listPages } from '../../src/catalogue/pages/list-pages.ts';
import { makeIndex } from '../../src/editor/engine/index-file.ts';
import { companyOutputs } from '../../scripts/steps/company-files.ts';
import { enquiryFileOutputs } from '../../scripts/steps/enquiry-files.ts';
import { finderOutput } from '../../scripts/steps/index-files.ts';
import { pageSources } from '../../scripts/steps/page-sources.ts';
import { readData } from '../../scripts/steps/read-data.ts';
import { frozenDir, loadFrozen } from '../frozen-catalogue.ts';

const catalogue = await loadFrozen();
const folder = await readData(frozenDir, { hashed: true });
const files = folder?.files ?? [];

/** Fields of a model that are no part of its outline. */
const isOwn = (name: PropertyKey) => !(name in (outlineOf({ [name]: 1 }) as object));
const ownOf = ({ file }: LinkedModel) => `what only ${file} tells`;

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
        if (isModel && isOwn(name)) seen.add(ownOf(target as LinkedModel));
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
    const own = new Set([
      ...below(within).map(({ file }) => file),
      ...withAllBelow(within).map(modelsOf),
      ...within.models.map(ownOf),
    ]);
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

test('what shows any model tells no more of it than its outline', () => {
  const seen = new Set<string>();
  const whole = watched(catalogue, seen);
  for (const { within, page } of listPages(whole)) if (!within) page();
  for (const outputs of [companyOutputs, enquiryFileOutputs, finderOutput, makeEnquirySite, makeIndex]) outputs(whole);
  expect([...seen].filter((name) => name.startsWith('what only '))).toEqual([]);
  expect(seen.size).toBeGreaterThan(catalogue.models.length);
});

test('pages are known by what they follow from', () => {
  const model = catalogue.models.find(({ id }) => id === 'blt150');
  if (!model?.category.parent) throw new Error('blt150 stands in no category');
  const other = catalogue.categories.find((category) => !below(category).includes(model) && category.models.length > 0);
  if (!other) throw new Error('There is no other category');
  const keysOf = (changed?: string, outlined = true) => {
    const those = files.map((one) => (one.file === changed ? { ...one, hash: 'another' } : one));
    const sources = pageSources(catalogue, those, (hash) => (hash === 'another' && !outlined ? outlineBefore : hash));
    return {
      own: sources.ofCategory(model.category),
      above: sources.ofCategory(model.category.parent ?? model.category),
      other: sources.ofCategory(other),
      outline: sources.outline,
      all: sources.all,
    };
  };
  const outlineBefore = files.find(({ file }) => file === model.file)?.hash ?? '';
  const before = keysOf();
  const differing = (...change: Parameters<typeof keysOf>) =>
    Object.entries(keysOf(...change)).flatMap(([name, key]) =>
      key === before[name as keyof typeof before] ? [] : name,
    );
  expect(differing()).toEqual([]);
  expect(differing(model.file)).toEqual(['own', 'above', 'outline', 'all']);
  expect(differing(model.file, false)).toEqual(['own', 'all']);
  expect(differing('site.yaml')).toEqual(['own', 'above', 'other', 'outline', 'all']);
  expect(differing(model.category.file)).toEqual(['own', 'above', 'other', 'outline', 'all']);
});
