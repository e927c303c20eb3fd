import { describe, expect, it } from 'vitest';
import { makeFigure } from '../../src/figures/make-figure.ts';
import { rangeOf } from '../../src/figures/measure.ts';
import { englishReader } from '../figures/english-reader.ts';
import { firstSentence, shorten } from '../../src/catalogue/words.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { dataPath, htmlFile } from '../../src/catalogue/paths.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { linked, pageAt } from './support.ts';

const catalogue = linked();
const structured = (at: string) =>
  listPages(catalogue)
    .find(({ path }) => path === at)
    ?.page().head.structuredData as { '@type': string }[];

/** Throws at whoever writes into a linked entry. */
function freeze(value: object, seen = new Set<object>()): void {
  if (seen.has(value) || ArrayBuffer.isView(value)) return;
  seen.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part, seen);
}

const allPages = () => JSON.stringify(listPages(linked()).map((listed) => listed.page()));

describe('the list of pages', () => {
  it('is made without a change of the catalogue', () => {
    const frozen = linked();
    freeze(frozen);
    for (const listed of listPages(frozen)) listed.page();
    makeShell(frozen);
    makeSearchFile(frozen);
    expect(frozen.models.length).toBeGreaterThan(0);
  });

  it('is sorted and contains each page once, with its source file', () => {
    const pages = listPages(catalogue);
    expect(pages.map(({ path, kind, file }) => `${path} ${kind} ${file}`)).toEqual([
      '/ home pages/home.yaml',
      '/Rasper model models/rasper.yaml',
      '/Tradefairs fairs pages/tradefairs.yaml',
      '/about about pages/about.yaml',
      '/baler cards categories/baler.yaml',
      '/blt150 model models/blt150.yaml',
      '/blt250 model models/blt250.yaml',
      '/compare compare pages/compare.yaml',
      '/compare/tyrescrapbaler comparison categories/tyrescrapbaler.yaml',
      '/contact contact pages/contact.yaml',
      '/downloads downloads pages/downloads.yaml',
      '/enquire enquire pages/enquire.yaml',
      '/find find pages/find.yaml',
      '/find/bale find-results pages/find.yaml',
      '/find/bale-tyres find-results pages/find.yaml',
      '/find/convey find-results pages/find.yaml',
      '/find/cut find-results pages/find.yaml',
      '/find/granulate find-results pages/find.yaml',
      '/find/paper find-results pages/find.yaml',
      '/find/tyres find-results pages/find.yaml',
      '/homecards homecards pages/homecards.yaml',
      '/offline offline pages/offline.yaml',
      '/other-equipment equipment-grid categories/other-equipment.yaml',
      '/othereqptemp equipment-list categories/other-equipment.yaml',
      '/ourproducts products pages/ourproducts.yaml',
      '/pastExpo gallery fairs/expo-2024.yaml',
      '/pcb text categories/pcb.yaml',
      '/request request pages/request.yaml',
      '/search search pages/search.yaml',
      '/secondaryShredder cards categories/secondaryshredder.yaml',
      '/service service pages/service.yaml',
      '/strip-cutter equipment equipment/strip-cutter.yaml',
      '/tcpcr100 model models/tcpcr100.yaml',
      '/tyrecutting models categories/tyrecutting.yaml',
      '/tyrescrapbaler models categories/tyrescrapbaler.yaml',
      '/vibrators equipment equipment/vibrators.yaml',
    ]);
  });

  it('gives each page its own path and kind, a title and a description of its own', () => {
    const pages = listPages(catalogue);
    for (const listed of pages) expect(listed.page()).toMatchObject({ path: listed.path, kind: listed.kind });
    const heads = pages.map((listed) => listed.page().head);
    expect(new Set(heads.map(({ title }) => title.toLowerCase())).size).toBe(pages.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length);
    for (const { canonical } of heads) expect(canonical).toMatch(/^https:\/\/www\.example\.com\//);
  });

  it('is the same for the same data', () => {
    expect(allPages()).toBe(allPages());
  });
});

describe('a model page', () => {
  const page = pageAt(catalogue, '/blt150', 'model');

  it('says who it is, in head, crumbs and structured data', () => {
    expect(page.head.title).toBe('BLT150 | Tyre Scrap Balers | Sample');
    expect(page.breadcrumbs.map(({ label }) => label)).toEqual([
      'Home',
      'Products',
      'Balers',
      'Tyre Scrap Balers',
      'BLT150',
    ]);
    expect(structured('/blt150').map((document) => document['@type'])).toEqual(['BreadcrumbList', 'ProductModel']);
    expect(JSON.stringify(structured('/blt150'))).not.toMatch(/offers|price|rating/i);
    expect(JSON.stringify(structured('/blt150'))).toContain(
      '{"@type":"PropertyValue","name":"Motor","value":"20 HP + 2 HP"}',
    );
  });

  it('shows the picture, three views and the general arrangement, key figures from highlights and tables, and its sheet', () => {
    expect(page.views.map(({ id, picture }) => [id, picture.src])).toEqual([
      ['three-quarter', '/drawings/models/blt150-picture-480.jpg'],
      ['front', '/drawings/models/blt150-front.svg'],
      ['side', '/drawings/models/blt150-side.svg'],
      ['plan', '/drawings/models/blt150-plan.svg'],
      ['arrangement', '/drawings/models/blt150-arrangement-small.svg'],
    ]);
    expect(page.figures.map(({ label }) => label)).toEqual(['Force', 'Weight', 'Motor']);
    expect(page.files.pdf).toBe('/blt150.pdf');
    expect(pageAt(catalogue, '/Rasper', 'model')).toMatchObject({ initialView: 'front', heading: 'Rasper RST-4000' });
  });
});

describe('pages of categories', () => {
  it('of cards: labels of the place and ranges of figures', () => {
    const { cards } = pageAt(catalogue, '/baler', 'cards');
    expect(cards.map(({ title, to }) => [title, to])).toEqual([
      ['Tyre Scrap Balers', '/tyrescrapbaler'],
      ['Cardboard on the Card', '/pcb'],
    ]);
    expect(cards[0]?.figures).toEqual([
      { label: 'Force', value: '150–250 Ton', metric: '1470–2450 kN', imperial: '165–276 US tonf' },
      { label: 'Weight', value: '9000–11000 kg', uniform: '9,000–11,000 kg', imperial: '19,800–24,300 lb' },
    ]);
  });

  it('of models and of text', () => {
    expect(pageAt(catalogue, '/tyrescrapbaler', 'models').models.map(({ name }) => name)).toEqual(['BLT150', 'BLT250']);
    expect(pageAt(catalogue, '/pcb', 'text')).toMatchObject({ body: ['A paragraph about cardboard.'], cards: [] });
  });
});

describe('line equipment', () => {
  it('is a grid of pictures, photos and drawings', () => {
    const { cards } = pageAt(catalogue, '/other-equipment', 'equipment-grid');
    expect(cards.map(({ title, caption, picture }) => [title, caption, picture?.src])).toEqual([
      ['Strip Cutter', undefined, '/drawings/equipment/strip-cutter-picture-480.jpg'],
      ['Vibrators', undefined, expect.stringMatching(/^\/assets\/photos\/equipment\/vibrators-[0-9a-f]{12}-640\.jpg$/)],
      ['Cutting Equipment', undefined, '/drawings/models/tcpcr100-picture-480.jpg'],
    ]);
    expect(cards[1]?.picture).toMatchObject({ width: 300, height: 280, photo: { widths: [160, 320, 480, 640, 960] } });
  });

  it('is a list with enquiry links, below the product grid too', () => {
    const { heading, equipment } = pageAt(catalogue, '/othereqptemp', 'equipment-list');
    expect(heading).toBe('OTHER EQUIPMENT');
    expect(equipment.items.map(({ enquiry }) => enquiry.search)).toEqual([
      '?machinery=other-equipment&model=Strip%20Cutter',
      '?machinery=other-equipment&model=Vibratory%20Feeders',
      '?machinery=other-equipment&model=Cutting%20Equipment',
    ]);
    const products = pageAt(catalogue, '/ourproducts', 'products');
    expect(products.equipment).toEqual({ heading, label: 'Other Equipment', ...equipment });
    expect(products.cards.map(({ title }) => title)).toEqual(['BLT150', 'BLT250', 'Cardboard in the Grid', 'Rasper']);
  });
});

describe('the home page', () => {
  const page = pageAt(catalogue, '/', 'home');

  it('has a card for each main category; that of the equipment has the fallback picture', () => {
    expect(page.cards.items.map(({ title, to }) => [title, to])).toEqual([
      ['Baler', '/baler'],
      ['Secondary Shredder', '/secondaryShredder'],
      ['Other Equipment', '/othereqptemp'],
    ]);
    expect(page.cards.items[2]?.picture?.src).toBe('/drawings/site/fallback-picture-960.jpg');
  });

  it('has the fairs by status; a completed one without a gallery leads to the page of all fairs', () => {
    expect(page.fairs?.upcoming.map(({ title, dates, externalLink }) => [title, dates, externalLink])).toEqual([
      ['Expo 2025', '14-10-2025 to 16-10-2025', 'https://expo.example.com'],
    ]);
    expect(page.fairs?.completed.map(({ dates, internalLink }) => [dates, internalLink?.to])).toEqual([
      ['16-08-2024', '/pastExpo'],
      ['03-12-2024 to 05-12-2024', '/Tradefairs'],
    ]);
    const fairs = pageAt(catalogue, '/Tradefairs', 'fairs').fairs;
    expect(fairs.map(({ internalLink }) => internalLink?.to)).toEqual([undefined, '/pastExpo', undefined]);
  });

  it('counts models and items, but not its single country, and tells search engines about the company', () => {
    expect(page.figures.map(({ value }) => value)).toEqual(['4', '2', '48']);
    expect(structured('/').map((document) => document['@type'])).toEqual(['Organization', 'WebSite', 'Event']);
    expect(JSON.stringify(structured('/'))).toContain('"@type":"ContactPoint"');
  });
});

it('a gallery shows drawn scenes where no photo was supplied', () => {
  const { photos, videos } = pageAt(catalogue, '/pastExpo', 'gallery');
  expect(photos.map(({ original }) => original.src)).toEqual([
    '/drawings/fairs/expo-2024_photo-1.svg',
    expect.stringMatching(/^\/assets\/photos\/fairs\/hall-[0-9a-f]{12}-640\.jpg$/),
  ]);
  expect(videos[0]).toMatchObject({ id: 'SAMPLE-VIDEO', poster: { src: '/drawings/fairs/expo-2024_video-1.svg' } });
  expect(structured('/pastExpo').map((document) => document['@type'])).toEqual([
    'BreadcrumbList',
    'Event',
    'VideoObject',
  ]);
});

describe('small texts', () => {
  it('descriptions end with a sentence, or behind a word', () => {
    expect(shorten('One. Two.', 158)).toBe('One. Two.');
    expect(shorten(`${'A sentence of some words. '.repeat(9)}`, 60)).toBe(
      'A sentence of some words. A sentence of some words.',
    );
    const cut = shorten('word '.repeat(60), 158);
    expect(cut.length).toBeLessThanOrEqual(158);
    expect(cut).toMatch(/word…$/);
  });

  it('the first sentence does not end inside a number', () => {
    expect(firstSentence('It has 2.5 t. And doors.')).toBe('It has 2.5 t.');
    expect(firstSentence('No full stop')).toBe('No full stop');
  });

  it('a range has one unit', () => {
    const range = (...texts: string[]) => {
      const found = rangeOf(texts.map((text) => englishReader.read('Row', text)));
      return found && makeFigure(englishReader, 'Row', found).text;
    };
    expect(range('120-160 HP', '220-280 HP')).toBe('120–280 HP');
    expect(range('5 kW', '5 kW')).toBe('5 kW');
    expect(range('5 kW', '5 HP')).toBe('3.68–5 kW');
    expect(range('20 HP + 2 HP', '30 HP')).toBeUndefined();
  });

  it('a page and its data have one file each', () => {
    expect([htmlFile('/'), htmlFile('/Rasper')]).toEqual(['index.html', 'Rasper.html']);
    expect([dataPath('/'), dataPath('/blt150')]).toEqual(['/_data/index.json', '/_data/blt150.json']);
  });
});
