import { describe, expect, test } from 'vitest';
import { foldEnquiry, foldMessage } from '../../src/enquiry/contract/fold-message.ts';
import { readMachineLines } from '../../src/enquiry/contract/machine-line.ts';
import { maxNote } from '../../src/enquiry/contract/enquiry.ts';
import { itemText, maxItems } from '../../src/enquiry/contract/items.ts';
import { validEnquiry } from './support/sample-enquiry.ts';
import { site } from './service-fixture.ts';

const { form: words } = site;
const details = { material: 'Truck tyres', throughput: '5 t/h', power: ' 415 V,\n50 Hz ', siteCountry: 'Kenya' };

describe('the message that is sent', () => {
  test.each<[string, string, Parameters<typeof foldMessage>[1], string]>([
    ['stays as it was typed without list and answers', 'Machine: A\nTwo', {}, 'Machine: A\nTwo'],
    ['stays as it was typed with empty answers', 'Two', { machines: [], details: { material: ' ' } }, 'Two'],
    [
      'names every machine of the list, then what was typed',
      'Two of each',
      { machines: ['A', 'B', 'A'] },
      'Machine: A\nMachine: B\n\nTwo of each',
    ],
    [
      'names the machine of the link first, and none twice',
      'Machine: B',
      { machines: ['A', 'B'] },
      'Machine: B\nMachine: A',
    ],
    [
      'has a line for each answer, whatever space was typed in it',
      'Machine: A\nTwo',
      { details },
      'Machine: A\nMaterial: Truck tyres\nThroughput: 5 t/h\nPower: 415 V, 50 Hz\nSite: Kenya\n\nTwo',
    ],
    [
      'names a machine with its quantity and note instead of its name alone',
      'Machine: B\nTwo',
      { machines: ['A', 'B × 2 (in May)'] },
      'Machine: A\nMachine: B × 2 (in May)\n\nTwo',
    ],
    ['takes names with any sign', '', { machines: ["$& $'"] }, "Machine: $& $'"],
  ])('%s', (_name, message, additions, expected) => {
    const short = { ...words, details: { ...words.details } };
    for (const [field, label] of Object.entries({
      material: 'Material',
      throughput: 'Throughput',
      power: 'Power',
      siteCountry: 'Site',
    }))
      Object.assign(short.details, { [field]: { label, hint: '' } });
    expect(foldMessage(message, additions, short)).toBe(expected);
  });

  test('is read again', () => {
    expect(readMachineLines('Machine: A\nMachine: B\nMaterial: x\nMachine: C', words.line)).toEqual({
      machines: ['A', 'B'],
      rest: 'Material: x\nMachine: C',
    });
    expect(readMachineLines('Machine: ', words.line).machines).toEqual([]);
    expect(readMachineLines('', words.line)).toEqual({ machines: [], rest: '' });
  });
});

describe('the length of the message', () => {
  test('is never passed in silence: the error says what is left', () => {
    const message = 'ä'.repeat(4990);
    expect(foldEnquiry({ ...validEnquiry, message }, {}, words).errors).toEqual({});
    const { errors } = foldEnquiry({ ...validEnquiry, message }, { machines: ['BLT150'] }, words);
    const room = 5000 - 'Machine: BLT150\n\n'.length;
    expect(errors).toEqual({ message: words.tooLong.replace('{room}', String(room)) });
    const shorter = foldEnquiry({ ...validEnquiry, message: 'ä'.repeat(room) }, { machines: ['BLT150'] }, words);
    expect(shorter.errors).toEqual({});
    expect([...shorter.enquiry.message]).toHaveLength(5000);
  });

  test('that is too much by itself has the message of the schema', () => {
    const { errors } = foldEnquiry({ ...validEnquiry, message: 'x'.repeat(5001) }, {}, words);
    expect(errors).toEqual({ message: 'Message is too long (at most 5000 characters)' });
  });

  test('has room for the longest list, with the longest notes, and the longest answers', () => {
    const long = 'x'.repeat(3 * maxNote);
    const machines = Array.from({ length: maxItems }, (_, index) =>
      itemText({ name: `${'M'.repeat(60)}${index}`, quantity: 999, note: 'n'.repeat(maxNote) }),
    );
    const message = foldMessage(
      '',
      { machines, details: { material: long, throughput: long, power: long, siteCountry: long } },
      words,
    );
    expect(message.length).toBeLessThan(4900);
  });
});

test('what is no text is left for the check to find', () => {
  expect(foldEnquiry({ ...validEnquiry, message: 5 }, { machines: ['A'] }, words).errors).toHaveProperty('message');
});
