import { expect, it } from 'vitest';
import { load } from './support.ts';
import { found, rename } from './support-rules.ts';

/** A model with most rows that sentences may be about, and these points. */
function findingsOf(sentences: readonly string[]): string[] {
  const points = sentences.map((sentence) => `  - ${JSON.stringify(sentence)}\n`).join('');
  const model = `name: BLT300
category: tyrescrapbaler
description: The BLT300 is a baler for very large yards with long queues.
features:
${points}specifications:
  Electrical System: { Motor: 45 kW, Voltage: 415 V }
  Hydraulic System: { Pump motor: 5.5 kW, Max. pressure: 280 bar, Working pressure: 250 bar, Oil tank: 600 litres }
  Baling Section: { Force: 250 Ton, Bale weight: 1200 to 2000 kg, Capacity: 8-10 t/h, Noise level: 82 dB(A) }
  Dimensions and Weight: { Length: 6000 mm, Width: 2200 mm, Height: 4855 mm, Transport height: 2700 mm, Weight: 11500 kg }
`;
  return load({ 'models/blt300.yaml': model }).findings.flatMap(({ file, message }) =>
    file === 'models/blt300.yaml' ? [message] : [],
  );
}

const innocent = [
  'The briquettes weigh 5 to 7 kg.',
  'It weighs nearly 12 t.',
  'The machine weighs about 11 t.',
  'It weighs just over 11 t.',
  'It weighs less than 12 t.',
  'A bale weighs 800 kg.',
  'Each bale weighs up to 2 t.',
  'The bales weigh 1200 to 2000 kg.',
  'A container of 26 t is full with 13 bales.',
  'The conveyor with 5.5 kW feeds it.',
  'An optional 75 kW motor is for hard tyres.',
  'The baler with 45 kW works all day.',
  'The baler has 45 kW (61 HP).',
  'A motor of about 60 HP drives the pump.',
  'Two fans with 3 kW cool the oil.',
  'It is 6 m long and 2.2 m wide.',
  'It is about 20 ft long.',
  'The chamber is 1600 mm wide.',
  'The doors are 2 m high.',
  'A tyre of 1200 mm is 400 mm wide.',
  'The belt is 900 mm wide.',
  'The machine is 4855 mm high, and 2700 mm on the lorry.',
  'It stands 5 m from the wall.',
  'It needs 8 m of free height.',
  'A pit of 1500 mm takes the conveyor.',
  'It needs 400 l of oil a year.',
  'The pump delivers 120 l/min at 250 bar.',
  'The air compressor has 7 kW.',
  'A loader with 100 HP feeds it.',
  'A truck with 300 HP takes it anywhere.',
  'It presses at 250 bar.',
  'The safety valve opens at 300 bar.',
  'Water at 6 bar cleans the chamber.',
  'It runs at 415 V and on request at 380 V.',
  'It takes 10 t an hour.',
  'It takes 80 t a day.',
  'With 8 to 10 t/h it is the fastest.',
  'A shift of 8 h gives 64 t.',
  'It handles up to 10 t/h.',
  'The yard had 3 t/h before.',
  'A smaller baler with 30 kW is the BLT150.',
  'It replaces two balers with 22 kW each.',
  'Unlike a baler with 60 kW, it needs no new cable.',
  'The noise stays under 85 dB(A).',
  'At 1 m the noise is 82 dB(A).',
  'An ear hears 60 dB as half.',
  'A forklift of 3 t carries the bale.',
  'The crane must lift 12 t.',
  'A floor for 20 t/m² is enough.',
  'The cable is 10 m long.',
  'It fits into a container of 40 ft.',
  'Its base of 6000 x 2200 mm needs no pit.',
  'The ties are 3 mm thick.',
  'The oil tank holds 600 l.',
  'Change 200 l of oil each year.',
  'The spindle turns at 30 rpm.',
  'Tyres of up to 1200 mm go in whole.',
  'Tyres of 15 to 80 kg go in whole.',
  'It makes bales of 1.2 to 2 t.',
  'It makes 5 bales an hour.',
  'The motor is fed with 45 kW.',
  'The motor takes 90 A.',
  'A soft starter with 45 kW keeps the current low.',
  'A generator with 80 kW is enough.',
  'The transformer needs 100 kVA.',
  'It was shown with 55 kW at IFAT.',
  'Ask for the press with 55 kW if your bales are hard.',
  'A shredder with 120 HP stands before it in most lines.',
  'The granulator with 160 kW behind it takes the rest.',
  'The line with 250 kW makes 3 t/h.',
  'In 2 h the oil is warm.',
  'It stands on 4 feet of 300 mm.',
  "The operator's platform is 1.2 m high.",
  'The rails are 12 m long.',
  'It is 2 m longer than the BLT150.',
  'It is 15 % faster than others.',
  'It is 300 mm wider than the old one.',
  'The lorry is 2.55 m wide and 4 m high.',
  'The gate must be 3 m high.',
  'The machine is 3 m from the door.',
  'It is 50 mm above the floor.',
  'The baler is 20 years old.',
  'The hall is 6 m high.',
  'It needs 45 kW and 6 bar of air.',
  'A bale is 1500 mm long.',
  'A bale of 1500 mm length is tied five times.',
  'Rims with 20 kg stay out.',
  'The plates have a thickness of 40 mm.',
  'The pistons have a stroke of 2000 mm.',
  'The force of 250 ton stays constant.',
  'It has a force of about 2450 kN.',
  'It presses with 250 ton.',
  'At 200 bar it still presses with 180 ton.',
  'The pressing force of the first stage is 100 ton.',
  'Its motor has 45 kW, the fan 1.5 kW.',
  'Its motor has 45 kW (60 HP).',
  'A second motor of 5.5 kW drives the pump.',
  'The pump motor has 5.5 kW.',
  'It saves 20 kW against older balers.',
  'The heater of 3 kW keeps the oil warm.',
  'It costs 40 kWh a day.',
  'A frequency of 50 Hz or 60 Hz is fine.',
  'Between -10 and 40 °C it works without a heater.',
  'The oil stays below 60 °C.',
  'A weight of 2 t presses on each foot.',
  'It has 45 kW for hard tyres, and 30 kW would do for soft ones.',
  'With oil it weighs 12.3 t.',
  'The old press made 180 ton.',
  'A press with 180 ton is the BLT150.',
  'The ladder is 3.2 m long.',
  'The press box alone weighs 7 t.',
];

