import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixData, showChanges } from '../../../scripts/check/fix/fix-data.ts';
import { fixFile } from '../../../scripts/check/fix/fix-file.ts';
import { validators } from '../../catalogue/support.ts';
import { makeFolder, runCheck } from './run-check.ts';

const fix = (text: string) =>
  fixFile({ file: 'models/blt300.yaml', kind: 'model', id: 'blt300', bytes: new Uint8Array() }, text, validators);

const model = (line: string) => `# A comment on top
name: BLT300
category:   tyrescrapbaler   # spaces stay

description: >-
  A baler.
features:
    - Tower light # why not
${line}
`;

describe('one sure fix', () => {
  it.each([
    ['tabs in the indentation', '    - One\n\t\t- Two', '    - One\n    - Two'],
    ['typographic quotes around a value', 'heading: “The baler”  # note', 'heading: "The baler"  # note'],
    ['typographic single quotes', 'heading: ‘The baler’', 'heading: "The baler"'],
    ['French quotes', 'heading: « The baler »', 'heading: "The baler"'],
    ['a space before the value that is none', 'heading:\u00a0The baler', 'heading: The baler'],
    ['spaces in the indentation that are none', '\u00a0\u00a0\u00a0\u00a0- Two', '    - Two'],
    ['a character without width in a value', 'heading: The\u200b baler', 'heading: The baler'],
    ['a character without width in a name', 'head\u200bing: The baler', 'heading: The baler'],
    ['a colon in a text without quotes', 'heading: The baler: strong', 'heading: "The baler: strong"'],
    ['a colon in a text with a comment', 'heading: Baler: strong # note', 'heading: "Baler: strong" # note'],
    ['a colon in an item of a list', '    - Drive: electric # note', '    - "Drive: electric" # note'],
    ['quotes and backslashes in such a text', 'heading: A "b": c\\d', 'heading: "A \\"b\\": c\\\\d"'],
    ['a reserved character at the start', 'heading: @work', 'heading: "@work"'],
    ['a number in quotes', 'order: "10" # note', 'order: 10 # note'],
    ['a number in single quotes', "order: '2.5'", 'order: 2.5'],
    ['a number where a text is wanted', 'heading: 300', 'heading: "300"'],
    ['no space behind the colon', 'heading:The baler', 'heading: The baler'],
    ['a colon of another script', 'heading：The baler', 'heading: The baler'],
    ['two colons in a table', 'specifications:\n  Size:\n    Width:: 3 m', 'specifications:\n  Size:\n    Width: 3 m'],
    ['no space behind the hyphen of a point', '    -Two doors', '    - Two doors'],
    ['another sign before a point', '    • Two doors', '    - Two doors'],
    ['two mistakes of one line', 'heading:\u00a0“The baler”', 'heading: "The baler"'],
  ])('%s', (_name, line, wanted) => {
    expect(fix(model(line))).toBe(model(wanted));
    expect(fix(model(wanted))).toBe(model(wanted));
  });
});

describe('what nobody can be sure of', () => {
  it.each([
    ['quotes that open and do not close', 'heading: “The baler'],
    ['quotes around two words', 'heading: “The” and “baler”'],
    ['a colon in the first line of a text over two lines', 'heading: The baler: strong\n  and fast'],
    ['a number that starts with a zero', 'order: "010"'],
    ['a number with a comma', 'order: "6,5"'],
    ['a number with a hash behind it, which would become a text', 'order: 70 #5'],
    ['the name of another file with a hash behind it', 'sheet: sht2000 #5'],
    ['a joiner between letters', 'heading: \u0915\u094d\u200d\u0937'],
    ['a misspelt field', 'capcity: 10'],
    ['a name that is written twice', 'name: BLT301'],
  ])('stays as it is: %s', (_name, line) => {
    expect(fix(model(line))).toBe(model(line));
  });
});

describe('many mistakes of one file', () => {
  it('are all fixed, whatever hides them at first', () => {
    const points = Array.from({ length: 120 }, (_, index) => `\t- Point ${index}: yes`).join('\n');
    const wanted = Array.from({ length: 120 }, (_, index) => `  - "Point ${index}: yes"`).join('\n');
    const text = (items: string, order: string) =>
      `name: BLT300\ncategory: tyrescrapbaler\ndescription: A baler.\nfeatures:\n${items}\norder: ${order}\n`;
    expect(fix(text(points, '"7"'))).toBe(text(wanted, '7'));
  });
});

describe('npm run check -- --fix', () => {
  let folder = '';
  const use = (files: Record<string, string | Uint8Array>) => {
    const made = makeFolder(files);
    ({ folder } = made);
    return { read: (file: string) => readFileSync(path.join(made.dataDir, file), 'utf8'), ...made };
  };

  it('keeps a byte order mark and Windows line ends', async () => {
    const text = `\ufeff${model('heading: “The baler”').replaceAll('\n', '\r\n')}`;
    const { read } = use({ 'models/blt300.yaml': text });
    await runCheck(folder, ['--fix']);
    expect(read('models/blt300.yaml')).toBe(text.replace('“The baler”', '"The baler"'));
  });

  it('shows what it changed, then what is left', async () => {
    use({ 'models/blt300.yaml': model('heading: “The baler”\ncapcity: 10'), 'offices/Zürich Süd.yml': 'country: X\n' });
    const { code, stdout, stderr } = await runCheck(folder, ['--fix']);
    expect(stderr).toBe(
      'Fixed data/models/blt300.yaml\n  9 - heading: “The baler”\n  9 + heading: "The baler"\n\n' +
        'Fixed data/offices/Zürich Süd.yml → data/offices/zurich-sud.yaml\n\n',
    );
    expect(stdout).toContain('`capcity` is not a field');
    expect(stdout).not.toMatch(/typographic|must use lower-case/);
    expect(code).toBe(1);
  });

  it('does nothing the second time', async () => {
    const { read } = use({ 'models/blt300.yaml': model('heading: “The baler”\ncapcity: 10') });
    await runCheck(folder, ['--fix']);
    const once = read('models/blt300.yaml');
    expect((await runCheck(folder, ['--fix'])).stderr).toBe('Nothing can be fixed automatically.\n\n');
    expect(read('models/blt300.yaml')).toBe(once);
  });

  it('gives files the name that they need, but never takes the name of another', async () => {
    const { dataDir } = use({
      'models/BLT 300.yaml': model(''),
      'models/blt400.yaml.txt': model(''),
      'models/blt150.yml': model(''),
      'models/New.yml': model(''),
      'models/new.YAML': model(''),
    });
    const changes = await fixData(dataDir);
    expect(changes.map(({ file, rename }) => `${file} → ${rename}`)).toEqual([
      'models/BLT 300.yaml → models/blt-300.yaml',
      'models/blt400.yaml.txt → models/blt400.yaml',
    ]);
    expect(showChanges(changes, dataDir)).toContain('blt-300.yaml');
    for (const file of ['blt-300.yaml', 'blt400.yaml', 'blt150.yml', 'blt150.yaml', 'New.yml', 'new.YAML']) {
      expect(existsSync(path.join(dataDir, 'models', file)), file).toBe(true);
    }
  });

  it('leaves files alone that are no UTF-8', async () => {
    const bytes = Buffer.from(model('heading: “caf\u00e9”'), 'latin1');
    const { dataDir } = use({ 'models/blt300.yaml': bytes });
    await runCheck(folder, ['--fix']);
    expect(readFileSync(path.join(dataDir, 'models/blt300.yaml')).equals(bytes)).toBe(true);
  });
});
