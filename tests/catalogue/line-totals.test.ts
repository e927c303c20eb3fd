import { expect, it } from 'vitest';
import { sizesOf } from '../../src/features/lines/line-sizes.ts';
import { totalsOf } from '../../src/features/lines/totals.ts';
import { englishReader as reader } from '../figures/english-reader.ts';
import { loadFrozen } from '../frozen-catalogue.ts';

const catalogue = await loadFrozen();

/**
 * Machines as `power|weight|capacity|count`, for a feed of 4 t/h, and what they amount to: values computed outside of the
 * program, with the number of machines that state one.
 */
it.each([
  [
    ['60 HP|on request|3 t/h|1', '55 kVA|12 t||3', '45 kW|6000-6500 kg|3 t/h|1'],
    '89 kW (2 of 5)',
    '12 t (4 of 5)',
    '3 t/h less (2 of 5)',
  ],
  [
    ['90 kW (75 + 15 kW)|12 t|up to 5 t/h|1', '55 kVA|on request|3 t/h|3', '2 x 45 kW|6000-6500 kg|3 t/h|3'],
    '360 kW (4 of 7)',
    '12 t (4 of 7)',
    'up to 5 t/h enough (7 of 7)',
  ],
  [
    [
      '90 kW (75 + 15 kW)|9 t (6 t + 3 t)|up to 5 t/h|1',
      '55 kVA|about 15500 kg|40 tyres per hour|2',
      '60 HP|12 t|40 tyres per hour|3',
      'on request|about 15500 kg|6000-7000 kg/h|3',
    ],
    '222 kW (4 of 9)',
    'about 15500 kg (9 of 9)',
    'up to 5 t/h (4 of 9)',
  ],
  [
    ['on request|6000-6500 kg||1', '55 kVA|12 t|3 t/h|3', '20 HP + 2 HP|26.5 t|10-70 t/h|1', '11 kW, IE3|26.5 t||1'],
    '27 kW (2 of 6)',
    '26.5 t (6 of 6)',
    '3 t/h (4 of 6)',
  ],
  [
    ['7.5 HP x 2 Nos|about 15500 kg|up to 5 t/h|1', '|2 pcs x 450 kg|2500 kg/h|1'],
    '11 kW (1 of 2)',
    'about 15500 kg (2 of 2)',
    '2500 kg/h less (2 of 2)',
  ],
  [
    [
      '11 kW, IE3|2 pcs x 450 kg|6000-7000 kg/h|1',
      '55 kVA|on request|2 x 3 t/h|1',
      '60 HP|26.5 t|10-70 t/h|1',
      'on request|12 t||1',
    ],
    '55 kW (2 of 4)',
    '26.5 t (3 of 4)',
    '2 × 3 t/h (3 of 4)',
  ],
  [
    [
      '2 x 75/90 kW|26.5 t|2500 kg/h|1',
      '2 x 45 kW|2 pcs x 450 kg|2500 kg/h|1',
      '45 kW|2 pcs x 450 kg|2500 kg/h|1',
      '60 HP (45 kW)|on request||1',
    ],
    '330–360 kW (4 of 4)',
    '26.5 t (3 of 4)',
    '2500 kg/h less (3 of 4)',
  ],
  [
    [
      '2 x 75/90 kW|about 15500 kg|6000-7000 kg/h|2',
      '45 kW|6000-6500 kg|40 tyres per hour|1',
      '60 HP (45 kW)|6000-6500 kg|10-70 t/h|2',
    ],
    '435–495 kW (5 of 5)',
    'about 15500 kg (5 of 5)',
    '6000–7000 kg/h (4 of 5)',
  ],
  [
    ['2 x 45 kW|about 15500 kg|2500 kg/h|2', '55 kVA|2 pcs x 450 kg|2 x 3 t/h|2', '55 kVA|2 pcs x 450 kg|10-70 t/h|1'],
    '180 kW (2 of 5)',
    'about 15500 kg (5 of 5)',
    '2500 kg/h enough (5 of 5)',
  ],
  [
    [
      '90 kW (75 + 15 kW)|6000-6500 kg|2 x 3 t/h|1',
      '60 HP|about 15500 kg|up to 5 t/h|1',
      '45 kW|26.5 t|2 x 3 t/h|1',
      '120-160 HP|9 t (6 t + 3 t)|2 x 3 t/h|2',
    ],
    '356–414 kW (5 of 5)',
    '26.5 t (5 of 5)',
    'up to 5 t/h enough (5 of 5)',
  ],
  [
    [
      '2 x 75/90 kW||2 x 3 t/h|3',
      '|9 t (6 t + 3 t)|2500 kg/h|3',
      '90 kW (75 + 15 kW)|on request|10-70 t/h|2',
      '2 x 45 kW|26.5 t|10-70 t/h|1',
    ],
    '720–810 kW (6 of 9)',
    '26.5 t (4 of 9)',
    '2500 kg/h enough (9 of 9)',
  ],
  [
    ['2 x 45 kW|6000-6500 kg|2500 kg/h|1', '2 x 45 kW||3 t/h|1'],
    '180 kW (2 of 2)',
    '6000–6500 kg (1 of 2)',
    '2500 kg/h less (2 of 2)',
  ],
  [
    ['|about 15500 kg|6000-7000 kg/h|1', '|9 t (6 t + 3 t)|6000-7000 kg/h|1'],
    'not stated',
    'about 15500 kg (2 of 2)',
    '6000–7000 kg/h enough (2 of 2)',
  ],
  [
    [
      '90 kW (75 + 15 kW)|about 15500 kg|40 tyres per hour|1',
      '||2500 kg/h|1',
      '2 x 45 kW|26.5 t|2500 kg/h|2',
      '11 kW, IE3|2 pcs x 450 kg|6000-7000 kg/h|1',
    ],
    '281 kW (4 of 5)',
    '26.5 t (4 of 5)',
    '2500 kg/h less (4 of 5)',
  ],
  [
    ['60 HP (45 kW)||40 tyres per hour|2', '60 HP (45 kW)|about 15500 kg|3 t/h|1'],
    '135 kW (3 of 3)',
    'about 15500 kg (1 of 3)',
    '3 t/h less (1 of 3)',
  ],
  [
    [
      '2 x 75/90 kW|about 15500 kg|3 t/h|3',
      '120-160 HP|12 t|40 tyres per hour|3',
      '2 x 75/90 kW|about 15500 kg||1',
      '55 kVA||up to 5 t/h|3',
    ],
    '865–1073 kW (7 of 10)',
    'about 15500 kg (7 of 10)',
    '3 t/h (6 of 10)',
  ],
  [
    ['7.5 HP x 2 Nos|6000-6500 kg|10-70 t/h|1', '20 HP + 2 HP|26.5 t||1'],
    '27 kW (2 of 2)',
    '26.5 t (2 of 2)',
    '10–70 t/h (1 of 2)',
  ],
  [
    ['7.5 HP x 2 Nos|2 pcs x 450 kg|2500 kg/h|1', '20 HP + 2 HP||2500 kg/h|1'],
    '27 kW (2 of 2)',
    '2 pcs × 450 kg (1 of 2)',
    '2500 kg/h less (2 of 2)',
  ],
  [
    ['2 x 45 kW|6000-6500 kg|6000-7000 kg/h|1', '11 kW, IE3|6000-6500 kg||1', '11 kW, IE3|9 t (6 t + 3 t)|2500 kg/h|1'],
    '112 kW (3 of 3)',
    '9 t (6 t + 3 t) (3 of 3)',
    '2500 kg/h less (2 of 3)',
  ],
  [
    [
      '2 x 45 kW|12 t|10-70 t/h|1',
      '11 kW, IE3|about 15500 kg|10-70 t/h|1',
      '2 x 45 kW|on request|2500 kg/h|2',
      '60 HP (45 kW)|12 t|2 x 3 t/h|1',
    ],
    '326 kW (5 of 5)',
    'about 15500 kg (3 of 5)',
    '2500 kg/h enough (5 of 5)',
  ],
] as const)('%j amounts to %s, %s, %s', (machines, power, heaviest, capacity) => {
  const [line] = catalogue.lines;
  if (!line) throw new Error('The frozen catalogue has a line');
  const fed = { ...line, feed: { ...line.feed, throughput: reader.read('Throughput', '4 t/h') } };
  const [size] = sizesOf(catalogue, fed).sizes;
  const [station] = size?.stations ?? [];
  if (!size || !station) throw new Error('The line has a size with a station');
  const stations = machines.map((machine) => {
    const [watts = '', weight = '', hourly = '', count = ''] = machine.split('|');
    const read = (row: string, text: string) => (text === '' ? undefined : reader.read(row, text));
    const facts = {
      ...station.facts,
      power: read('Power', watts),
      weight: read('Weight', weight),
      capacity: read('Capacity', hourly),
    };
    return { ...station, station: { ...station.station, isBranch: false, count: Number(count) }, facts };
  });
  const rows = totalsOf(catalogue, fed, { ...size, throughput: undefined, stations }, undefined);
  const said = (label: string) =>
    (rows.find((row) => row.label.startsWith(label))?.value ?? '')
      .replace(/, [^,(:]+?(?=:| \()/, '')
      .replace(/: less than the feed of 4 t\/h/, ' less')
      .replace(/: enough for the feed of 4 t\/h/, ' enough')
      .replace(/\(stated by (\d+ of \d+) machines\)/, '($1)');
  expect([said('Connected power'), said('Heaviest machine'), said('Lowest stated capacity')]).toEqual([
    power,
    heaviest,
    capacity,
  ]);
});
