import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { sampleValue } from '../../src/new-entries/entry-schema.ts';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { schemaPathFrom } from '../../scripts/new/new-file.ts';
import { kindOf } from '../../src/catalogue/kinds.ts';
import { keepUnits } from '../../src/text/keep-units.ts';
import { loadData } from '../../scripts/data/load-data.ts';
import { copyData, errorsIn, runNew } from './new-command.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await copyData();
});

const text = (file: string) => readFile(path.join(dataDir, file), 'utf8');
const entry = async (file: string) => load(await text(file));

/** Every kind with a name, the other given values, and the expected file. */
const entries = [
  {
    words: ['model', 'BLT300', '--category', 'tyrescrapbaler'],
    file: 'models/blt300.yaml',
    shown: 'localhost:5173/blt300',
  },
  {
    words: ['category', 'Glass Balers', '--parent', 'baler'],
    file: 'categories/glass-balers.yaml',
    shown: '/glass-balers',
  },
  { words: ['sheet', 'Größe & Kraft'], file: 'sheets/grosse-kraft.yaml', shown: 'npm run dev' },
  { words: ['equipment', 'Wire Washer'], file: 'equipment/wire-washer.yaml', shown: 'localhost:5173/wire-washer' },
  {
    words: ['fair', 'Expo São Paulo 2027'],
    file: 'fairs/expo-sao-paulo-2027.yaml',
    shown: 'localhost:5173/Tradefairs',
  },
  { words: ['office', 'Germany'], file: 'offices/germany.yaml', shown: 'localhost:5173/contact' },
  { words: ['testimonial', 'Oman'], file: 'testimonials/oman.yaml', shown: 'localhost:5173/' },
];

