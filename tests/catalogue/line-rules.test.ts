import { expect, it } from 'vitest';
import { found } from './support-rules.ts';

const sieve =
  'name: Sieve\ndescription: It sorts.\noverview: { Capacity: 4 t/h }\nfeatures: [{ title: Screens }]\napplications: [{ title: Granulate }]\n';

const line = (throughput: string, station: string) => ({
  'equipment/sieve.yaml': sieve,
  'lines/granulate.yaml': `title: Granulate Line\nsummary: A line that makes granulate.\nfeed: { material: Tyres, throughput: ${throughput} }\nproduct: { material: Granulate }\nstations:\n  - id: sieve\n${station}`,
});

it('a count below one is no lack of capacity', () => {
  expect(found(line('3 t/h', '    count: 0\n'), 'line/capacity')).toEqual([]);
  expect(found(line('5 t/h', '    count: 0\n'), 'line/capacity')).toHaveLength(1);
});

it.each(['three tonnes', '3 t', '3 m³/h', '"3"', '50 tyres/h', '80 t/day'])(
  'a feed of %s is compared with no capacity',
  (text) => {
    expect(found(line(text, ''), 'line/throughput')).toHaveLength(1);
  },
);

it.each(['3 t/h', '3000 kg/h', '1,500 kg/h', '3 tonnes per hour', '2 to 3 TPH'])(
  'a feed of %s is compared, or has another finding',
  (text) => {
    expect(found(line(text, ''), 'line/throughput')).toEqual([]);
  },
);