it('sentences that may be true have no finding', () => {
  expect(innocent.length).toBeGreaterThan(90);
  expect(findingsOf(innocent)).toEqual([]);
});

it.each([
  'It weighs 13500 kg.',
  'The machine weighs about 15 t.',
  'Its motor has 54 kW.',
  'A 54 kW motor drives the pump.',
  'The BLT300 is a baler with 54 kW for hard tyres.',
  'It is 6300 mm long.',
  'It presses with 300 ton.',
  'The working pressure is 210 bar.',
  'The capacity is 12 t/h.',
  'It has 60 kW.',
  'A baler with 15 t/h and no rest.',
  'It makes bales with a weight of 2500 kg.',
  'The noise level is 92 dB(A).',
  '54 kW',
  '5.5 m high',
])('is a finding: %s', (sentence) => {
  expect(findingsOf([sentence])).toHaveLength(1);
});

/** The same beside a power without a motor. */
function findingsBeside(row: string, sentence: string): string[] {
  const model = `name: BLT300
category: tyrescrapbaler
description: The BLT300 is a baler for very large yards with long queues.
features: [${JSON.stringify(sentence)}]
specifications:
  Data: { ${row}, Force: 200 Ton, Weight: 8 t, Capacity: 5 t/h, Speed: 30 rpm, Bale weight: 900 kg }
`;
  const { findings } = load({ 'models/blt300.yaml': model });
  return findings.filter(({ rule }) => rule === 'quantity/words').map(({ message }) => message);
}

it.each([
  'Motor of 75 kW',
  'Motor: 75 kW',
  'Electric motor of 75 kW with soft starter',
  'Driven by a 75 kW motor',
  'It has a motor of 75 kW.',
  'The BLT300 with a 75 kW motor runs all day.',
  'Processes 3 t/h',
  'Up to 3 t/h',
  'Turns at 20 rpm',
  'Weighs 6 t',
])('the motor and what it does are those of the machine: %s', (sentence) => {
  expect(findingsBeside('Power: 90 kW', sentence)).toHaveLength(1);
});

