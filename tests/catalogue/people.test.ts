import { expect, it } from 'vitest';
import { found } from './support-rules.ts';

const saying = (feedback: string) =>
  found(
    {
      'testimonials/plant.yaml': `country: India\ncompany: Tyre recycler\nauthor: Plant manager\nfeedback: >-\n  ${feedback}\n`,
    },
    'testimonial/person',
  );

it.each([
  'The balers of our plants in Sri Lanka run without a stop, and Sri Lankan operators like them.',
  'Our Sr. Engineer and the Sr Manager of the plant chose it; it runs in Dr Congo too.',
  'It ran from 01.02.2024 10:30 to 05.03.2025 without a stop.',
  'Part number 0123456789 was changed within a day; serial no. 00201900123456 still runs.',
])('no person is in: %s', (text) => {
  expect(saying(text)).toEqual([]);
});

it.each([
  'Ask Shri Example Person.',
  'Sr. Example knows.',
  'Call 098-1234 5678.',
  'My phone number: 0123456789',
  'Mobile no. 0123456789',
  'Call +00 (12) 345 678 90.',
  'Ask Sri Example.',
])('a person is in: %s', (text) => {
  expect(saying(text)).toHaveLength(1);
});
