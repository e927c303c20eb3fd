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
  'Serial no. 98765 43210 runs, and we call 2024 our best year.',
  'Mobile 1200 1200 mm shredders work here.',
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
  'Mob. 98765 43210',
  'Call 98765 43210.',
])('a person is in: %s', (text) => {
  expect(saying(text)).toHaveLength(1);
});

const signing = (author: string) =>
  found(
    {
      'testimonials/plant.yaml': `country: India\ncompany: Tyre recycler\nauthor: ${author}\nfeedback: It runs well every day.\n`,
    },
    'testimonial/person',
  );

it.each(['Mr. Example', 'Plant manager (Mrs. Example)', 'Dr. Sample, chief engineer'])('is a person: %s', (author) => {
  expect(signing(author)).toEqual([expect.stringContaining('write the position alone')]);
});

it.each([
  'Plant Manager',
  'Plant manager, paper mill',
  'Managing Director',
  'Chief Engineer, New Delhi',
  'Sharma Tyres',
  'Robert & Sons',
  'Director, Hindustan Petroleum',
  'Ashok Leyland',
  'John Deere dealer',
  'Procurement Lead',
  'Head of the Kumar Group',
  'Waste contractor',
])('is a position or a company: %s', (author) => {
  expect(signing(author)).toEqual([]);
});

it.each(['Our John Deere pulls it – every day', 'It runs well – thanks', 'Made for yards like ours - Singh Road'])(
  'is not signed: %s',
  (text) => {
    expect(saying(text)).toEqual([]);
  },
);
