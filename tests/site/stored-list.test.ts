import { expect, test } from 'vitest';
import { maxMachines, parseList } from '../../src/features/enquiry/use-enquiry-list.ts';

const machine = (name: string) => ({ name, detail: 'Balers', to: '/blt150', search: '?machinery=Baler' });

test('a list is what was stored', () => {
  expect(parseList(JSON.stringify([machine('A'), machine('B')]))).toEqual([machine('A'), machine('B')]);
});

test.each([null, '', '{', '5', 'null', '{"name":"A"}', '[null, 5, {"name":"A"}]'])('%s is no list', (text) => {
  expect(parseList(text)).toEqual([]);
});

test('what leads to another site, or has no name, is left out', () => {
  const strange = [
    { ...machine('A'), to: '//example.org' },
    { ...machine('A'), to: 'https://example.org' },
    machine(''),
  ];
  expect(parseList(JSON.stringify([...strange, machine('B')]))).toEqual([machine('B')]);
});

test('a list is never longer than an enquiry can hold', () => {
  const many = Array.from({ length: maxMachines + 5 }, (_, index) => machine(String(index)));
  expect(parseList(JSON.stringify(many))).toHaveLength(maxMachines);
});
