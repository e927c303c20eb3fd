import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { schemaPathFrom } from '../../scripts/new/new-file.ts';
import { kindOf } from '../../src/catalogue/kinds.ts';
import { formatFinding } from '../../scripts/lib/print-findings.ts';
import { loadData } from '../../scripts/steps/load-data.ts';
import { copyData, down, enter, runNew } from './new-command.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await copyData();
});
afterAll(() => rm(path.dirname(dataDir), { recursive: true, force: true }));

const text = (file: string) => readFile(path.join(dataDir, file), 'utf8');
const errorsIn = async (file: string, folder = dataDir) =>
  (await loadData(folder)).findings
    .filter((finding) => finding.severity === 'error' && finding.file === file)
    .map((finding) => formatFinding(finding, ''));

/** Every kind with a name, what else is given, and the file that follows from the name. */
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
    expect(await errorsIn(file)).toEqual([]);
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

  it('holds every optional field as a remark, which fits the schema once the # is taken away', async () => {
    const folder = await copyData();
    const used = (await text(file)).replaceAll(/^# (?!yaml-language-server)/gm, '');
    expect(used).not.toBe(await text(file));
    await writeFile(path.join(folder, file), used);
    const errors = await errorsIn(file, folder);
    await rm(path.dirname(folder), { recursive: true });
    // The examples name addresses, pictures and choices of other entries; everything else about them is right.
    expect(errors.filter((error) => !/address|media|listing|machinery/.test(error))).toEqual([]);
  });
});

describe('npm run new', () => {
  it('never writes over a file, in whatever letter case or with whatever ending it is there', async () => {
    const before = await text('models/blt150.yaml');
    const run = await runNew(dataDir, ['model', 'blt150', '--yes']);
    expect(run).toMatchObject({ code: 1, output: expect.stringContaining('models/blt150.yaml is there already') });
    expect(run.output).toContain('Nothing was written');
    expect(await text('models/blt150.yaml')).toBe(before);
    await writeFile(path.join(dataDir, 'models/RST99.yml'), 'name: RST99\n');
    expect((await runNew(dataDir, ['model', 'rst99', '--yes'])).code).toBe(1);
    await rm(path.join(dataDir, 'models/RST99.yml'));
  });

  it('takes texts and lists by options and writes them so that nothing is lost', async () => {
    const description =
      'It presses: 90 t/h, "all" of it, and it’s #1 in its class – more than any machine before it, they say.';
    const points = ['A: b', '12', 'yes', '- dash', '3.000 kg', "it's", '100 % @ 50 °C', '#1', 'ends with:'];
    const words = points.map((point) => `--features=${point}`);
    const run = await runNew(dataDir, [
      'model',
      'X: 1',
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
    expect(model).toMatchObject({ name: 'X: 1', description, features: points, order: 15 });
  });

  it.each([
    [['mdoel', 'X'], 'did you mean model?'],
    [['model', 'X', '--booth', '3'], '--booth is no option for the kind model'],
    [['fair', 'X', '--start', '3.4.2027'], 'write the date as year-month-day'],
    [['fair', 'X', '--status', 'done'], 'choose upcoming or completed'],
    [['model', '???'], 'No letter and no digit'],
    [['model', 'BLT', '400'], 'quotes'],
    [['model'], 'Give it a name'],
    [[], 'Say what to add'],
    [['model', 'X', '--colour', 'red'], "Unknown option '--colour'"],
  ])('refuses %j in plain words and writes nothing', async (words, sentence) => {
    const run = await runNew(dataDir, [...words, '--yes']);
    expect(run).toEqual({ code: 1, output: expect.stringContaining(sentence) });
    expect(run.output).not.toMatch(/\n\s+at /);
  });

  it('says so when the new file has an error, and ends with a failure', async () => {
    const run = await runNew(dataDir, ['category', 'Empty Balers', '--layout', 'models', '--parent', 'baler', '--yes']);
    expect(run).toEqual({ code: 1, output: expect.stringContaining('layout: text') });
    await rm(path.join(dataDir, 'categories/empty-balers.yaml'));
  });

  it('asks in plain words when nothing is given, with the choices of this catalogue', async () => {
    const run = await runNew(
      dataDir,
      [],
      [
        ['What would you like to add?', down + enter],
        ["The model's name as on its plate", `BLT150${enter}`],
        ['is there already', `blt350${enter}`],
        ['Tyre Scrap Balers (tyrescrapbaler)', down + down + enter],
        ['One paragraph', enter],
        ['The bullet list', `Auto feeding${enter}`],
        ['features: next', `Doors: two${enter}`],
        ['features: next', enter],
        ['Tyre Cutting and Folding Machines (sht2000)', enter],
        ['tyre-baler', down + enter],
      ],
    );
    expect(run.code, run.output).toBe(0);
    expect(run.output).toContain('The file will be');
    expect(await text('models/blt350.yaml')).toMatch(/^category: tyrescrapbaler$/m);
    expect(await text('models/blt350.yaml')).toContain('features:\n  - Auto feeding\n  - "Doors: two"\n');
    expect(await text('models/blt350.yaml')).toMatch(/^machine: tyre-baler$/m);
    expect(await errorsIn('models/blt350.yaml')).toEqual([]);
  });

  it('explains at once what is wrong with an answer', async () => {
    const run = await runNew(
      dataDir,
      ['fair', 'Expo 2028'],
      [
        ['One or two sentences', `See us.${enter}`],
        ['First day', `3.4.2028${enter}`],
        ['write the date as year-month-day', `${'\u007f'.repeat(8)}2028-04-03${enter}`],
        ['Last day', `2028-04-05${enter}`],
        ['The town', `Oslo${enter}`],
        ['The country', `Norway${enter}`],
        ['upcoming until the fair is over', enter],
        ['Booth or stall', enter],
        ["organiser's own site", enter],
      ],
    );
    expect(run.code, run.output).toBe(0);
    expect(await text('fairs/expo-2028.yaml')).toContain('start: 2028-04-03');
    expect(await text('fairs/expo-2028.yaml')).not.toMatch(/^sample/m);
  });

  it('writes nothing when the questions are broken off', async () => {
    const run = await runNew(dataDir, ['model', 'BLT999']);
    expect(run).toEqual({ code: 130, output: expect.stringContaining('nothing was written') });
    await expect(text('models/blt999.yaml')).rejects.toThrow('ENOENT');
  });

  it('names the schema by its way from the folder of the file', () => {
    const file = path.join(projectDir, 'data/models/blt300.yaml');
    expect(schemaPathFrom(file, kindOf('model'))).toBe('../../schemas/model.schema.json');
  });
});
