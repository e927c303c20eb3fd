import { describe, expect, it } from 'vitest';
import { load, type Changes } from './support.ts';
import { append, found, rename } from './support-rules.ts';

it('the fixture itself has no findings', () => {
  expect(load().findings).toEqual([]);
});

describe('a reference to an entry that does not exist', () => {
  it.each<[string, Changes, string]>([
    [
      'the category of a model',
      { 'models/blt150.yaml': rename('category: tyrescrapbaler', 'category: tyrescrapbalers') },
      'error models/blt150.yaml:2 `tyrescrapbalers` is not the name of a file in data/categories; did you mean `tyrescrapbaler`? → write `category: tyrescrapbaler`',
    ],
    [
      'the parent of a category',
      { 'categories/pcb.yaml': rename('parent: baler', 'parent: balers') },
      'error categories/pcb.yaml:2 `balers` is not the name of a file in data/categories; did you mean `baler`? → write `parent: baler`',
    ],
    [
      'the sheet of a model',
      { 'models/tcpcr100.yaml': rename('sht2000', 'sht200') },
      'error models/tcpcr100.yaml:5 `sht200` is not the name of a file in data/sheets; did you mean `sht2000`? → write `sheet: sht2000`',
    ],
    [
      'a machine of a fair',
      { 'fairs/expo-2025.yaml': append('machines: [blt150, vibrator]\n') },
      'error fairs/expo-2025.yaml:11 `vibrator` is not the name of a file in data/models or data/equipment; did you mean `vibrators`? → write `vibrators`',
    ],
    [
      'a page of the navigation',
      { 'site.yaml': rename('page: about', 'page: abuot') },
      'error site.yaml:20 `abuot` is not the name of a file in data/pages; did you mean `about`? → write `page: about`',
    ],
  ])('%s: names the nearest one', (_name, changes, expected) => {
    expect(found(changes, 'reference/unknown')).toEqual([expected]);
  });

  it('is found in a file that has other mistakes too', () => {
    const changes = { 'models/blt150.yaml': rename('category: tyrescrapbaler', 'colour: red\ncategory: tyrescrap') };
    expect(found(changes, 'reference/unknown')).toHaveLength(1);
    expect(found(changes, 'schema/unknown-field')).toHaveLength(1);
  });

  it('is not reported if the entry exists but has errors itself', () => {
    expect(found({ 'categories/tyrescrapbaler.yaml': append('colour: red\n') }, 'reference/unknown')).toEqual([]);
  });
});

describe('two entries at one address', () => {
  it('are refused, both files named', () => {
    const changes = {
      'equipment/blt150.yaml': 'name: X\ndescription: Y\nfeatures: [{ title: A }]\napplications: [{ title: B }]\n',
    };
    expect(found(changes, 'path/taken')).toEqual([
      'error models/blt150.yaml:1 The address /blt150 of models/blt150.yaml is also that of equipment/blt150.yaml. → give one of the two another `path`, or its file another name',
    ]);
  });

  it('are refused when only letter case differs', () => {
    const [finding] = found({ 'models/blt250.yaml': append('path: /BLT150\n') }, 'path/taken');
    expect(finding).toContain('(there /blt150; only letter case differs)');
    expect(finding).toContain('models/blt250.yaml:8');
  });

  it('are found in the listing of the equipment, and at the home page', () => {
    expect(found({ 'categories/other-equipment.yaml': rename('/othereqptemp', '/Baler') }, 'path/taken')).toHaveLength(
      1,
    );
    expect(found({ 'pages/about.yaml': append('path: /\n') }, 'path/taken')).toHaveLength(1);
  });

  it.each(['/assets', '/Media', '/_data', '/404', '/index', '/send-email', '/metrics'])(
    '%s is kept for the site itself',
    (path) => {
      const rule = path.startsWith('/_') ? 'schema/pattern' : 'path/reserved';
      expect(found({ 'models/blt150.yaml': append(`path: ${path}\n`) }, rule)).toHaveLength(1);
    },
  );
});

it('the home page cannot be moved', () => {
  const moved = { 'pages/home.yaml': append('path: /welcome\n') };
  expect(found(moved, 'schema/enum')).toHaveLength(1);
});

