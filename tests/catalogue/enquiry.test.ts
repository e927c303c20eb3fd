import { describe, expect, it } from 'vitest';
import { enquirySubjects } from '../../src/enquiry/contract/enquiry-form.ts';
import { enquiryFormOf, enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { resolveEnquiry } from '../../src/enquiry/contract/resolve-enquiry.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { linked, pageAt, type Changes } from './support.ts';

/** The specification defines the choices. */
const catalogue = await loadFrozen();
const { options } = enquiryFormOf(catalogue);
const subjects = enquirySubjects(catalogue);

/** The initial selection: machinery, application, machine. */
function opened(search: string | undefined, made: Catalogue) {
  const query = new URLSearchParams(search);
  const link = { machinery: query.get('machinery'), model: query.get('model') };
  const { machinery, model, subject } = resolveEnquiry(link, enquiryFormOf(made).options, enquirySubjects(made));
  return [machinery, model, subject?.label];
}

it('machinery and applications are those of the specification, in its order', () => {
  expect(options.map(({ id, models }) => [id, models])).toEqual([
    ['baler', ['Tyre Scrap Balers', 'Plastic Balers', 'Card Board Balers', 'Metal Balers']],
    ['shredder', ['Tyre Shredder', 'Metal Shredder', 'Plastic Shredder', 'Paper and Cardboard Shredder']],
    ['secondary-shredder', ['Rasper', 'Metal Shredders', 'Plastic Shredder', 'Paper and Cardboard Shredder']],
    [
      'other-equipment',
      [
        'tumble back feeder',
        'feeding and discharge conveyors',
        'vibrators',
        'classifiers',
        'overband magnetic steel separators',
        'bead wire remover',
        'strip cutter',
        'block cutter',
        'side wall remover',
        'cutting equipment',
        'folding equipment',
      ],
    ],
    // Lines came after the specification.
    ['lines', ['Tyre Chip Line']],
  ]);
  expect(options[1]?.label).toBe('Primary Shredder');
});

it('a link names a line, which is a choice of its own with its drawing and its page', () => {
  const named = resolveEnquiry({ machinery: 'lines', model: 'Tyre Chip Line' }, options, subjects);
  expect(named).toEqual({ machinery: 'lines', model: 'Tyre Chip Line', name: 'Tyre Chip Line' });
  const { places } = enquiryFormOf(catalogue);
  expect(places.find(({ option }) => option === 'Tyre Chip Line')?.picture?.alt).toContain('Tyre Chip Line');
  const pages = new Map(enquirySiteOf(catalogue).choices);
  expect(pages.get('lines/Tyre Chip Line')).toMatchObject({ path: '/tyre-chip-line', sheet: '/tyre-chip-line.pdf' });
});

describe('a link to the form', () => {
  it.each<[string | undefined, string | undefined, string, string, string?]>([
    // Missing or unknown: the default and its first choice.
    [undefined, undefined, 'baler', 'Tyre Scrap Balers'],
    ['', '', 'baler', 'Tyre Scrap Balers'],
    ['unknown', 'unknown', 'baler', 'Tyre Scrap Balers'],
    ['toString', '__proto__', 'baler', 'Tyre Scrap Balers'],
    // By id in any letter case, or by alias.
    ['BALER', undefined, 'baler', 'Tyre Scrap Balers'],
    ['Secondary-Shredder', undefined, 'secondary-shredder', 'Rasper'],
    ['Tyre-Cutting', undefined, 'other-equipment', 'tumble back feeder'],
    // By a choice's label, ignoring case, hyphens and spaces.
    ['baler', 'Card Board Balers', 'baler', 'Card Board Balers'],
    ['baler', 'card-board balers', 'baler', 'Card Board Balers'],
    ['baler', 'CARDBOARDBALERS', 'baler', 'Card Board Balers'],
    ['other-equipment', 'Cutting Equipment', 'other-equipment', 'cutting equipment'],
    // A catalogue model selects its category's choice.
    ['Baler', 'BLT150', 'baler', 'Tyre Scrap Balers', 'BLT150'],
    ['Baler', 'blt250', 'baler', 'Tyre Scrap Balers', 'BLT250'],
    ['shredder', 'SHT8000', 'shredder', 'Tyre Shredder', 'SHT8000'],
    ['tyre-cutting', 'TCPCR100', 'other-equipment', 'cutting equipment', 'TCPCR100'],
    ['tyre-cutting', 'TCTB100', 'other-equipment', 'cutting equipment', 'TCTB100'],
    ['folding-machine', 'TFPCR100', 'other-equipment', 'folding equipment', 'TFPCR100'],
    ['secondary-shredder', 'Rasper', 'secondary-shredder', 'Rasper', 'Rasper'],
    // An equipment item by name or id.
    ['other-equipment', 'Strip Cutter', 'other-equipment', 'strip cutter', 'Strip Cutter'],
    [
      'other-equipment',
      'Feeding & Discharge Conveyors',
      'other-equipment',
      'feeding and discharge conveyors',
      'Feeding & Discharge Conveyors',
    ],
    ['other-equipment', 'vibrators', 'other-equipment', 'vibrators', 'Vibratory Feeders'],
    ['other-equipment', 'beedwire-remover', 'other-equipment', 'bead wire remover', 'Beadwire Remover'],
    // The machinery is kept; a machine of another one is still named.
    ['baler', 'SHT8000', 'baler', 'Tyre Scrap Balers', 'SHT8000'],
    ['shredder', 'Rasper', 'shredder', 'Tyre Shredder', 'Rasper'],
    // A link without a machinery takes that of its machine or choice.
    [undefined, 'SHT8000', 'shredder', 'Tyre Shredder', 'SHT8000'],
    ['', 'Strip Cutter', 'other-equipment', 'strip cutter', 'Strip Cutter'],
    [undefined, 'metal-balers', 'baler', 'Metal Balers'],
    ['unknown', 'SHT8000', 'baler', 'Tyre Scrap Balers', 'SHT8000'],
    ['secondary-shredder', 'Metal Shredder', 'secondary-shredder', 'Rasper'],
  ])('machinery=%s, model=%s: %s, %s', (machinery, model, id, label, subject) => {
    const resolved = resolveEnquiry({ machinery, model }, options, subjects);
    expect([resolved.machinery, resolved.model, resolved.subject?.label]).toEqual([id, label, subject]);
  });

  it.each<[string | undefined, string | undefined, string?]>([
    ['Baler', 'BLT150', 'BLT150'],
    ['baler', 'metal balers', 'Metal Balers'],
    // With a machinery only, nobody has chosen its first application.
    ['Baler', undefined, 'Balers'],
    ['secondary-shredder', '', 'Secondary Shredder'],
    ['tyre-cutting', undefined, 'Other Equipment'],
    ['Tyre-Cutting', 'unknown', 'Other Equipment'],
    // A machine of another machinery.
    ['baler', 'SHT8000', 'SHT8000'],
    [undefined, undefined],
    ['unknown', 'unknown'],
    ['toString', '__proto__'],
    [undefined, 'unknown'],
  ])('with machinery=%s, model=%s is about %s', (machinery, model, name) => {
    expect(resolveEnquiry({ machinery, model }, options, subjects).name).toBe(name);
  });

  it('never throws when there is nothing to choose from', () => {
    expect(resolveEnquiry({ machinery: 'x', model: 'y' }, [], [])).toEqual({ machinery: '', model: '' });
  });
});

it('every link on the site finds its machine again', () => {
  for (const entry of [...catalogue.models, ...catalogue.equipment]) {
    const query = new URLSearchParams(entry.enquiryLink.search);
    const link = { machinery: query.get('machinery'), model: query.get('model') };
    const { machinery, model, subject } = resolveEnquiry(link, options, subjects);
    expect(subject?.label).toBe(entry.name);
    expect(subject).toMatchObject({ machinery, option: model });
  }
});

describe('a category that names no choice', () => {
  const model = (category: string) =>
    `name: New\ncategory: ${category}\ndescription: X\nfeatures: [Y]\nsheet: sht2000\n`;
  const category = (title: string, parent?: string) =>
    `title: ${title}\nsummary: A new family of machines.\nlayout: models\n${parent === undefined ? '' : `parent: ${parent}\n`}`;

  it.each<[string, Changes, string, string]>([
    [
      'below a choice is that choice',
      { 'categories/glass.yaml': category('Glass', 'tyrescrapbaler') },
      'baler',
      'Tyre Scrap Balers',
    ],
    [
      'below a machinery is a choice of its own',
      { 'categories/glass.yaml': category('Glass', 'baler') },
      'baler',
      'Glass',
    ],
    ['with none above is other equipment', { 'categories/glass.yaml': category('Glass') }, 'other-equipment', 'Glass'],
    [
      'below one that names none either is a choice of its own',
      {
        'categories/glass.yaml': category('Glass', 'mills'),
        'categories/mills.yaml': category('Mills').replace('layout: models', 'layout: cards'),
      },
      'other-equipment',
      'Glass',
    ],
  ])('%s', (_name, changes, machinery, option) => {
    const changed = linked({ ...changes, 'models/new.yaml': model('glass') });
    const made = enquiryFormOf(changed).options;
    const [page, machine] = [
      changed.categories.find(({ id }) => id === 'glass'),
      changed.models.find(({ id }) => id === 'new'),
    ];
    expect(machine && opened(machine.enquiryLink.search, changed)).toEqual([machinery, option, 'New']);
    expect(page && opened(pageAt(changed, '/glass', 'models').enquiry.search, changed)).toEqual([
      machinery,
      option,
      undefined,
    ]);
    expect(made.find(({ id }) => id === machinery)?.models).toContain(option);
    expect(made.map(({ id, models }) => [id, models[0]])).toEqual(
      enquiryFormOf(linked()).options.map(({ id, models }) => [id, models[0]]),
    );
  });

  it('is a choice when it is a machinery with machines of its own', () => {
    const changed = linked({ 'models/new.yaml': model('baler') });
    expect(opened(changed.models.find(({ id }) => id === 'new')?.enquiryLink.search, changed)).toEqual([
      'baler',
      'Baler',
      'New',
    ]);
  });

  it('is a choice for an item of the equipment too', () => {
    const changed = linked({ 'equipment/strip-cutter.yaml': (text) => text.replace(/enquiry:.*\n/, '') });
    const search = changed.equipment.find(({ id }) => id === 'strip-cutter')?.enquiryLink.search;
    expect(opened(search, changed)).toEqual(['other-equipment', 'Strip Cutter', 'Strip Cutter']);
  });
});
