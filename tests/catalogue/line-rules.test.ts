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

it('the other sizes of a station take the material and what the machine before gives', () => {
  const stations = '  - id: drum\n    choices: [drum, shaker, press]\nmaterials: [tyres]\n';
  const named = (name: string, more: string) => sieve.replace('Sieve', name) + more;
  const files = {
    ...line('3 t/h', stations),
    'equipment/sieve.yaml': named('Sieve', 'feeds: [drum, shaker]\n'),
    'equipment/drum.yaml': named('Drum', ''),
    'equipment/shaker.yaml': named('Shaker', 'materials: [paper]\n'),
    'equipment/press.yaml': named('Press', 'materials: [tyres]\n'),
  };
  const at = 'warning lines/granulate.yaml:8';
  expect(found(files, 'line/material')).toEqual([
    `${at} \`shaker\` does not take tyres: it is for paper. → choose another machine, or correct \`materials\` here or in equipment/shaker.yaml`,
  ]);
  expect(found(files, 'line/feeds')).toEqual([
    `${at} \`sieve\` does not feed \`press\`: its \`feeds\` names drum and shaker. → choose another machine, or add it to \`feeds\` in equipment/sieve.yaml`,
  ]);
});

it('the materials of a line are words of the finder', () => {
  expect(found(line('3 t/h', 'materials: [Waste Tyres]\n'), 'facets/word')).toEqual([
    'error lines/granulate.yaml:7 `Waste Tyres` is not one of the materials of the finder. → write one of tyres, paper or waste',
  ]);
});
