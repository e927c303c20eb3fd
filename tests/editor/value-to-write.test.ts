import { describe, expect, it } from 'vitest';
import { valueToWrite } from '../../src/editor/form/finding-path.ts';
import { plainFix } from '../../src/editor/form/problems.tsx';

/** The value that a fix gives a field, of whose line the finding marks some words. */
function valueOf(fix: string, now = 'Old', line = 'field: Old', marked = 'Old') {
  const column = line.indexOf(marked) + 1;
  const mark = { text: line, column, endColumn: column + marked.length };
  return valueToWrite({ fix, pointer: '/field', ...mark }, { field: now });
}

describe('a fix that can be applied', () => {
  it('says one value, which keeps its type', () => {
    expect(valueOf('write `parent: baler`')).toBe('baler');
    expect(valueOf('write `menu: true`')).toBe(true);
    expect(valueOf('write `order: 40`')).toBe(40);
    expect(valueOf('write `name: "300"`')).toBe('300');
    expect(valueOf('write `Tower light: Fitted`')).toBe('Fitted');
    expect(valueOf('write `hours: Mon-Fri 09:00-18:00`')).toBe('Mon-Fri 09:00-18:00');
    expect(valueOf('write `Doors`')).toBe('Doors');
  });

  it('may say when, or what else could be done', () => {
    const hours = 'write `Mon-Fri 09:00-18:00` (write it like Mon-Fri 09:30-18:00)';
    expect(valueOf(hours, '9am-6pm', '  - 9am-6pm', '9am-6pm')).toBe('Mon-Fri 09:00-18:00');
    expect(valueOf('write `force: 300 Ton` here, or correct the table')).toBe('300 Ton');
    expect(valueOf('write `On request`, or what it really is')).toBe('On request');
    expect(
      valueOf('write `2027`; or correct the dates, if they are wrong', 'Expo 2026', 'title: Expo 2026', '2026'),
    ).toBe('Expo 2027');
    expect(valueOf('write `30` or less')).toBeUndefined();
    expect(valueOf('write `name: BLT250`, or rename the file to models/blt260.yaml')).toBeUndefined();
  });

  it('says one value', () => {
    expect(valueOf('write `category:`')).toBeUndefined();
    expect(valueOf('write `- One`')).toBeUndefined();
    expect(valueOf('write `Fitted`, or `Yes`')).toBeUndefined();
    expect(valueOf('write it like this:\n- One')).toBeUndefined();
    expect(valueToWrite({ fix: 'write `A`', text: '', column: 1, endColumn: 2 }, {})).toBeUndefined();
  });

  it('changes only the words that the finding marks', () => {
    const text = 'The BLT200 presses. It has four models.';
    expect(valueOf('write `BLT250`', text, '  The BLT200 presses. It', 'BLT200')).toBe(
      'The BLT250 presses. It has four models.',
    );
    expect(valueOf('write `three models`', text, '  has four models.', 'four models')).toBe(
      'The BLT200 presses. It has three models.',
    );
    expect(valueOf('write `{count}`', 'Page of {cuont}', 'field: Page of {cuont}', '{cuont}')).toBe('Page of {count}');
    expect(valueOf('write `kg`', '900 kgg', 'Weight: 900 kgg', 'kgg')).toBe('900 kg');
    // The words go on in the next line, or the mark stands for the whole text.
    expect(valueOf('write `5 models`', text, '  It has four', 'four')).toBeUndefined();
    expect(valueOf('write `Words`', text, '  The BLT200 presses.', '  The BLT200 presses.')).toBeUndefined();
  });

  it('is told without the names of fields, but for a line to delete', () => {
    const finding = (fix: string) =>
      ({
        file: '',
        line: 1,
        column: 1,
        endColumn: 2,
        severity: 'error',
        rule: '',
        message: '',
        text: '',
        fix,
      }) as const;
    expect(plainFix(finding('write `parent: baler`'))).toBe('write `baler`');
    expect(plainFix(finding('replace it, and delete the line `sample: true`'))).toBe(
      'replace it, and delete the line `sample: true`',
    );
  });
});
