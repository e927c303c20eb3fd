import { expect, test } from 'vitest';
import { maxNote } from '../../src/enquiry/contract/enquiry.ts';
import { maxItems } from '../../src/enquiry/contract/items.ts';
import { parseList } from '../../src/features/enquiry/use-enquiry-list.ts';

/** As lists were stored before they had quantities. */
const stored = (name: string, to = '/blt150') => ({ name, detail: 'Balers', to, search: '?machinery=Baler' });
const listed = (name: string, to = '/blt150') => ({ ...stored(name, to), query: '', page: to, quantity: 1, note: '' });

test('a list is what was stored, also by a version without quantities', () => {
  expect(parseList(JSON.stringify([stored('A'), stored('B', '/pcb')]))).toEqual([listed('A'), listed('B', '/pcb')]);
  const line = { ...listed('Line up to 7 t/h', '/line'), query: '?throughput=7', quantity: 2, note: 'in May' };
  expect(parseList(JSON.stringify([line]))).toEqual([{ ...line, page: '/line?throughput=7' }]);
});

test('a quantity that none can order is 1, and a note has an end', () => {
  for (const quantity of [0, -1, 1.5, 1000, '3', null]) {
    expect(parseList(JSON.stringify([{ ...stored('A'), quantity }]))).toEqual([listed('A')]);
  }
  expect(parseList(JSON.stringify([{ ...stored('A'), note: 'x'.repeat(999) }]))[0]?.note).toHaveLength(maxNote);
});

test.each([null, '', '{', '5', 'null', '{"name":"A"}', '[null, 5, {"name":"A"}]'])('%s is no list', (text) => {
  expect(parseList(text)).toEqual([]);
});

test('what leads to another site, or has no name, is left out', () => {
  const strange = [
    stored('A', '//example.org'),
    stored('A', 'https://example.org'),
    stored(''),
    { ...stored('A'), query: 5 },
    { ...stored('A'), note: {} },
  ];
  expect(parseList(JSON.stringify([...strange, stored('B')]))).toEqual([listed('B')]);
});

test('a list is never longer than an enquiry can hold', () => {
  const many = Array.from({ length: maxItems + 5 }, (_, index) => stored(String(index)));
  expect(parseList(JSON.stringify(many))).toHaveLength(maxItems);
});
