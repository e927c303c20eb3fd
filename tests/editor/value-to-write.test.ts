import { describe, expect, it } from 'vitest';
import { valueToWrite } from '../../src/editor/form/finding-path.ts';
import { makeSourceText, findingAt } from '../../src/yaml/source-text.ts';
import type { Finding, Fix } from '../../src/yaml/finding.ts';
import { plainFix, plainMessage } from '../../src/editor/form/problems.tsx';

/** The value that a fix gives a field, of whose line the finding marks some words. */
function valueOf(written: string, now = 'Old', line = 'field: Old', marked = 'Old') {
  const column = line.indexOf(marked) + 1;
  const mark = { text: line, column, endColumn: column + marked.length };
  return valueToWrite({ values: [written], pointer: '/field', ...mark }, { field: now });
}

describe('a fix that can be applied', () => {
  it('writes a value, which keeps its type', () => {
    expect(valueOf('baler')).toBe('baler');
    expect(valueOf('true')).toBe(true);
    expect(valueOf('40')).toBe(40);
    expect(valueOf('"300"')).toBe('300');
    expect(valueOf('Mon-Fri 09:00-18:00')).toBe('Mon-Fri 09:00-18:00');
    expect(valueOf('12 mm # 3')).toBe('12 mm # 3');
    expect(valueToWrite({ values: ['A'], text: '', column: 1, endColumn: 2 }, {})).toBeUndefined();
    expect(valueToWrite({ pointer: '/field', text: '', column: 1, endColumn: 2 }, {})).toBeUndefined();
  });

  it('changes only the words that the finding marks', () => {
    const text = 'The BLT200 presses. It has four models.';
    expect(valueOf('BLT250', text, '  The BLT200 presses. It', 'BLT200')).toBe(
      'The BLT250 presses. It has four models.',
    );
    expect(valueOf('three models', text, '  has four models.', 'four models')).toBe(
      'The BLT200 presses. It has three models.',
    );
    expect(valueOf('{count}', 'Page of {cuont}', 'field: Page of {cuont}', '{cuont}')).toBe('Page of {count}');
    expect(valueOf('kg', '900 kgg', 'Weight: 900 kgg', 'kgg')).toBe('900 kg');
    // The same letters or digits within a longer word are no words of their own.
    const machines = 'The BLT2500, 130 kW, replaces the BLT250, 30 kW.';
    expect(valueOf('BLT300', machines, machines.slice(30), 'BLT250')).toBe(
      'The BLT2500, 130 kW, replaces the BLT300, 30 kW.',
    );
    expect(valueOf('37 kW', machines, machines.slice(30), '30 kW')).toBe(
      'The BLT2500, 130 kW, replaces the BLT250, 37 kW.',
    );
    // The words go on in the next line, or the mark stands for the whole text.
    expect(valueOf('5 models', text, '  It has four', 'four')).toBeUndefined();
    expect(valueOf('Words', text, '  The BLT200 presses.', '  The BLT200 presses.')).toBeUndefined();
  });

  it('is told without YAML syntax, where it writes a value or a name', () => {
    const plain = (fix: Fix) =>
      plainFix(findingAt(makeSourceText('', 'x'), { start: 0, end: 1 }, { rule: '', message: '', fix }));
    expect(plain({ field: 'parent', value: 'baler' })).toBe('write `baler`');
    expect(plain({ field: 'Weight', value: '"300"', more: ', if it is so.' })).toBe('write `300`, if it is so');
    expect(plain({ name: 'Force' })).toBe('write `Force`');
    expect(plain('translate it, or write `language: de` in site.yaml')).toMatch('write “Language”: `de` in');
    expect(plain('delete the line `isHead: true` in one of the two')).toBe('empty “Is head” in one of the two');
    expect(plain('delete the line and `redirects:` above it')).toBe('delete it');
    expect(plain('add `rows: [Power]` and `unit: kW`')).toBe('add “Rows”: `Power` and “Unit”: `kW`');
    expect(plain('write one of a, b or c, or add models/d.yaml if it is new or was deleted')).toBe(
      'write one of a, b or c',
    );
    expect(plain('rename the file to fairs/expo-2026.yaml')).toBe('change the name of the file to `expo-2026`');
    const from = { file: 'models/blt250.yaml', pointer: '/sheetChanges', rule: '', fix: undefined };
    const found = { ...from, message: '`sheetChanges` changes rows, but this model has no `sheet`, nor `baler`.' };
    expect(plainMessage(found as unknown as Finding)).toBe(
      '“Sheet changes” changes rows, but this model has no “Sheet”, nor `baler`.',
    );
    expect(plain('add:\nname: BLT300')).toBeUndefined();
  });
});
