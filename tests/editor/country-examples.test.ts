import { expect, it } from 'vitest';
import { exampleIn } from '../../src/editor/form/country-examples.ts';

it('the examples of an office are of its country', () => {
  const fields = ['phone', 'timeZone', 'addresses', 'flag', 'email'];
  expect(fields.map((field) => exampleIn('India', field))).toEqual([
    '+91 00 000 0000',
    'Asia/Kolkata',
    '1 Sample Road, Kolkata',
    'in',
    undefined,
  ]);
  expect(exampleIn('Brazil', 'phone')).toBe('+55 00 000 0000');
  expect(exampleIn('Atlantis', 'phone')).toBeUndefined();
});
