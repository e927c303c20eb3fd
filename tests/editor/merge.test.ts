import { describe, expect, it } from 'vitest';
import { choiceKey, mergeTexts, type Choices, type Conflict } from '../../src/editor/proposal/merge.ts';

const base = `# Looked through in spring.
name: BLT150
description: A baler. # short
features:
  - Two doors
  - Tower light
specifications:
  Electrical System:
    Motor: 20 HP # as on the plate
    Tower light: Fitted
gallery:
  - file: front.jpg
    caption: From the front
  - file: rear.jpg
    caption: From behind
`;

const choose = (conflicts: readonly Conflict[], side: 'theirs' | 'mine'): Choices =>
  new Map(conflicts.map((one) => [choiceKey(one), side]));

/** Merges two changes of the text above, each a list of replacements. */
function merge(theirs: [string, string][], mine: [string, string][], choices: Choices = new Map()) {
  const change = (changes: [string, string][]) =>
    changes.reduce((text, [old, now]) => {
      expect(text).toContain(old);
      return text.replace(old, now);
    }, base);
  return mergeTexts('models/a.yaml', { base, theirs: change(theirs), mine: change(mine) }, choices);
}

describe('a file that was changed here and published changed', () => {
  it('has both changes, in the layout and with the comments of the published one', () => {
    const { text, conflicts } = merge(
      [
        ['20 HP # as', '22 HP # newly as'],
        ['# Looked through in spring.', '# Looked through in autumn.'],
      ],
      [
        ['Tower light: Fitted', 'Tower light: Fitted\n    Limit switch: Fitted'],
        ['From behind', 'From the rear'],
      ],
    );
    expect(conflicts).toEqual([]);
    expect(text).toBe(
      base
        .replace('20 HP # as', '22 HP # newly as')
        .replace('spring', 'autumn')
        .replace('Tower light: Fitted', 'Tower light: Fitted\n    Limit switch: Fitted')
        .replace('From behind', 'From the rear'),
    );
  });

  it('lists what both changed, and takes the chosen side', () => {
    const sides = [[['20 HP', '22 HP']], [['20 HP', '25 HP']]] satisfies [string, string][][];
    const [theirs = [], mine = []] = sides;
    const open = merge(theirs, mine);
    const pointer = '/specifications/Electrical System/Motor';
    expect(open.conflicts).toEqual([{ pointer, base: '20 HP', theirs: '22 HP', mine: '25 HP' }]);
    expect(open.text).toContain('Motor: 25 HP # as on the plate');
    const chosen = merge(theirs, mine, choose(open.conflicts, 'theirs'));
    expect(chosen).toEqual({ text: base.replace('20 HP', '22 HP'), conflicts: [] });
  });

  it('matches the items of a list by their names, wherever they stand', () => {
    const { text, conflicts } = merge(
      [
        ['gallery:\n', 'gallery:\n  - file: new.jpg\n    caption: New\n'],
        ['  - Two doors\n  - Tower light\n', '  - Tower light\n  - Two doors\n'],
      ],
      [
        ['From behind', 'From the rear'],
        ['  - Two doors\n', '  - Two doors\n  - Five ties\n'],
      ],
    );
    expect(conflicts).toEqual([]);
    expect(text).toContain('features:\n  - Tower light\n  - Two doors\n  - Five ties\n');
    expect(text).toContain('New\n  - file: front.jpg\n    caption: From the front\n  - file: rear.jpg\n');
    expect(text).toContain('caption: From the rear');
  });

  it('does not have an item twice that both rewrote', () => {
    const { conflicts } = merge([['Two doors', 'Two doors, front and rear']], [['Two doors', 'Three doors']]);
    expect(conflicts).toEqual([
      { pointer: '/features/Two doors', base: 'Two doors', theirs: 'Two doors, front and rear', mine: 'Three doors' },
    ]);
  });

  it('asks where one side removed what the other changed', () => {
    const gone = merge([['    Motor: 20 HP # as on the plate\n', '']], [['20 HP', '25 HP']]);
    expect(gone.conflicts).toMatchObject([{ theirs: undefined, mine: '25 HP' }]);
    const mine = merge([['20 HP', '22 HP']], [['    Motor: 20 HP # as on the plate\n', '']]);
    expect(mine.conflicts).toMatchObject([{ theirs: '22 HP', mine: undefined }]);
  });
});

describe('a whole file', () => {
  const file = 'models/a.yaml';
  const none: Choices = new Map();
  const other = base.replace('BLT150', 'BLT151');

  it('is taken from the side that changed it', () => {
    expect(mergeTexts(file, { base, theirs: other, mine: base }, none)).toEqual({ text: other, conflicts: [] });
    expect(mergeTexts(file, { base, theirs: base, mine: other }, none)).toEqual({ text: other, conflicts: [] });
    expect(mergeTexts(file, { base, theirs: undefined, mine: base }, none).text).toBeUndefined();
  });

  it('is asked about where one side deleted it, or its text cannot be read', () => {
    const deleted = { base, theirs: other, mine: undefined };
    expect(mergeTexts(file, deleted, none)).toEqual({ text: undefined, conflicts: [{ pointer: '', ...deleted }] });
    expect(mergeTexts(file, deleted, choose([{ pointer: '', ...deleted }], 'theirs')).text).toBe(other);
    const broken = { base, theirs: other, mine: 'name: "BLT' };
    expect(mergeTexts(file, broken, none).conflicts).toMatchObject([{ pointer: '' }]);
  });

  it('that both made is merged field by field', () => {
    const both = { base: undefined, theirs: 'name: A\norder: 1\n', mine: 'name: A\nposition: 2\n' };
    expect(mergeTexts(file, both, none)).toEqual({ text: 'name: A\nposition: 2\norder: 1\n', conflicts: [] });
  });
});