it.each([
  'Motor of 3 kW for the oil pump',
  'A motor of 75 kW drives the rotor.',
  'Two motors of 45 kW',
  'Main motor of 75 kW, pump of 15 kW',
  'The 75 kW motor of the pump has its own cooler.',
  'Motor of 110 kW on request',
  'With a second motor of 30 kW',
  'It replaces a machine with a motor of 75 kW.',
  'The conveyor with a motor of 3 kW takes it away.',
  'Hydraulic unit with a motor of 75 kW',
  'A loader with a 75 kW motor feeds it well.',
  'Power supply of 110 kW',
  'Its motor of 90 kW starts softly.',
  'Motor of 2 x 45 kW',
  'Takes 2 t of tyres at once',
  'Weighs each bale to 10 kg',
])('or may be those of something else: %s', (sentence) => {
  expect(findingsBeside('Power: 90 kW', sentence)).toEqual([]);
});

it('the power of all motors is not that of one', () => {
  expect(findingsBeside('Installed power: 90 kW', 'Motor of 75 kW')).toEqual([]);
});

const rowsIn = {
  de: ['Motorleistung', 'Presskraft', 'Länge', 'Höhe', 'Gewicht'],
  fr: ['Puissance', 'Force', 'Longueur', 'Hauteur', 'Poids'],
  es: ['Potencia', 'Fuerza', 'Longitud', 'Altura', 'Peso'],
} as const;

/** The same in another language, with its decimal comma. */
function findingsIn(language: keyof typeof rowsIn, sentence: string) {
  const [motor, force, length, height, weight] = rowsIn[language];
  const model = `name: BLT300
category: tyrescrapbaler
description: BLT300
features: [${JSON.stringify(sentence)}]
specifications:
  Daten: { ${motor}: 45 kW, ${force}: 2450 kN, ${length}: 6000 mm, ${height}: 4855 mm, ${weight}: 11500 kg }
`;
  const { findings } = load({ 'models/blt300.yaml': model, 'site.yaml': (text) => `${text}\nlanguage: ${language}\n` });
  return findings.filter(({ rule }) => rule === 'quantity/words').map(({ message }) => message);
}

it.each([
  ['de', 'Die Maschine wiegt 13,5 t.'],
  ['de', 'Die Motorleistung ist 54 kW.'],
  ['de', 'Sie ist 6300 mm lang.'],
  ['de', 'Die BLT300 ist etwa 3,5 m hoch.'],
  ['de', 'Das Gewicht beträgt 13500 kg.'],
  ['fr', 'La machine pèse 13,5 t.'],
  ['fr', 'La machine mesure 6,3 m de long.'],
  ['fr', 'La puissance est de 54 kW.'],
  ['es', 'La máquina pesa 13,5 t.'],
  ['es', 'La máquina mide 6,3 m de largo.'],
  ['es', 'La potencia es de 54 kW.'],
] as const)('in %s, there is a finding: %s', (language, sentence) => {
  expect(findingsIn(language, sentence)).toHaveLength(1);
});

it.each([
  ['de', 'Die Maschine wiegt 11,5 t.'],
  ['de', 'Die Maschine wiegt knapp 12 t.'],
  ['de', 'Ein Ballen wiegt 800 kg.'],
  ['de', 'Die Maschine wiegt bis zu 12 t.'],
  ['de', 'Die Presse mit 45 kW arbeitet den ganzen Tag, ein Förderer mit 3 kW beschickt sie.'],
  ['de', 'Auf Wunsch ist die Motorleistung 55 kW.'],
  ['de', 'Das Band ist 12 m lang und 900 mm breit.'],
  ['de', 'Sie ist 2 m länger als die BLT150.'],
  ['fr', 'La machine pèse près de 12 t.'],
  ['fr', 'Une balle pèse 800 kg.'],
  ['fr', 'Le convoyeur mesure 12 m de long.'],
  ['fr', 'En option, la puissance est de 55 kW.'],
  ['es', 'La máquina pesa casi 12 t.'],
  ['es', 'Una bala pesa 800 kg.'],
  ['es', 'La cinta mide 12 m de largo.'],
] as const)('in %s, there is none: %s', (language, sentence) => {
  expect(findingsIn(language, sentence)).toEqual([]);
});

it('counts all motors of a machine where the text of its category has another range', () => {
  const changes = {
    'categories/tyrescrapbaler.yaml': rename('side by side.', 'with a motor of 30 to 40 HP.'),
    'models/blt250.yaml': rename('{ Dimensions', '{ Electrical System: { Motor: 2 x 25 HP }, Dimensions'),
  };
  expect(found(changes, 'category/outdated')).toEqual([
    expect.stringContaining('have `Motor` of 22 to 50 HP. → write `22 to 50 HP`'),
  ]);
});
