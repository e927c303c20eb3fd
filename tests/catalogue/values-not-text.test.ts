/** Rules look at values: how a file writes them (quotes, folded lines) and how long they are makes no difference. */
import { expect, it } from 'vitest';
import { found, rename } from './support-rules.ts';
import type { Changes } from './support.ts';

const description = (text: string): Changes => ({ 'models/blt250.yaml': rename(/^description: .*$/m, text) });

it.each([
  ['Markdown in quotes', 'description: "# The BLT250 is a baler."', 'text/stray-markup', '`# ` is Markdown'],
  ['a folded phrase', 'description: The force is to be\n  defined.', 'text/placeholder', '"to be defined" is'],
  ['a phrase in a block', 'description: |\n  The force is to be\n  defined.', 'text/placeholder', '"to be⏎defined" is'],
  ['folded filler', 'description: Lorem\n  ipsum dolor sit amet.', 'text/placeholder', '"Lorem ipsum" is'],
  ['an escape', 'description: "The BLT250, T\\x42D."', 'text/placeholder', '"TBD" is'],
])('%s is found', (_, text, rule, words) => {
  expect(found(description(text), rule).filter((one) => one.includes('blt250.yaml'))).toEqual([
    expect.stringContaining(words),
  ]);
});

it('a description that is only the name is found, however long the name is', () => {
  const name = 'Heavy Duty Double Shaft Primary Shredder With Hydraulic Pusher 6000';
  const text = (old: string) =>
    old.replace(/^name: .*$/m, `name: ${name}`).replace(/^description: .*$/m, `description: The ${name}.`);
  expect(found({ 'models/blt250.yaml': text }, 'description/name')).toEqual([
    expect.stringContaining('The description is only the name'),
  ]);
});

it('rows of one name are found in an entry without figures', () => {
  const text = 'highlights: { feature: Two doors, Feature: Three doors }';
  const changes = {
    'models/blt300.yaml': `name: BLT300\ncategory: tyrescrapbaler\ndescription: A baler of tyres.\nfeatures: [Two doors]\nsheet: sht2000\n${text}\n`,
  };
  expect(found(changes, 'rows/twin')).toEqual([expect.stringContaining('`Feature` and `feature` are the same row')]);
});

it('a weight of a motor is found beside one in a table of weights', () => {
  const model = (name: string, table: string) =>
    `name: ${name}\ncategory: tyrescrapbaler\ndescription: A baler of tyres.\nfeatures: [Two doors]\nspecifications:\n  ${table}:\n    Motor: 321 kg\n`;
  const changes = {
    'models/blt300.yaml': model('BLT300', 'Weights'),
    'models/blt400.yaml': model('BLT400', 'Electrical System'),
  };
  expect(found(changes, 'quantity/kind')).toEqual([expect.stringContaining('models/blt400.yaml:7')]);
});
