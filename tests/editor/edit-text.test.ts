import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Change,
  type EntryValue,
  changeValue,
  insertItems,
  insertRows,
  moveMember,
  renameRow,
} from '../../src/yaml/edit/edit.ts';
import { placeOf } from '../../src/catalogue/kinds.ts';
import { editText, valueOfText } from '../../src/yaml/edit/edit-text.ts';
import { fieldsOfKind, valueOf } from '../../src/editor/form/field-model.ts';
import { asParagraph } from '../../src/yaml/edit/yaml-text.ts';
import { frozenDir } from '../frozen-catalogue.ts';

const files = readdirSync(frozenDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .filter((name, at, all) => all.findIndex((other) => placeOf(other)?.kind === placeOf(name)?.kind) === at);
const textOf = (file: string) => readFileSync(join(frozenDir, file), 'utf8');

/** The paths of all values, lists and blocks. */
function pathsOf(value: EntryValue, path: string[] = []): { path: string[]; value: EntryValue }[] {
  const inner = typeof value === 'object' ? Object.entries(value as Record<string, EntryValue>) : [];
  return [{ path, value }, ...inner.flatMap(([name, one]) => pathsOf(one, [...path, name]))];
}

/** At most thirty single values, spread over the file. */
function valuesOf(value: EntryValue) {
  const values = pathsOf(value).filter((one) => typeof one.value !== 'object');
  const step = Math.ceil(values.length / 30);
  return values.filter((_, at) => at % step === 0);
}

const lines = (text: string) => text.split('\n');
const words = (text: string) => text.split(/[\s,[\]]+/);

/** The lines that differ, without the common start and end. */
function changedLines(before: string, after: string): { from: number; old: string[]; now: string[] } {
  const [a, b] = [lines(before), lines(after)];
  let from = 0;
  while (from < Math.min(a.length, b.length) && a[from] === b[from]) from++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - from && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return { from, old: a.slice(from, a.length - tail), now: b.slice(from, b.length - tail) };
}

describe('a change of one value in a real file', () => {
  it.each(files)('%s: touches the lines of that value only', (file) => {
    const text = textOf(file);
    const value = valueOfText(text);
    if (value === undefined) throw new Error(`${file} cannot be edited`);
    for (const { path, value: old } of valuesOf(value)) {
      const changed = typeof old === 'string' ? `${old} changed` : typeof old === 'number' ? old + 1 : !old;
      const after = editText(file, text, path, changed);
      expect(valueOfText(after), join('/')).toEqual(changeValue(value, path, changed));
      const { old: gone, now } = changedLines(text, after);
      // A longer text may need one more line.
      expect(now.length, join('/')).toBeLessThanOrEqual(gone.length + 4);
      expect(gone.filter((line) => line.trim().startsWith('#'))).toEqual([]);
      const back = editText(file, after, path, old);
      expect(valueOfText(back)).toEqual(value);
      // Quotes that the value in between needed may stay.
      if (gone.length === 1 && now.length === 1) expect(back.replaceAll('"', '')).toBe(text.replaceAll('"', ''));
    }
  });

  it.each(files)('%s: an item that is moved, removed and put back leaves the rest as it is', (file) => {
    const text = textOf(file);
    const value = valueOfText(text) ?? {};
    for (const { path, value: list } of pathsOf(value)) {
      if (!Array.isArray(list) || list.length < 2) continue;
      const items = list as EntryValue[];
      const moved = editText(file, text, path, moveMember(0, items.length - 1));
      expect(words(moved).toSorted()).toEqual(words(text).toSorted());
      expect(editText(file, moved, path, moveMember(items.length - 1, 0))).toBe(text);
      const removed = editText(file, text, [...path, '0'], undefined);
      const first = items[0] ?? '';
      const again = editText(file, removed, path, insertItems(0, [first]));
      expect(valueOfText(again)).toEqual(value);
    }
  });
});

const model = `# yaml-language-server: $schema=../../schemas/model.schema.json
# Measured in Pune.
name: BLT300   # as on the plate
category: 'tyrescrapbaler'

# What buyers read first.
description: >-
  The BLT300 presses tyre scrap with a force of 300 ton into bales of 800 to
  1200 kg.
features: [Auto feeding, "Tower light"]
specifications:
  # by the works
  Electrical System:
    Motor: 20 HP   # star-delta
    Tower light: Fitted
  Dimensions:
    Weight: 9000 kg
`;
const set = (path: string[], value: EntryValue, order?: string[][]): string =>
  editText('models/blt300.yaml', model, path, value, order);

describe('a change of one value', () => {
  it('keeps the remark behind it, and the quotes around it', () => {
    expect(set(['name'], 'BLT 350')).toBe(model.replace('BLT300   #', 'BLT 350   #'));
    expect(set(['category'], "baler's")).toBe(model.replace("'tyrescrapbaler'", "'baler''s'"));
    expect(set(['specifications', 'Electrical System', 'Motor'], 'two: 5 # kW')).toContain(
      'Motor: "two: 5 # kW"   # star-delta\n',
    );
  });

  it('leaves the lines of a folded text with which it begins', () => {
    const after = set(['description'], 'The BLT300 presses tyre scrap with a force of 300 ton into bales of one size.');
    expect(after).toBe(model.replace('  1200 kg.\n', '').replace('bales of 800 to\n', 'bales of one\n  size.\n'));
  });

  it('fills the last line of a folded text, typed word by word', () => {
    const [start, more] = ['It presses tyres. '.repeat(6).trim(), ' And some bales are smaller.'];
    const typed = [...more].map((_, end) => start + more.slice(0, end + 1));
    const text = typed.reduce((now, next) => editText('m.yaml', now, ['x'], next.trim()), `x: >-\n  ${start}\n`);
    expect(text).toBe(editText('m.yaml', `x: >-\n  ${start}\n`, ['x'], start + more));
    expect(text.split('\n')).toHaveLength(4);
  });

  it('writes a list in brackets again, in brackets, and nothing else', () => {
    const after = editText('m.yaml', model, ['features', '0'], 'Auto: feeding');
    expect(after).toBe(model.replace('[Auto feeding, "Tower light"]', '["Auto: feeding", Tower light]'));
  });

  it('puts a new field to its place in the order of the schema', () => {
    const order = ['name', 'category', 'description', 'heading', 'order', 'highlights', 'features', 'specifications'];
    expect(set(['order'], 40, [order])).toBe(model.replace('features:', 'order: 40\nfeatures:'));
    expect(set(['highlights', 'force'], '300 Ton', [order])).toBe(
      model.replace('features:', 'highlights:\n  force: 300 Ton\nfeatures:'),
    );
  });

  it('turns a short text into a folded one when it becomes long, and an empty value into a text', () => {
    const long = 'word '.repeat(30).trim();
    expect(set(['name'], long)).toContain('name: >-\n  word word');
    expect(editText('m.yaml', 'name:\nx: 1\n', ['name'], 'A')).toBe('name: A\nx: 1\n');
  });

  it('keeps the layout when an invisible character was pasted', () => {
    expect(set(['name'], 'BLT\u{200b}300')).toBe(model.replace('BLT300   #', 'BLT\u{200b}300   #'));
  });

  it('keeps what surrounds a list in brackets', () => {
    const text = 'synonyms:\n  # of tyres\n  - [tyre, tire]\n\n  - [kw, # unit\n    kilowatt] # ####\nname: A\n';
    const edit = (path: string[], value: EntryValue | undefined) => editText('m.yaml', text, path, value);
    expect(edit(['synonyms', '0'], undefined)).toBe(text.replace('  # of tyres\n  - [tyre, tire]\n', ''));
    expect(edit(['synonyms', '1', '0'], 'kW')).toBe(text.replace('[kw, # unit\n    kilowatt]', '[kW, kilowatt]'));
  });

  it('tells a text that looks like a comment from the comments below it', () => {
    const text = 'one: |\n  a\n  # b\n\n# of two\ntwo: 2\n';
    const moved = editText('m.yaml', `x:\n${text.replaceAll(/^(?=.)/gm, '  ')}`, ['x'], moveMember(0, 1));
    expect(moved).toBe('x:\n\n  # of two\n  two: 2\n  one: |\n    a\n    # b\n');
    expect(editText('m.yaml', text, ['one'], 'c\n')).toBe('one: |\n  c\n\n# of two\ntwo: 2\n');
  });

  it('keeps Windows line breaks', () => {
    const windows = model.replaceAll('\n', '\r\n');
    const after = editText('m.yaml', windows, ['name'], 'BLT350');
    expect(after).toBe(windows.replace('name: BLT300', 'name: BLT350'));
  });

  it('starts a file that holds nothing but remarks', () => {
    const head = '# yaml-language-server: $schema=x\n';
    expect(editText('m.yaml', head, ['name'], 'BLT')).toBe(`${head}name: BLT\n`);
    expect(editText('m.yaml', '', ['features'], ['One'])).toBe('features:\n  - One\n');
  });
});

it('a control character, which texts of Word have, is not written, and never makes the file unreadable', () => {
  expect(asParagraph('Force\u0007 of\u000Ba press\u0000')).toBe('Force of a press');
  const text = editText('models/x.yaml', 'name: X\n', ['summary'], 'Force\u0007 of a press');
  expect(valueOfText(text)).toEqual({ name: 'X', summary: 'Force\u0007 of a press' });
});

it('a typed number keeps all its digits', () => {
  const order = fieldsOfKind('model').find(({ name }) => name === 'order');
  expect(order && ['7', '12345678901234567890', '9007199254740993'].map((typed) => valueOf(typed, order))).toEqual([
    7,
    '12345678901234567890',
    '9007199254740993',
  ]);
});

describe('rows and tables', () => {
  const path = ['specifications'];
  const edit = (inner: string[], change: Change) => editText('m.yaml', model, [...path, ...inner], change);

  it('are renamed where they stand', () => {
    expect(edit(['Electrical System'], renameRow('Motor', 'Main motor'))).toBe(
      model.replace('    Motor:', '    Main motor:'),
    );
    expect(edit([], renameRow('Dimensions', 'Size: outer'))).toBe(model.replace('  Dimensions:', '  "Size: outer":'));
  });

  it('are moved with the remarks above them', () => {
    const after = edit([], moveMember(0, 1));
    expect(after.indexOf('  Dimensions:')).toBeLessThan(after.indexOf('  # by the works\n  Electrical System:'));
  });

  it('are added and removed', () => {
    const rows = [['Length', '2000 mm'] as const, ['Ties', 5] as const];
    expect(edit(['Dimensions'], insertRows(0, rows))).toBe(
      model.replace('    Weight:', '    Length: 2000 mm\n    Ties: 5\n    Weight:'),
    );
    const without = edit(['Dimensions', 'Weight'], undefined);
    expect(without).toBe(model.replace('  Dimensions:\n    Weight: 9000 kg\n', ''));
  });
});

/** Things that people type or paste and YAML might read differently. */
const odd = [
  'a: b',
  '# no',
  'yes',
  'null',
  '~',
  '010',
  '6,5',
  '1e5',
  '3.000',
  '"quoted"',
  "it's",
  '- x',
  '[x',
  '{x}',
  '*x',
  '&x',
  '!x',
  '%x',
  '@x',
  '`x`',
  '? x',
  '| x',
  '> x',
  'x:',
  'x #y',
  '2024-01-01',
  '“smart”',
  '–dash',
  'a\\b',
  'é',
  '1 200,5',
  '-',
  '=',
  '0x1F',
  '.inf',
  'true',
  'x\ty',
  ':x',
  'https://x.example/y?z=1',
  '<<',
  '...',
  '---',
];

it('the input of a field is always a text', () => {
  for (const file of ['models/blt150.yaml', 'fairs/ifat.yaml']) {
    const text = textOf(file);
    const value = valueOfText(text) ?? {};
    for (const { path, value: old } of pathsOf(value)) {
      if (typeof old !== 'string') continue;
      for (const typed of odd) {
        expect(valueOfText(editText(file, text, path, typed)), typed).toEqual(changeValue(value, path, typed));
      }
    }
  }
});
