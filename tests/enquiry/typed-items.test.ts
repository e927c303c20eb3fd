import { expect, test } from 'vitest';
import { readTypedItems } from '../../src/features/enquiry/typed-items.ts';

const pages = [
  { name: 'BLT150', page: '/blt150' },
  { name: 'BLT200', page: '/blt200' },
  { name: 'MX5', page: '/mx5' },
  { name: '3 Shaft Mill', page: '/3-shaft-mill' },
  { name: 'Strip Cutter', page: '/strip-cutter' },
  { name: 'Tyre Chip Line up to 7 t/h', page: '/tyre-chip-line?throughput=7' },
  { name: 'Tyre Chip Line up to 12.5 t/h', page: '/tyre-chip-line?throughput=12.5' },
];
const read = (text: string) => {
  const { items, unknown } = readTypedItems(pages, text);
  return [...items.map(({ page, quantity }) => `${page} ${quantity}`), ...unknown.map((part) => `? ${part}`)];
};

test.each([
  ['2 BLT150, strip-cutter; 3 × blt 200', ['/blt150 2', '/strip-cutter 1', '/blt200 3']],
  ['BLT150 x2\nStrip × 12', ['/blt150 2', '/strip-cutter 12']],
  ['2x BLT150', ['/blt150 2']],
  ['2 tyre chip line up to 12.5 t/h', ['/tyre-chip-line?throughput=12.5 2']],
  [
    'a line begins with its smallest size: , Tyre chip line',
    ['/tyre-chip-line?throughput=7 1', '? a line begins with its smallest size:'],
  ],
])('reads %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('a number or an x that belongs to a name is no quantity', () => {
  expect(read('MX5, 3 Shaft Mill, 2 3 Shaft Mill')).toEqual(['/mx5 1', '/3-shaft-mill 1', '/3-shaft-mill 2']);
});

test('what several machines begin with, what none is called and what is too many is not guessed', () => {
  expect(read('BLT, 2 Unknown, 0 BLT150, ,')).toEqual(['? BLT', '? 2 Unknown', '? 0 BLT150']);
});
