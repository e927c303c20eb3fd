import { describe, expect, it } from 'vitest';
import { advance, begin, isFromElsewhere, redo, takesPlace, undo } from '../../src/editor/drafts/use-draft.ts';
import { copyDraft, emptyDraft, nameIn, withText } from '../../src/editor/drafts/new-draft.ts';
import { findingsByField, findingsStillThere, valueToWrite } from '../../src/editor/form/finding-path.ts';
import { waysToApply } from '../../src/editor/form/problems.tsx';
import { valueOfText } from '../../src/yaml/edit/edit-text.ts';
import { pastedLines } from '../../src/editor/form/pasted.ts';
import { applyLineEdits } from '../../src/check/autofix.ts';
import { load } from '../catalogue/support.ts';

describe('drafts', () => {
  const draft = withText(emptyDraft('model', 1), 'name: BLT 300\n', 2);

  it('of new entries have a file that follows the name until it is given by hand', () => {
    expect(draft.file).toBe('models/blt-300.yaml');
    expect(withText({ ...draft, hasOwnName: true }, 'name: X\n', 3).file).toBe('models/blt-300.yaml');
  });

  it('with a syntax error keep their name, and the error can be undone when they are opened again', () => {
    const broken = withText(draft, 'name: BLT 300\nfeatures: [a\n', 3);
    expect(broken.readable).toBe('name: BLT 300\n');
    expect([nameIn(broken), broken.file]).toEqual(['BLT 300', 'models/blt-300.yaml']);
    expect(undo(begin(broken)).text).toBe('name: BLT 300\n');
  });

  it('of another window take the place of one with a mistake, or have one, which is said', () => {
    const broken = withText(draft, 'name: BLT 300\nfeatures: [a\n', 3);
    expect(takesPlace(draft, broken)).toBe(true);
    expect(takesPlace(broken, draft)).toBe(true);
    expect(takesPlace({ ...broken, changed: 9 }, broken)).toBe(false);
    expect(takesPlace(withText(draft, 'name: BLT 301\n', 3), draft)).toBe(false);
  });

  it('that are copies have neither the name nor the address of their pattern, and its remarks', () => {
    const text = '# head\nname: Rasper\npath: /Rasper\n# why\ncategory: shredder\n';
    expect(copyDraft({ file: 'models/rasper.yaml', kind: 'model', text }, 1)).toMatchObject({
      file: 'models/new.yaml',
      isNew: true,
      text: '# head\n# why\ncategory: shredder\n',
    });
  });
});

describe('undo', () => {
  it('undoes the input in one field at once, and other changes step by step', () => {
    const typed = ['a', 'ab', 'abc'].reduce(
      (history, text, index) => advance(history, text, 'name', index * 100),
      begin({ text: '', readable: '' }),
    );
    const moved = advance(typed, 'abc!', 'move', 400);
    expect(undo(moved).text).toBe('abc');
    expect(undo(undo(moved)).text).toBe('');
    expect(redo(undo(moved)).text).toBe('abc!');
    expect(undo(begin({ text: 'x', readable: 'x' })).text).toBe('x');
  });
});

describe('what is pasted', () => {
  it('is a list without its bullets and numbers', () => {
    expect(pastedLines('• One\r\n  - Two  parts\n3) Three\n\n2 doors\n')).toEqual([
      'One',
      'Two parts',
      'Three',
      '2 doors',
    ]);
  });
});

it('each finding belongs to the field that it is about', () => {
  const text = `name: BLT300
order: first
features:
  - One
  - One
photos:
  - caption: A
specifications:
  Size:
    Weight: 6,5 t
enquiry: {}
`;
  const { findings } = load({ 'models/blt300.yaml': text });
  const own = findings.filter(({ file }) => file === 'models/blt300.yaml');
  const fields = [...findingsByField(text, own)].flatMap(([field, some]) => some.map(({ rule }) => `${field} ${rule}`));
  expect(fields.sort()).toEqual([
    'category schema/required',
    'description schema/required',
    'enquiry/option schema/required',
    'features/1 schema/uniqueItems',
    'order schema/type',
    'photos/0/file schema/required',
    'specifications/Size/Weight quantity/unreadable',
  ]);
});

it('a finding finds its field by its pointer, not by its words or its line', () => {
  const text = `name: BLT300
category: tyrescrapbaler
description: It presses.
features: [One, Two, One]
photos: [{ caption: A }, { caption: B }]
enquiry: { link: nowhere }
`;
  const { findings } = load({ 'models/blt300.yaml': text });
  const own = findings.filter(({ file }) => file === 'models/blt300.yaml');
  const silent = own.map((finding) => ({ ...finding, message: '', line: 1 }));
  expect([...findingsByField(text, silent).keys()].sort()).toEqual([
    'enquiry/link',
    'features/2',
    'photos/0/file',
    'photos/1/file',
  ]);
});

it('findings of an older text stay at fields that have not changed, and never go to another item of a list', () => {
  const before = `name: BLT300
category: nowhere
description: It presses.
features: [One, Two, One]
`;
  const { findings } = load({ 'models/blt300.yaml': before });
  const own = findings.filter(({ file }) => file === 'models/blt300.yaml');
  const fieldsNow = (text: string) => [...findingsStillThere(before, valueOfText(text) ?? {}, own).keys()].sort();
  expect(fieldsNow(before)).toEqual(['category', 'features/2']);
  expect(fieldsNow(before.replace('[One, Two, One]', '[Two, One]'))).toEqual(['category']);
});

it('a fix can be applied in one way for each value that it offers', () => {
  const finding = {
    file: '',
    line: 1,
    column: 1,
    endColumn: 2,
    rule: '',
    pointer: '/a',
    message: '',
    text: '',
  } as const;
  const error = { ...finding, severity: 'error' } as const;
  const ways = (values?: string[]) =>
    waysToApply({ ...error, ...(values ? { values } : {}) }, {}).map((way) => valueToWrite(way, {}));
  expect(ways(['baler'])).toEqual(['baler']);
  expect(ways(['1250 t', '1.25 t'])).toEqual(['1250 t', '1.25 t']);
  expect(ways()).toEqual([]);

  const text = `name: BLT300
category: tyrescrapbaler
description: It presses.
specifications:
  Parts:
    Weight: 1,250 t
    Pallet: 3.000
    Doors: true
`;
  const offered = load({ 'models/blt300.yaml': text }).findings.flatMap((one) =>
    waysToApply(one, valueOfText(text) ?? {}).map(({ autofix, ...way }) => [
      one.pointer,
      autofix && 'edits' in autofix ? applyLineEdits(text, autofix.edits).split('\n')[6] : valueToWrite(way, {}),
    ]),
  );
  expect(offered).toEqual(
    expect.arrayContaining([
      ['/specifications/Parts/Weight', '1250 t'],
      ['/specifications/Parts/Weight', '1.25 t'],
      [undefined, '    Pallet: 3000'],
      [undefined, '    Pallet: 3'],
      ['/specifications/Parts/Doors', 'Fitted'],
      ['/specifications/Parts/Doors', 'Yes'],
    ]),
  );
});

it('a form takes over what another window wrote or sending made of its draft, and not what it wrote itself', () => {
  const open = withText(emptyDraft('model', 1), 'name: BLT300\n', 2);
  expect(isFromElsewhere(open, open)).toBe(false);
  expect(isFromElsewhere(open, withText(open, 'name: BLT301\n', 3))).toBe(false);
  expect(isFromElsewhere(withText(open, 'name: BLT301\n', 3), open)).toBe(true);
  expect(isFromElsewhere({ ...open, sent: open.text }, open)).toBe(true);
});
