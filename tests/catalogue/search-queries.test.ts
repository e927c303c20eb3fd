/** What buyers type, in the languages of the markets, and what must come first in the specification's catalogue. */
import { describe, expect, it } from 'vitest';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { openSearch } from '../../src/features/search/open-search.ts';
import type { SearchFile } from '../../src/features/search/search-file.ts';
import { loadFrozen } from '../frozen-catalogue.ts';

const search = openSearch(JSON.parse(JSON.stringify(makeSearchFile(await loadFrozen()))) as SearchFile);
const hitsOf = (question: string) => search(question).groups.flatMap(({ hits }) => hits);
const titlesOf = (question: string) => hitsOf(question).map(({ title }) => title);

describe('a buyer finds in his words', () => {
  it.each([
    // Small words
    ['the rasper', 'Rasper'],
    ['a baler', 'Balers'],
    ['do you have a shredder?', 'Primary Shredders'],
    ['shredder for tyres', 'Tyre Shredders'],
    ['baler for plastic', 'Plastic Balers'],
    ['a press for cardboard', 'Paper and Cardboard Balers'],
    ['I need a machine to fold tyres', 'Tyre Folding Machines'],
    ['the strip cutter', 'Strip Cutter'],
    ['separators with magnets', 'Overband Magnetic Steel Separators'],
    // Lines, in the size that takes it
    ['production line', 'Production lines'],
    ['production line 5 t/h', 'Tyre Chip Line up to 7 t/h'],
    ['tyre chip line 5 t/h', 'Tyre Chip Line up to 7 t/h'],
    ['tyre chip line 10 t/h', 'Tyre Chip Line up to 12.5 t/h'],
    ['tyre chip line', 'Tyre Chip Line'],
    ['tyre recycling plant', 'Tyre Chip Line'],
    ['fair', 'Ecosustain Expo 2025'],
    // Figures; machines come before what stands beside them
    ['5 t/h', 'SHT6000'],
    ['at least 180 HP', 'Rasper'],
    ['over 180 HP', 'SHT8000'],
    ['>= 180 HP', 'Rasper'],
    ['under 10 t', 'BLT150'],
    ['28 mm', 'Rasper'],
    ['600 litres', 'BLT150'],
    ['960 RPM', 'TCPCR100'],
    ['4855 mm', 'SHT8000'],
    ['2400 mm', 'SHT6000'],
    ['150 Ton baler', 'BLT150'],
    ['1200 x 900 mm', 'TCPCR100'],
    ['chamber 1600 × 960', 'SHT8000'],
    ['HP 180', 'Rasper'],
    ['42 blades', 'Rasper'],
    ['6 static blades', 'Rasper'],
    ['2 compaction cylinders', 'BLT150'],
    ['15 tyres per hour', 'Beadwire Remover'],
    ['100 tires/hour', 'Beadwire Remover'],
    ['50 °C', 'Overband Magnetic Steel Separators'],
    ['10,000 Gauss', 'Overband Magnetic Steel Separators'],
    ['bale weight 1800 kg', 'BLT250'],
    ['less than 16 t shredder', 'SHT6000'],
    // Materials
    ['PET', 'Plastic Balers'],
    ['PET bottles', 'Plastic Balers'],
    ['HDPE', 'Plastic Balers'],
    ['film', 'Plastic Balers'],
    ['PVC', 'Plastic Balers'],
    ['e-waste', 'Metal Shredder'],
    ['circuit boards', 'Metal Shredder'],
    ['PCB', 'Metal Shredder'],
    ['copper cable', 'Secondary Metal Shredder'],
    ['wood', 'Tumble Back Feeder'],
    ['OCC baler', 'Paper and Cardboard Balers'],
    ['tire shredder', 'Tyre Shredders'],
    // What is no machine
    ['New York', 'Contact Us'],
    ['new zealand', 'New Zealand'],
    ['spare parts', 'Service and spare parts'],
    ['manual', 'Service and spare parts'],
    ['pièces de rechange', 'Service and spare parts'],
    ['warranty', 'Enquire Us'],
    ['price', 'Enquire Us'],
    // German, Spanish, French, Portuguese
    ['Reifen', 'Tyre Shredders'],
    ['Ballenpresse', 'Balers'],
    ['Kunststoff', 'Plastic Balers'],
    ['neumáticos', 'Tyre Shredders'],
    ['trituradora', 'Primary Shredders'],
    ['prensa cartón', 'Paper and Cardboard Balers'],
    ['pneus', 'Tyre Shredders'],
    ['broyeur plastique', 'Plastic Shredder'],
    ['presse à balles', 'Balers'],
    ['triturador pneu', 'Tyre Shredders'],
    ['papelão', 'Paper and Cardboard Shredder'],
    ['ferraille', 'Metal Shredder'],
    // Arabic, Hindi, Chinese
    ['إطارات', 'Tyre Shredders'],
    ['الإطارات', 'Tyre Shredders'],
    ['مكبس', 'Balers'],
    ['टायर', 'Tyre Shredders'],
    ['प्लास्टिक बेलर', 'Plastic Balers'],
    ['废轮胎', 'Tyre Shredders'],
    ['打包机', 'Balers'],
    ['轮胎撕碎机', 'Tyre Shredders'],
  ])('"%s": %s', (question, title) => {
    expect(titlesOf(question)[0]).toBe(title);
  });

  it('finds the same with and without small words', () => {
    for (const [long, short] of [
      ['tyres of trucks', 'tyres trucks'],
      ['truck tyres of 5 t/h', '5 t/h truck tyres'],
      ['the baler for the tyres', 'baler tyres'],
    ] as const) {
      expect(titlesOf(short).length).toBeGreaterThan(0);
      expect(titlesOf(long), long).toEqual(titlesOf(short));
    }
    expect(titlesOf('shredder for tyres')).toEqual(
      expect.arrayContaining(['SHT6000', 'SHT8000', 'SHT12000', 'Tyre Chip Line']),
    );
  });

  it('takes the weight of a bale for none of the machine', () => {
    expect(titlesOf('under 10 t')).toContain('BLT200');
    expect(titlesOf('under 10 t')).not.toContain('BLT250');
  });

  it('finds machines by the sides of a chamber', () => {
    expect(titlesOf('2200x960')).toContain('SHT12000');
    expect(titlesOf('2200x960')).not.toContain('SHT6000');
    expect(titlesOf('1200x750')[0]).toBe('SHT6000');
  });

  it('leads to a line in its size', () => {
    expect(hitsOf('tyre chip line 10 t/h')[0]).toMatchObject({ to: '/tyre-chip-line', search: '?throughput=12.5' });
  });

  it('names an address last: the paper balers are at /pcb', () => {
    const [categories] = search('PCB').groups;
    expect(categories?.hits.at(-1)).toMatchObject({ title: 'Paper and Cardboard Balers', to: '/pcb' });
  });

  it('takes New York for no New Zealand', () => {
    expect(titlesOf('New York')).not.toContain('New Zealand');
  });
});

it.each(['600 V', 'between 30 and 60 kW', '2000 kW', '20 rpm'])(
  'no words answer a figure that no machine states: %s',
  (question) => {
    expect(titlesOf(question)).toEqual([]);
  },
);

it('mains of 400 V are those of 415 V', () => {
  expect(titlesOf('400 V')).toEqual(['TFPCR100', 'TCTB100', 'TFTBR100', 'TCOTR100']);
});