describe.each(entries)('npm run new -- $words.0 "$words.1" --yes', ({ words, file, shown }) => {
  let output = '';
  beforeAll(async () => {
    const run = await runNew(dataDir, [...words, '--yes']);
    expect(run.code, run.output).toBe(0);
    ({ output } = run);
  });

  it('writes a file named after the thing, which the check accepts', async () => {
    expect((await text(file)).split('\n')[0]).toMatch(/^# yaml-language-server: \$schema=\S+\.schema\.json$/);
    expect(await errorsIn(dataDir, file)).toEqual([]);
    expect(await text(file)).toContain(words[1]);
  });

  it('says what to do next: which file, which command, which page', () => {
    expect(output).toContain(file);
    expect(output).toContain('npm run check');
    expect(output).toContain(shown);
    expect(output).toContain('0 errors');
  });

  it('marks the texts that are to be replaced, and says on which lines they stand', async () => {
    const lines = (await text(file)).split('\n').flatMap((line, at) => (/^[^#]*SAMPLE /.test(line) ? [at + 1] : []));
    expect(lines.length).toBeGreaterThan(0);
    expect(output).toMatch(new RegExp(`SAMPLE \\(lines? ${lines.join(', ')}\\)`));
  });

  it('contains every optional field as a comment that is valid once the # is removed', async () => {
    const folder = await copyData();
    const used = (await text(file)).replaceAll(/^# (?!yaml-language-server)/gm, '');
    expect(used).not.toBe(await text(file));
    await writeFile(path.join(folder, file), used);
    const errors = await errorsIn(folder, file);
    // A model needs a sheet or specifications, and the examples refer to addresses, pictures, facets and choices that
    // do not exist here. Everything else must be valid.
    expect(
      errors.filter(
        (error) => !/both `specifications`|address|media|listing|machinery|not a facet of the finder/.test(error),
      ),
    ).toEqual([]);
  });
});

describe('a new model', () => {
  it('starts with the tables and rows of most of its siblings, each with a figure and unit from them', async () => {
    expect(await entry('models/blt300.yaml')).toMatchObject({
      highlights: { force: 'On request', weight: 'On request' },
      specifications: {
        'Electrical System': { Motor: 'On request' },
        'Baling Section': { Force: 'On request', 'Bale weight': 'On request' },
        'Dimensions and Weight': { Weight: 'On request' },
      },
    });
    const written = await text('models/blt300.yaml');
    expect(written).toContain('    ## For example 150 Ton (BLT150).\n    Force: On request\n');
    expect(written).toContain('  ## Some have these rows, too: Tower light, Limit switch.\n  Electrical System:\n');
  });

  it('shares the sheet that most of its siblings share', async () => {
    const run = await runNew(dataDir, ['model', 'TCX200', '--category', 'tyrecutting', '--yes']);
    expect(run.code, run.output).toBe(0);
    expect(await entry('models/tcx200.yaml')).toMatchObject({ sheet: 'sht2000' });
    expect(await text('models/tcx200.yaml')).not.toMatch(/^specifications/m);
  });

  it('has a table to fill in where its category has no models yet', async () => {
    const run = await runNew(dataDir, ['model', 'MBL100', '--category', 'metalbaler', '--yes']);
    expect(run.code, run.output).toBe(0);
    expect(await entry('models/mbl100.yaml')).toMatchObject({
      specifications: { 'Dimensions and Weight': { Weight: 'On request' } },
    });
  });

  it('of a category that does not exist is not written', async () => {
    const run = await runNew(dataDir, ['model', 'BLT901', '--category', 'tyrescrapbalers', '--yes']);
    expect(run).toEqual({ code: 1, output: expect.stringContaining('did you mean `tyrescrapbaler`?') });
    await expect(text('models/blt901.yaml')).rejects.toThrow('ENOENT');
  });
});

describe('a new office', () => {
  it('names no flag: it follows from the country', async () => {
    expect(await text('offices/germany.yaml')).not.toMatch(/^flag:/m);
  });
});

describe('a new line', () => {
  it('what a group may hold stands in it as a comment', async () => {
    const run = await runNew(dataDir, ['line', 'Wire Line', '--yes']);
    expect(run.code, run.output).toBe(0);
    expect(await text('lines/wire-line.yaml')).toContain(
      "  ## How much of it in an hour, with its unit. The machines' capacities are compared with it.\n  # throughput: 3 t/h\n",
    );
  });
});

describe('in an empty data folder', () => {
  let empty = '';
  beforeAll(async () => {
    empty = await mkdtemp(path.join(tmpdir(), 'new-empty-'));
  });

  it('a model needs a category first, and the command for it is said', async () => {
    for (const words of [['--yes'], ['--category', 'tyrescrapbaler', '--yes'], []]) {
      const run = await runNew(empty, ['model', 'BLT300', ...words]);
      expect(run).toEqual({ code: 1, output: expect.stringContaining('npm run new -- category "Tyre Balers"') });
    }
    expect(await readdir(empty)).toEqual([]);
  });

  it('a category is written, without a word of categories that do not exist', async () => {
    const run = await runNew(empty, ['category', 'Glass Balers', '--yes']);
    expect(run.code, run.output).toBe(0);
    const written = await readFile(path.join(empty, 'categories/glass-balers.yaml'), 'utf8');
    expect(written).not.toMatch(/^#? ?(parent|feeds):/m);
    const model = await runNew(empty, ['model', 'GLB100', '--yes']);
    expect(model.code, model.output).toBe(0);
    expect(load(await readFile(path.join(empty, 'models/glb100.yaml'), 'utf8'))).toMatchObject({
      category: 'glass-balers',
    });
  });
});

describe('npm run new', () => {
  it('never overwrites a file, whatever its letter case or extension', async () => {
    const before = await text('models/blt150.yaml');
    const run = await runNew(dataDir, ['model', 'blt150', '--yes']);
    expect(run).toMatchObject({ code: 1, output: expect.stringContaining('models/blt150.yaml is there already') });
    expect(run.output).toContain('Nothing was written');
    expect(await text('models/blt150.yaml')).toBe(before);
    await writeFile(path.join(dataDir, 'models/RST99.yml'), 'name: RST99\n');
    expect((await runNew(dataDir, ['model', 'rst99', '--yes'])).code).toBe(1);
    await rm(path.join(dataDir, 'models/RST99.yml'));
  });

  it('offers another name for a file that Windows cannot store', async () => {
    const words = ['model', 'AUX', '--category', 'tyrescrapbaler', '--yes'];
    const run = await runNew(dataDir, words);
    expect(run.output).toContain('models/aux-1.yaml');
    expect(run.code).toBe(0);
    const refused = await runNew(dataDir, [...words, '--file', 'nul']);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('take another name: nul-1') });
    await rm(path.join(dataDir, 'models/aux-1.yaml'));
  });

  it('takes texts and lists by options and writes them so that nothing is lost', async () => {
    const description =
      'It presses: 90 t/h, "all" of it, and it’s #1 in its class – more than any machine before it, they say.';
    const points = ['A: b', '12', 'yes', '- dash', '3.000 kg', "it's", '100 % @ 50 °C', '#1', 'ends with:'];
    const words = points.map((point) => `--features=${point}`);
    const run = await runNew(dataDir, [
      'model',
      'X: 1',
      '--category',
      'tyrescrapbaler',
      '--description',
      description,
      ...words,
      '--order',
      '15',
      '--file',
      'x1',
      '--yes',
    ]);
    expect(run.code, run.output).toBe(0);
    const { catalogue } = await loadData(dataDir);
    const model = catalogue?.models.find(({ id }) => id === 'x1');
    expect(model).toMatchObject({
      name: 'X: 1',
      description: keepUnits(description),
      features: points.map(keepUnits),
      order: 15,
    });
  });

  it.each([
    [['mdoel', 'X'], 'did you mean model?'],
    [['model', 'X', '--booth', '3'], '--booth is no option for the kind model'],
    [['fair', 'X', '--start', '3.4.2027'], 'write the date as year-month-day'],
    [['fair', 'X', '--status', 'done'], 'choose upcoming or completed'],
    [['model', 'X', '--order', '1O'], 'write only the number'],
    [['model', '???'], 'No letter and no digit'],
    [['model', 'BLT', '400'], 'quotes'],
    [['model'], 'Give it a name'],
    [[], 'Say what to add'],
  ])('refuses %j in plain words and writes nothing', async (words, sentence) => {
    const run = await runNew(dataDir, [...words, '--yes']);
    expect(run).toEqual({ code: 1, output: expect.stringContaining(sentence) });
    expect(run.output).not.toMatch(/\n\s+at /);
  });

  it('names an option that it does not know', async () => {
    const run = await runNew(dataDir, ['model', 'X', '--colour', 'red']);
    expect(run).toEqual({ code: 2, output: expect.stringMatching(/^Unknown option '--colour'\n/) });
  });

  it('says so when the new file has an error, and ends with a failure', async () => {
    const run = await runNew(dataDir, ['category', 'Empty Balers', '--layout', 'models', '--parent', 'baler', '--yes']);
    expect(run).toEqual({ code: 1, output: expect.stringContaining('layout: text') });
    await rm(path.join(dataDir, 'categories/empty-balers.yaml'));
  });

  it('names the schema by its way from the folder of the file', () => {
    const file = path.join(projectDir, 'data/models/blt300.yaml');
    expect(schemaPathFrom(file, kindOf('model'))).toBe('../../schemas/model.schema.json');
  });
});

it('stands in for a required list of references with a list of one', () => {
  const field = { type: 'array', items: { type: 'string' }, choices: [{ value: 'baler', label: '', title: '' }] };
  expect(sampleValue(field)).toEqual(['baler']);
});
