import { expect, it } from 'vitest';
import { documentsWith, readAsked } from '../../src/figures/asked-figures.ts';
import { amountsOf } from '../../src/figures/measure.ts';
import { englishReader } from './english-reader.ts';

const askedIn = (question: string) =>
  readAsked(question, new Map()).asked.map((amounts) =>
    amounts.map(({ kind, low, high }) => [kind, ...new Set([low, high])].join(' ')).join(' or '),
  );

it.each([
  '3/4 kW',
  '1 1/2 hp',
  '1-1/2 hp',
  '1.1/2 hp',
  '½ hp',
  '1½ hp',
  '1 ½ hp motor',
  '10^4 kg',
  '10⁴ kg',
  '1e4 kg',
  '1.2 x 10^4 kg',
  '15/18.5 kW',
  '45 + 15 kW',
  '50 kg ± 5',
  '2 x 45 kW',
  '2x45 kW',
  '2×45 kW',
  '50±5 kg',
  '5 or 8 t/h',
  '500, 650 or 800 kg',
  '-5 bar',
  '800-500 kg',
  'BLT150 kg',
  '5 N·cm',
  '5 N.cm',
  '5 W/(m·K)',
  '30 t/24h',
])('reads no part of %s as a figure', (question) => {
  expect(readAsked(question, new Map())).toEqual({ asked: [], rest: question });
});

it.each([
  ['at least 90 kW', ['power 90000 Infinity']],
  ['>= 90 kW', ['power 90000 Infinity']],
  ['≥90 kW', ['power 90000 Infinity']],
  ['min. 90 kW', ['power 90000 Infinity']],
  ['90 kW or more', ['power 90000 Infinity']],
  ['90 kW+', ['power 90000 Infinity']],
  ['mindestens 90 kW', ['power 90000 Infinity']],
  ['au moins 90 kW', ['power 90000 Infinity']],
  ['over 100 kW', ['power 102200 Infinity']],
  ['über 100 kW', ['power 102200 Infinity']],
  ['max 75 kW', ['power 0 75000']],
  ['up to 75 kW', ['power 0 75000']],
  ['75 kW max', ['power 0 75000']],
  ['no more than 75 kW', ['power 0 75000']],
  ['<= 75 kW', ['power 0 75000']],
  ['75 kW oder weniger', ['power 0 75000']],
  ['from 50 to 75 kW', ['power 50000 75000']],
  ['zwischen 50 und 75 kW', ['power 50000 75000']],
  ['أكثر من 100 kW', ['power 102200 Infinity']],
  ['حتى 75 kW', ['power 0 75000']],
  ['5 bis 8 t/h', ['throughput 5000 8000']],
  ['at least 5 t/h under 400 V', ['throughput 5000 Infinity', 'voltage 0 375.23452157598496']],
  ['5 t/day', ['daily 5000']],
  ['5000 mm', ['length 5']],
  ['20 ft', ['length 6.096']],
  ['415 V 50 Hz', ['voltage 415', 'frequency 50']],
  ['600 litres', ['volume 0.6']],
  ['90 m³/h', ['flow 90']],
  ['90 m3/h', ['flow 90']],
  ['960 rpm', ['turning 960']],
  ['450 Nm', ['torque 450']],
  ['450 N·m', ['torque 450']],
  ['max. 85 dB(A)', ['level 0 85']],
  ['8 in 1', []],
  ['5 a day', []],
  ['120 °C', ['temperature 393.15']],
  ['max. 80°C', ['temperature 0 353.15']],
  ['248 °F', ['temperature 393.15000000000003']],
  ['16 A', ['current 16']],
  ['5 %', ['ratio 5']],
  ['HP 180', ['power 132389.775']],
  ['kW 30-45 baler', ['power 30000 45000']],
  ['at least kW 30', ['power 30000 Infinity']],
  ['30 kW 5 t/h', ['power 30000', 'throughput 5000']],
  ['42 blades', []],
  ['longer than 5 m', ['length 5.11 Infinity']],
  ['lighter than 10 t', ['mass 0 9784.735812133073 or force 0 95955.47945205479']],
])('understands %s', (question, asked) => {
  expect(askedIn(question)).toEqual(asked);
});

it.each([
  ['weight under 5000 kg', ''],
  ['Width 1540 mm', ''],
  ['shredder 6 m long', 'shredder'],
  ['baler with a force of 250 ton', 'baler with a of'],
  ['oil pressure 250 bar', 'oil'],
  ['weight of a 75 kW shredder', 'weight of a shredder'],
])('looks for no word that the unit says: %s', (question, rest) => {
  expect(readAsked(question, new Map()).rest).toBe(rest);
});

it('finds what reaches a limit, but not what lies at the other side of it', () => {
  const columns = { power: [1, 88_260, 117_680, 2, 117_680, 161_810, 3, 161_810, 205_940, 4, 132_390, 132_390] };
  const found = (question: string) => documentsWith(readAsked(question, new Map()).asked[0] ?? [], columns);
  // 120–160, 160–220, 220–280 and 180 HP.
  expect(found('at least 180 HP')).toEqual([2, 3, 4]);
  expect(found('>= 180 HP')).toEqual([2, 3, 4]);
  expect(found('over 180 HP')).toEqual([2, 3]);
  expect(found('under 180 HP')).toEqual([1, 2]);
  expect(found('max 180 HP')).toEqual([1, 2, 4]);
  // The nearest first.
  expect(found('180 HP')).toEqual([4, 2]);
  expect(found('120-170 HP')).toEqual([1, 2]);
});