describe('the name and the place of a file', () => {
  const model = 'name: A\ncategory: tyrescrapbaler\ndescription: B\nfeatures: [C]\nsheet: sht2000\n';

  it.each([
    ['models/BLT300.yaml', 'models/blt300.yaml'],
    ['models/blt300.yml', 'models/blt300.yaml'],
    ['models/blt300.YAML', 'models/blt300.yaml'],
    ['models/blt300.yaml.txt', 'models/blt300.yaml'],
    ['models/blt 300.yaml', 'models/blt-300.yaml'],
    ['models/büffel.yaml', 'models/buffel.yaml'],
    ['models/blt_300', 'models/blt-300.yaml'],
    ['models/BLT300.JSON', 'models/blt300.json'],
  ])('%s is to be renamed to %s', (file, wanted) => {
    const [finding] = found({ [file]: model }, 'file/name');
    expect(finding).toContain(`→ rename it to ${wanted}`);
  });

  it.each([
    ['modles/blt300.yaml', 'did you mean `models`?'],
    ['models/new/blt300.yaml', 'move it to models/blt300.yaml'],
    ['pages/abuot.yaml', 'did you mean `about`?'],
    ['blt300.yaml', 'only site.yaml, words.yaml and units.yaml stand here'],
  ])('%s is in no place where it could be found', (file, words) => {
    const [finding] = found({ [file]: model }, 'file/place');
    expect(finding).toContain(words);
  });

  it('may be that of a note for people; a backup is ignored with a warning', () => {
    expect(load({ 'README.md': '# x', 'models/README.md': '# x' }).findings).toEqual([]);
    expect(found({ 'models/.DS_Store': 'x' }, 'file/ignored')).toHaveLength(1);
  });

  it('cannot be used twice', () => {
    expect(found({ 'models/blt150.json': '{}' }, 'file/same-id')).toHaveLength(1);
  });
});

describe('a missing part', () => {
  it.each(['site.yaml', 'pages/home.yaml'])('%s is named', (file) => {
    const [finding] = found({ [file]: null }, 'missing/file');
    expect(finding).toContain(`The file ${file} is missing.`);
  });

  it('can be a whole folder', () => {
    expect(found({ 'offices/india.yaml': null }, 'missing/folder')[0]).toMatch(
      /^error offices\/:1 The folder offices\//,
    );
    expect(found({ 'testimonials/india.yaml': null }, 'missing/folder')).toEqual([]);
  });
});

describe('categories', () => {
  it('cannot stand above themselves', () => {
    const changes = { 'categories/baler.yaml': append('parent: pcb\n') };
    expect(found(changes, 'category/cycle').map((text) => text.split(' → write')[0])).toEqual([
      'error categories/baler.yaml:11 The parents form a circle: baler → pcb → baler. → name another parent in one of them, or delete `parent` there to make it a main category',
    ]);
  });

  it('of layout models need a model', () => {
    expect(found({ 'models/tcpcr100.yaml': null }, 'category/no-models')).toHaveLength(1);
  });

  it('of layout cards need a member', () => {
    expect(found({ 'models/rasper.yaml': null }, 'category/no-members')).toHaveLength(1);
  });

  it('of layout equipment: exactly one when there is equipment', () => {
    const cards = rename('layout: equipment', 'layout: cards');
    expect(found({ 'categories/other-equipment.yaml': cards }, 'equipment/no-category')).toHaveLength(1);
    expect(found({ 'categories/other-equipment.yaml': cards }, 'equipment/listing')).toHaveLength(1);
    const second = { 'categories/pcb.yaml': rename('layout: text', 'layout: equipment') };
    expect(found(second, 'equipment/two-categories')[0]).toContain('categories/other-equipment.yaml has it already');
  });
});

it('all findings of all files come in one run, sorted by file and line', () => {
  const { catalogue, findings } = load({
    'models/blt150.yaml': rename('BLT150', '"BLT150'),
    'categories/pcb.yaml': rename('parent: baler', 'parent: nothing'),
    'site.yaml': append('colour: red\n'),
  });
  expect(catalogue).toBeUndefined();
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'categories/pcb.yaml reference/unknown',
    'models/blt150.yaml text/unclosed-quote',
    'site.yaml schema/unknown-field',
  ]);
});
