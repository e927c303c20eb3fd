/** Figures and links that the machines' pages must show (specification, section 2), formatted by `showQuantity`. */
export interface ModelFacts {
  path: string;
  name: string;
  enquiry: string;
  sheet: string;
  /** Some of the values in the tables. */
  table: string[];
  /** Texts anywhere on the page. */
  texts: string[];
}

const sharedTable = [
  '120-160 HP',
  '2',
  'Per client requirement',
  'On request',
  'Electric drive',
  'MCC panel for 415V 3-phase 50Hz',
  '1200x900 mm',
  '35 mm',
  '400 mm',
  '180 mm',
  '1680 mm',
  '1400 mm',
  '2550 mm',
  'Auto feeding',
  '2000-3000 Kg/hr',
  '5000x1540x4555 mm',
  '2400 mm',
  'about 15500 Kg',
];

const cutting = (name: string, texts: string[]): ModelFacts => ({
  path: `/${name.toLowerCase()}`,
  name,
  enquiry: `?machinery=tyre-cutting&model=${name}`,
  sheet: '/sht2000.pdf',
  table: sharedTable,
  texts: ['1530x2700x1200 mm', ...texts],
});

const folding = (name: string): ModelFacts => ({
  ...cutting(name, ['415v 3 phase 50Hz']),
  enquiry: `?machinery=folding-machine&model=${name}`,
});

const own = (machinery: string, name: string, table: string[], texts: string[]): ModelFacts => ({
  path: `/${name.toLowerCase()}`,
  name,
  enquiry: `?machinery=${machinery}&model=${name}`,
  sheet: `/${name.toLowerCase()}.pdf`,
  table,
  texts,
});

export const models: ModelFacts[] = [
  own(
    'Baler',
    'BLT150',
    ['20 HP + 2 HP', '2000 mm', '600 litres', '800 to 1200 kg', '5', '9000 kg', 'Dual vane pump'],
    [
      '150 Ton',
      '2 compaction cylinders and 2 door-locking cylinders',
      '2 front doors and 2 rear doors',
      'Tower light',
      'limit switch',
      'piston pump',
    ],
  ),
  own('Baler', 'BLT200', ['1000 to 1600 kg', '4700 mm', '3110 mm', '1940 mm', '1160 mm', '9000 kg'], ['200 Ton']),
  own('Baler', 'BLT250', ['1200 to 2000 kg', '11000 kg'], ['250 Ton']),
  cutting('TCPCR100', ['3000 PSI', '20 HP 960 RPM 50Hz']),
  cutting('TCOTR100', ['415v 3 phase 50Hz']),
  cutting('TCTB100', ['415v 3 phase 50Hz']),
  folding('TFTBR100'),
  folding('TFPCR100'),
  own(
    'shredder',
    'SHT6000',
    [
      '120-160 HP',
      '1200x750 mm',
      '35 mm',
      '400 mm',
      '1400 mm',
      '1450 mm',
      '6000-7000 Kg/hr',
      '5000x1540x4555 mm',
      '2400 mm',
      'about 15500 Kg',
    ],
    ['Hydraulic system'],
  ),
  own(
    'shredder',
    'SHT8000',
    [
      '160-220 HP',
      '1600x960 mm',
      '45 mm',
      '1400 mm',
      '2550 mm',
      '6000 mm',
      '2200 mm',
      '4855 mm',
      '2700 mm',
      'about 22500 Kg',
    ],
    [],
  ),
  own(
    'shredder',
    'SHT12000',
    [
      '220-280 HP',
      '2200x960 mm',
      '60 mm',
      '600 mm',
      '180x1680 mm',
      '12000-12500 Kg/hr',
      '5000 mm',
      '2000 mm',
      '4855 mm',
      '2700 mm',
      'about 26500 Kg',
    ],
    ['Hydraulic system'],
  ),
  {
    path: '/Rasper',
    name: 'Rasper',
    enquiry: '?machinery=secondary-shredder&model=Rasper',
    sheet: '/rasper.pdf',
    table: ['180 HP (132 kW)', '42', '6', '28 mm', 'On request'],
    texts: ['RST-4000', 'Gearbox and Hydraulics'],
  },
];
