import { describe, expect, it } from 'vitest';
import { valueToWrite } from '../../src/editor/form/finding-path.ts';

const valueOf = (fix: string) => valueToWrite({ fix, pointer: '/field' });

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

  it('says no more than that', () => {
    expect(valueOf('write `category:`')).toBeUndefined();
    expect(valueOf('write `- One`')).toBeUndefined();
    expect(valueOf('write `Fitted`, or `Yes`')).toBeUndefined();
    expect(valueOf('write it like this:\n- One')).toBeUndefined();
    expect(valueToWrite({ fix: 'write `A`' })).toBeUndefined();
  });
});
