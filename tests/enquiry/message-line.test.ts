import { describe, expect, test } from 'vitest';
import { machineLine } from '../../src/enquiry/contract/machine-line.ts';
import { exchangeLine } from '../../src/features/enquiry/form/use-draft.ts';

test('the line names the machine, whatever signs its name has', () => {
  expect(machineLine('Machine: {machine}', 'BLT150')).toBe('Machine: BLT150');
  expect(machineLine('Machine: {machine}', "$& $'")).toBe("Machine: $& $'");
  expect(machineLine('Machine: {machine}', undefined)).toBe('');
});

describe("the message's first line follows the link", () => {
  test.each([
    ['an empty message gets the line', '', '', 'Machine: A', 'Machine: A'],
    ['the old line gives way to the new', 'Machine: A', 'Machine: A', 'Machine: B', 'Machine: B'],
    ['what was typed below it stays', 'Machine: A\nTwo of them', 'Machine: A', 'Machine: B', 'Machine: B\nTwo of them'],
    ['a message typed without a line gets one', 'Two of them', '', 'Machine: B', 'Machine: B\nTwo of them'],
    [
      'a line that the visitor changed stays, too',
      'Machine: A, used',
      'Machine: A',
      'Machine: B',
      'Machine: B\nMachine: A, used',
    ],
    ['a line that stands there already is not doubled', 'Machine: A', '', 'Machine: A', 'Machine: A'],
    ['a line that the visitor deleted does not come back', 'Two', 'Machine: A', 'Machine: A', 'Two'],
    ['without a machine an untouched line goes', 'Machine: A', 'Machine: A', '', ''],
    ['without a machine what was typed below the line stays', 'Machine: A\nTwo', 'Machine: A', '', 'Two'],
  ])('%s', (_name, message, before, after, expected) => {
    expect(exchangeLine(message, before, after)).toBe(expected);
  });
});
