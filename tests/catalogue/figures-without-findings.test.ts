import { describe, expect, it } from 'vitest';
import { asText, load, type Changes } from './support.ts';

type Rows = Readonly<Record<string, string>>;

/** Models of one category, with these rows; `more` are further lines of the first. */
function models(tables: readonly Rows[], more = '', title = 'Technical Data'): Changes {
  return Object.fromEntries(
    tables.map((rows, index) => {
      const lines = Object.entries(rows).map(([label, text]) => `    ${label}: ${JSON.stringify(text)}\n`);
      const description = more.includes('description:') ? '' : 'description: A machine with two doors.\n';
      const head = `name: MD${10 + index}\ncategory: tyrescrapbaler\nfeatures: [Two doors]\n`;
      return [
        `models/md${10 + index}.yaml`,
        `${head}${index === 0 ? more || description : description}specifications:\n  ${title}:\n${lines.join('')}`,
      ];
    }),
  );
}

const row = (label: string, ...texts: string[]): Rows[] => texts.map((text) => ({ [label]: text }));
const numbered = (numbers: readonly number[], rows: (number: number, index: number) => Rows): Rows[] =>
  numbers.map(rows);

const motors = [1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55];
const says = (text: string) => `description: ${text}\n`;

/** What real data sheets have, and what the check must not doubt. */
const valid: readonly [string, Changes][] = [
  [
    'forces that are called a power, and powers that are called a force',
    models([
      {
        'Pressing power': '300 Ton',
        'Max. clamping power': '50 kN',
        'Lifting power': '2000 kg',
        'Cutting power': '30 kW',
        'Driving force': '75 HP',
        'Sound power': '95 dB',
        'Suction power': '1200 m³/h',
        'Hydraulic power': '250 bar',
        'Bulk weight': '300 kg/m³',
        'Static pressure': '300 mm',
      },
    ]),
  ],
  ['limits on both sides of a zero', models(row('Fit', '+0.2/-0.1 mm', '-5 to +5 mm'))],
  ['a series from 1.5 to 55 kW', models(numbered(motors, (power) => ({ Motor: `${power} kW` })))],
  [
    'a series from 1.5 to 55 kW whose flow and weight rise, too',
    models(
      numbered(motors, (power, index) => ({
        Motor: `${power} kW`,
        'Flow rate': `${2 * (index + 1) ** 2} l/min`,
        Weight: `${Math.round(20 + power * 6)} kg`,
      })),
    ),
  ],
  [
    'a series in steps of two, over three decades',
    models(row('Flow rate', '2 l/min', '8 l/min', '30 l/min', '120 l/min', '480 l/min', '1900 l/min')),
  ],
  [
    'a model that is small in everything',
    models([
      { Motor: '0.18 kW', Weight: '12 kg', Length: '400 mm' },
      { Motor: '4 kW', Weight: '90 kg', Length: '1100 mm' },
      { Motor: '5.5 kW', Weight: '110 kg', Length: '1200 mm' },
      { Motor: '7.5 kW', Weight: '130 kg', Length: '1250 mm' },
    ]),
  ],
  [
    'one of two models that is ten times as large in everything',
    models([
      { Motor: '4 kW', Weight: '500 kg' },
      { Motor: '40 kW', Weight: '4000 kg' },
    ]),
  ],
  [
    'part numbers',
    models([{ 'Part number': '12.500', 'Spare blade': '60-1250-3', Sieve: '1250-300', 'Order code': '1,250' }]),
  ],
  ['part numbers of several lengths', models(row('Article no.', '125', '1300', '20000'))],
  ['voltages', models(row('Control voltage', '24 V', '400 V', '415 V'))],
  ['classes and ratings', models(row('Accuracy class', '0.5 %', '5 %', '5 %'))],
  ['fuses', models(row('Fuse rating', '6 A', '63 A', '80 A'))],
  ['codes of protection', models(row('Protection', 'IP 54', 'IP 65', 'IP 5'))],
  ['thousands in several groups', models([{ Capacity: '1,250,000 kg', Load: '1,50,000 kg', Weight: '10,000 kg' }])],
  ['three decimals below one', models([{ Play: '0.125 mm' }])],
  ['a tolerance', models([{ Stroke: '1200 mm (+50/-20 mm)', Play: '±0.5 mm' }])],
  ['a tolerance whose lower limit stands first', models([{ Stroke: '300 -0/+5 mm', Seat: '20 -5 mm' }])],
  ['a fit', models([{ Shaft: 'Ø 60 k6 x 105 mm', Bore: '60 H7', Torque: '5 N.cm' }])],
  ['frames of motors', models(row('Frame', '80', '112M', '280S'))],
  ['a screen whose frequency is in turns', models(row('Frequency', '800-970 r/min', '850 r/min', '900 r/min'))],
  ['a belt by length, pitch and width', models([{ 'Timing belt': '1200-8M-30' }])],
  ['poles and footnotes', models([{ Motor: '5.5kW-6P x 2', Drive: '75 kW*', Pump: '.75 kW' }])],
  ['one amount in two units', models([{ Motor: '55 kW (75 HP)', Drive: '132 kW / 180 HP', Bore: '2 in (50 mm)' }])],
  ['several motors in two units', models([{ Motor: '7.5/11 kW (10/15 HP)' }])],
  ['short tons beside tonnes', models([{ Load: '300 ton (272 t)' }])],
  ['apparent power beside real power', models([{ Generator: '100 kVA (80 kW)' }])],
  ['a temperature in two scales', models([{ Oil: '20 °C (68 °F)' }])],
  [
    'a long cable, pipe or working distance',
    models([{ 'Cable length': '2000 m', 'Pumping distance': '1500 m', Rope: '6500 m' }]),
  ],
  ['a long conveyor', models([{ Length: '480 m', Motor: '2500 kW', Weight: '900 t' }])],
  ['the weight of a motor in a table of weights', models([{ Motor: '450 kg', Frame: '3000 kg' }], '', 'Weights')],
  ['a motor by its voltage or speed', models([{ Motor: '415 V', 'Main motor': '1450 rpm' }])],
  ['a rising range', models([{ 'Bale weight': '1500 to 2400 kg', Width: '900-1200 mm', Ambient: '-20 to 40 °C' }])],
  [
    'highlights in another unit',
    models(
      [{ Force: '300 Ton', Weight: '9000 kg', Motor: '15/18.5 kW' }],
      `${says('A machine.')}highlights: { force: 2942 kN, weight: 9 t, Motor: 15 to 18.5 kW }\n`,
    ),
  ],
  [
    'a highlight that is the sum of a row',
    models(
      [{ Motor: '20 HP + 2 HP', Drive: '2 x 45 kW' }],
      `${says('A machine.')}highlights: { Motor: 22 HP, Drive: 90 kW }\n`,
    ),
  ],
  [
    'a sentence in other units',
    models(
      [{ Force: '300 Ton', 'Bale weight': '1500 to 2400 kg', Weight: '11000 kg', Motor: '2 x 45 kW' }],
      says('It presses with 2942 kN into bales of 1.5 to 2.4 t. It weighs 11 t and has a motor power of 90 kW.'),
    ),
  ],
  [
    'a sentence about other things',
    models(
      [{ Force: '300 Ton', 'Bale weight': '1500 to 2400 kg', Weight: '11000 kg', Motor: '55 kW' }],
      says('It takes 300 kg of tyres, 5 a day, and stands 2 in front of a belt for 250 ton a week.'),
    ),
  ],
  [
    'a part that is not the row of the table',
    models(
      [{ 'Motor power': '55 kW' }],
      says('A second motor of 15 kW drives the belt, a pump motor of 4 kW the oil.'),
    ),
  ],
  [
    'a category with forces in tons and weights of bales',
    {
      ...models(row('Bale weight', '800 to 1200 kg', '1200 to 2000 kg')),
      'categories/tyrescrapbaler.yaml': (text) =>
        text.replace(/summary: .*/, 'summary: Balers with a force of 150 to 250 ton and bales of 800 to 2000 kg.'),
    },
  ],
  [
    'a machine far larger than its sisters, by no power of ten',
    models(row('Weight', '2 kg', '2.5 kg', '3 kg', '80 kg')),
  ],
  ['rates of several things', models(row('Speed', '60 packs/min', '25-120 bags/min', '5 drums/h'))],
  ['countable things that resemble units', models([{ Fittings: '4 bolts', Locks: '6 pins', Lights: '2 lamps' }])],
  ['pieces with and without a word', models(row('Blades', '36 pcs', '14', '24 pcs'))],
  ['tyres', models(row('Tyres', '445/95 R25', '26.5 R25'))],
  ['sums of motors', models(row('Motor', '37 kW + 37 kW', '2 x 110 kW', '30 HP + 2 HP'))],
  ['accuracies in several units', models(row('Accuracy', '±0.5 g', '0.3 %', '±50 g'))],
  ['ranges of radios', models(row('Working range', '10 m', '10 m', '100 m'))],
  [
    'notations of many trades',
    models([
      {
        Supply: '3~ 400/480 V 50/60 Hz',
        Neutral: '3 AC 400 V',
        Enclosure: 'IP 65 / NEMA 4X',
        Signals: '16 DI / 16 DO',
      },
      { Air: '8–10 bar (g)', Gauge: '10 barg', Vacuum: '1 x 10-3 mbar', Gas: '20 mbar', Suction: '760 mmHg' },
      { Hose: '2 x 1 1/2 in', Pipe: '1–1/2"', Thread: '3/4"-16 UNF', Dust: '0.2 mg/Nm³', Oven: '20 ºC' },
      { 'Cycle time': '15"', Vibration: '5 g', Field: '200 mT', Rotor: '58–60 HRC', Fuse: '10 kA' },
      {
        Tank: '100 imp gal',
        Load: '5 US tons',
        Force: '150000 daN',
        Radio: '868 MHz',
        Power: '5 kWel (20 kWth)',
        Inlet: '2 bara (15 psig)',
        Moisture: '12 wt%',
        Gear: '1:30 ... 1:60',
        Bearing: '6204-2RS',
      },
      {
        Tyres: '315/80 R 22.5',
        'Rear tyres': '600/50-22.5',
        Built: '15.03.2023',
        Vibration: '2 G',
        Widths: '500, 650 o 800 mm',
        'Break load': '2.5E3 kg',
        Screws: '5 Stk.',
        Plate: '12 ga',
      },
    ]),
  ],
  ['two amounts in two units', models([{ Tank: '500 l (0.4 m³ net)', Weight: '5 t (6500 kg loaded)' }])],
  ['what else is said of a motor', models([{ Motor: '6.7 litre, 24 months', 'Main motor': '4 pole' }])],
  [
    'a limit that the row meets',
    models([{ Weight: '11000 kg', Noise: '82 dB(A)' }], says('It weighs less than 12 t and stays under 85 dB(A).')),
  ],
];

describe('figures of valid data', () => {
  it.each(valid)('have no findings: %s', (_title, changes) => {
    expect(asText(load(changes))).toBe('');
  });
});
