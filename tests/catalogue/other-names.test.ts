import { expect, it } from 'vitest';
import { found } from './support-rules.ts';

/** A model beside the fixture's BLT150 and BLT250, with a description, a feature or a caption. */
const saying = (text: string, field: 'description' | 'feature' | 'caption') => {
  const own = 'The BLT300 presses tyres in a yard.';
  const lines = [
    'name: BLT300',
    'category: tyrescrapbaler',
    `description: ${JSON.stringify(field === 'description' ? `${own} ${text}` : own)}`,
    `features: [${JSON.stringify(field === 'feature' ? text : 'Two doors')}]`,
    'sheet: sht2000',
    ...(field === 'caption' ? [`photos:\n  - file: front.jpg\n    caption: ${JSON.stringify(text)}`] : []),
  ];
  return found({ 'models/blt300.yaml': `${lines.join('\n')}\n` }, 'copy/old-name');
};

it.each([
  ["Unlike other balers, the BLT250's tray tilts by itself.", 'description'],
  ['The BLT250 presses with 300 ton.', 'description'],
  ['The BLT240 ties a bale in a minute.', 'description'],
  ["The BLT250's tray tilts", 'feature'],
  ['BLT250 with an automatic door', 'feature'],
  ['The BLT250 from the front', 'caption'],
] as const)('is the name of the copied machine: %s', (text, field) => {
  expect(saying(text, field)).toEqual([expect.stringMatching(/mentions BLT2[45]0, not BLT300\. → write `BLT300`$/)]);
});

it.each([
  ['It is stronger than the BLT250.', 'description'],
  ['The BLT150 is meant for small yards.', 'description'],
  ['Unlike the BLT250, it has two doors.', 'description'],
  ["It takes the BLT250's blades.", 'description'],
  ["The BLT250's tray holds one bale, and this one two.", 'description'],
  ['With the BLT150 and the BLT250 it covers a yard of any size.', 'description'],
  ['The BLT200 series began with it.', 'description'],
  ['Heavier bales than the BLT150 at the same machine weight', 'feature'],
  ['Blades of the BLT150 and BLT250 fit', 'feature'],
  ['BLT250 trays are compatible', 'feature'],
  ['BLT250 tools can be used', 'feature'],
  ['A BLT250 in the background', 'caption'],
  ['BLT300 beside a BLT250', 'caption'],
  ['Next to a BLT250 at a fair', 'caption'],
] as const)('may be named on purpose: %s', (text, field) => {
  expect(saying(text, field)).toEqual([]);
});

it('of several machines in a description that does not name its own, the one that is not there is meant', () => {
  const text = [
    'name: BLT300',
    'category: tyrescrapbaler',
    'description: At the weight of the BLT150, the BLT240 makes the heavier bale.',
    'features: [Two doors]',
    'sheet: sht2000',
  ].join('\n');
  const findings = found({ 'models/blt300.yaml': `${text}\n` }, 'copy/old-name');
  expect(findings).toEqual([expect.stringContaining('mentions BLT240, not BLT300')]);
});