it.each([
  ['0.75 kW', ['power 750']],
  ['50-75 kW', ['power 50000 75000']],
  ['50 to 75 kW', ['power 50000 75000']],
  ['50~75 kW', ['power 50000 75000']],
  ['150 Ton', ['force 1470997.5 or mass 150000']],
  ['5 t/h, 45 kW', ['throughput 5000', 'power 45000']],
  ['45 kW + 15 kW', ['power 45000', 'power 15000']],
  ['100 kW / 5 t/h', ['power 100000', 'throughput 5000']],
  ['100 kW - 5 t/h', ['power 100000', 'throughput 5000']],
  ['50 kW to 75 kW', ['power 50000 75000']],
  ['50 kW-75 kW', ['power 50000 75000']],
  ['between 50 and 75 kW', ['power 50000 75000']],
  ['between 50 kW and 75 kW', ['power 50000 75000']],
  ['10 H.P.', ['power 7354.987499999999']],
])('reads %s', (question, asked) => {
  expect(askedIn(question)).toEqual(asked);
});

it.each([
  ['45 + 15 kW', [45, 15, 60]],
  ['2 x 45 kW', [45, 90]],
  ['11 kW + 2 × 75 kW', [11, 75, 161]],
  ['20 HP (14.7 kW) + 2 HP (1.5 kW)', [1.5, 14.7, 15, 16.2]],
  ['15/18.5 kW', [15, 18.5]],
  ['±5 kW', []],
  ['60 ± 5 kW', [60]],
])('finds a row of %s by its parts and its total', (text, found) => {
  const power = amountsOf(englishReader.read('Motor', text)).flatMap(({ as, low, high = low }, id) =>
    as === 'power' ? [id, low, high] : [],
  );
  const isFound = (kW: number) => documentsWith([{ kind: 'power', low: kW * 1000, high: kW * 1000 }], { power });
  expect([1.5, 11, 14.7, 15, 16.2, 16.8, 18.5, 45, 60, 75, 90, 161].filter((kW) => isFound(kW).length > 0)).toEqual(
    found.toSorted((a, b) => a - b),
  );
});

it.each([
  ['up to 30 m', ['480 mm', '2 m', 'under 1 m'], ['5 m', '30 m', 'at least 20 m', 'over 3 m']],
  ['up to 1200 mm', ['100 mm'], ['900 mm', '1 m']],
  ['from 5 kW', ['500 kW', 'at least 200 kW', '3 kW'], ['5 kW', '22 kW', 'over 30 kW']],
])('an open range, %s, does not answer what is far from its limit', (text, far, near) => {
  const columns: Record<string, number[]> = {};
  for (const { as, low, high } of amountsOf(englishReader.read('Row', text))) columns[as] = [0, low, high];
  const isFound = (question: string) =>
    documentsWith(readAsked(question, new Map()).asked[0] ?? [], columns).length > 0;
  expect([far.filter(isFound), near.filter(isFound)]).toEqual([[], near]);
});

it.each(['180 HP (132 kW)', '50 kW to 75 kW', '10 H.P.'])('leaves no words of %s', (q) => {
  expect(readAsked(q, new Map()).rest).toBe('');
});

it.each([
  ['42 blades', 'count blade 42', ''],
  ['at least 40 rotating blades', 'count rotating 40 Infinity', 'blades'],
  ['15 tyres per hour', 'rate tyre 15', ''],
  ['15 tyres/h baler', 'rate tyre 15', 'baler'],
  ['42 submarines', undefined, '42 submarines'],
  ['3 phase motor', 'count ph 3', 'motor'],
])('asks for things that machines count: %s', (question, asked, rest) => {
  const columns = { 'count blade': [], 'count rotating': [], 'rate tyre': [] };
  const read = readAsked(question, new Map(), columns);
  const [figure] = read.asked.flat();
  const by = figure?.kind.startsWith('rate') ? 3600 : 1;
  expect(figure && [figure.kind, ...new Set([figure.low * by, figure.high * by])].join(' ')).toBe(asked);
  expect(read.rest.trim()).toBe(rest);
});

it('a limit is one of all that a machine states of a kind', () => {
  // A machine of 11 t makes bales of 800 to 1200 kg.
  const columns = { mass: [1, 11_000, 11_000, 1, 800, 1200, 2, 9000, 9000, 2, 1000, 1600] };
  const found = (question: string) => documentsWith(readAsked(question, new Map()).asked[0] ?? [], columns);
  expect(found('under 10 t')).toEqual([2]);
  expect(found('900 kg')).toEqual([1]);
  expect(found('over 10 t')).toEqual([1]);
});

it('finds what presses with a force before what weighs as much', () => {
  const [asked = []] = readAsked('150 tons', new Map()).asked;
  const columns = { mass: [0, 150_000, 150_000, 1, 150_000, 150_000], force: [1, 1_471_000, 1_471_000] };
  expect(documentsWith(asked, columns)).toEqual([1, 0]);
});
