/** A sheet, and a catalogue with only what sheets need. */
import type { DrawnSubject } from '../../src/drawing/make-machine.ts';
import lines from '../../schemas/defaults/page-lines.json' with { type: 'json' };
import words from '../../schemas/defaults/words.json' with { type: 'json' };
import type { SheetContent } from '../../scripts/build/sheets/list-sheets.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { readTables } from '../../src/catalogue/link/tables-of.ts';
import { drawingWords } from '../../src/catalogue/words.ts';
import { englishReader } from '../figures/english-reader.ts';

/** The machine drawn on the sheet. */
export const plainSubject: DrawnSubject = { id: 'blt150', name: 'BLT150', machine: 'tyre-baler', figures: [], words };

export const plainSheet: SheetContent = {
  title: 'BLT150',
  kind: 'Tyre Scrap Balers',
  description: 'The BLT150 presses whole tyre scrap into dense bales.',
  figures: [{ label: 'Force', value: '150 Ton' }],
  features: ['5 ties', 'Tower light'],
  tables: [
    {
      title: 'Electrical System',
      rows: [
        { label: 'Motor', value: '20 HP + 2 HP' },
        { label: 'Price', value: '₹ 1 ± 2 ° × –' },
      ],
    },
  ],
  models: [],
  units: [],
  subject: plainSubject,
  language: 'en',
  words: { ...words.sheet, ...drawingWords(words) },
  alt: { picture: 'BLT150, three-quarter view', code: 'QR code that leads to https://punarloop.example.com/blt150' },
  url: 'https://punarloop.example.com/blt150',
  brand: { name: 'Punarloop', tagline: 'Recycling machinery' },
  contact: {
    company: 'Punarloop Machines Pvt. Ltd.',
    address: ['Plot 00, Sample Estate', 'Pune 000000, India'],
    phone: '+91 00 0000 0000',
    email: 'sales@example.com',
  },
};

/** Returns a new object at each call, which a test may change. */
export function makeSheetCatalogue(): Catalogue {
  const tables = readTables(englishReader, {
    'Electrical System': { Motor: '20 HP + 2 HP', Price: '₹ 1 ± 2 ° × –' },
  });
  const balers = { id: 'tyrescrapbaler', title: 'Tyre Scrap Balers', path: '/tyrescrapbaler' };
  const cutting = { id: 'tyrecutting', title: 'Tyre Cutting', path: '/tyrecutting' };
  const folding = { id: 'tyrefolding', title: 'Tyre Folding', path: '/tyrefolding' };
  const sheet = {
    id: 'sht2000',
    file: 'sheets/sht2000.yaml',
    title: 'Cutting and Folding',
    description: 'Five machines, one drive.',
    tables,
    machine: 'tyre-cutter',
  };
  const model = (name: string, category: object, more: object = {}): object => ({
    id: name.toLowerCase(),
    file: `models/${name.toLowerCase()}.yaml`,
    name,
    path: `/${name.toLowerCase()}`,
    sheetPath: `/${name.toLowerCase()}.pdf`,
    category,
    description: `The ${name}.`,
    features: ['Auto feeding'],
    tables,
    machine: 'generic',
    highlights: [],
    ...more,
  });
  const covered = [
    model('TCPCR100', cutting, { sheet, highlights: [englishReader.read('Pressure', '3000 PSI')] }),
    model('TFTBR100', folding, { sheet }),
    model('TCTB100', cutting, { sheet }),
  ];
  const catalogue: unknown = {
    site: {
      language: 'en',
      origin: 'https://punarloop.example.com',
      brand: { name: 'Punarloop', company: 'Punarloop Machines Pvt. Ltd.', tagline: 'Recycling machinery' },
      administrativeOffice: ['Plot 00, Sample Estate'],
      phone: '+91 00 0000 0000',
      email: 'sales@example.com',
    },
    media: [],
    pages: { ourproducts: { path: '/ourproducts' }, lines },
    words,
    figures: englishReader,
    models: [model('BLT150', balers), model('Rasper', balers, { path: '/Rasper' }), ...covered],
    sheets: [{ ...sheet, models: covered }],
    equipment: [],
    categories: [],
    lines: [],
  };
  return catalogue as Catalogue;
}
