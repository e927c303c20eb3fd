import { describe, expect, it } from 'vitest';
import { compareSides, findChanges } from '../../src/features/report/compare.ts';
import { linesToPaste } from '../../src/features/report/report-markdown.ts';
import { sideOf } from '../../src/features/report/side.ts';
import { files, linked, type Changes } from './support.ts';

const before = sideOf(linked());
const compare = (changes: Changes) => compareSides(before, sideOf(linked(changes)));

/** A fixture file as text, with a word replaced. */
function copyOf(file: string, from: string, to: string): string {
  const text = new TextDecoder().decode(files.find((other) => other.file === file)?.bytes);
  expect(text).toContain(from);
  return text.replaceAll(from, to);
}

const replace = (from: string, to: string) => (text: string) => text.replaceAll(from, to);
const places = (changes: Changes, path: string) =>
  compare(changes)
    .added.find((page) => page.path === path)
    ?.places.map(({ page, list, names, link }) => [page, list, names.join(' › '), link ?? ''].join(' | '));

describe('a new model', () => {
  const changes = { 'models/blt300.yaml': copyOf('models/blt250.yaml', 'BLT250', 'BLT300') };

  it('is found in its list, the grid, the menu, the enquiry form and as the next size', () => {
    expect(places(changes, '/blt300')).toEqual([
      '/blt250 | related.larger | BLT300 | /blt300',
      '/compare | groups.models | Tyre Scrap Balers › BLT300 | /blt300',
      '/enquire | subjects | BLT300 | ',
      '/ourproducts | cards | BLT300 | /blt300',
      '/service | machines | BLT300 | /blt300',
      '/tyrescrapbaler | models | BLT300 | /blt300',
      '* | menu | Baler › Tyre Scrap Baler › BLT300 | /blt300',
    ]);
  });

  it('brings its PDF and its enquiry link', () => {
    const { added, sheets } = compare(changes);
    expect(added).toMatchObject([
      {
        kind: 'model',
        file: 'models/blt300.yaml',
        sheets: ['/blt300.pdf'],
        enquiries: ['/enquire?machinery=Baler&model=BLT300'],
      },
    ]);
    expect(sheets).toEqual({ added: ['/blt300.pdf'], removed: [] });
  });

  it('changes the pages that name it, and nothing else', () => {
    expect(compare(changes).changed.map(({ path }) => path)).toEqual([
      '/',
      '/about',
      '/blt250',
      '/compare',
      '/enquire',
      '/ourproducts',
      '/service',
      '/tyrescrapbaler',
    ]);
    expect(compare(changes).everywhere).toEqual([{ where: 'menu › Baler › Tyre Scrap Baler', after: 'BLT300' }]);
    expect(compare(changes).missing).toEqual([]);
  });
});

it('a model whose category keeps it out of the menu and the grid is not said to be there', () => {
  const changes = { 'models/tcpcr200.yaml': copyOf('models/tcpcr100.yaml', 'TCPCR100', 'TCPCR200') };
  expect(places(changes, '/tcpcr200')?.filter((place) => /menu|ourproducts/.test(place))).toEqual([]);
});

it('a new category is found as a choice of the enquiry form, too', () => {
  const text = copyOf('categories/pcb.yaml', 'Card', 'Glass')
    .replace('Paper and Glassboard', 'Glass')
    .replace('cardboard', 'glass');
  const found = places({ 'categories/glass.yaml': text }, '/glass');
  expect(found).toContain('/enquire | places | Glass Board Balers | ');
  expect(found).toContain('* | menu | Baler › Glass Board Balers | /glass');
});

it('a new fair is found on the home page and among all fairs', () => {
  const text = copyOf('fairs/expo-2024.yaml', '/pastExpo', '/otherExpo').replaceAll('Expo 2024', 'Other Expo');
  const found = places({ 'fairs/other-expo.yaml': text }, '/otherExpo')?.map((place) => place.split(' | ')[0]);
  expect(new Set(found)).toEqual(new Set(['/', '/Tradefairs']));
});

describe('a changed figure', () => {
  it('is shown with both readings, row by row', () => {
    const { changed } = compare({ 'models/blt150.yaml': replace('20 HP + 2 HP', '25 HP') });
    expect(changed.find(({ path }) => path === '/blt150')?.changes).toContainEqual({
      where: 'tables › Electrical System › Motor',
      before: '20 HP + 2 HP',
      after: '25 HP',
    });
  });

  it('of the company is told once and not for every page', () => {
    const { changed, everywhere } = compare({ 'site.yaml': replace('copyrightYear: 2023', 'copyrightYear: 2024') });
    expect(changed).toEqual([]);
    expect(everywhere).toEqual([{ where: 'copyrightYear', before: '2023', after: '2024' }]);
  });
});

it('comments and layout change nothing', () => {
  const { added, changed, removed, everywhere } = compare({ 'models/blt150.yaml': (text) => `# A remark.\n${text}` });
  expect([added, changed, removed, everywhere]).toEqual([[], [], [], []]);
});

describe('a page that is gone', () => {
  it('needs a redirect, best to the page above it', () => {
    const { removed, missing } = compare({ 'models/blt250.yaml': null });
    expect(removed[0]).toMatchObject({ path: '/blt250', file: 'models/blt250.yaml' });
    const model = missing.filter(({ from }) => from === '/blt250');
    expect(model).toEqual([{ from: '/blt250', to: '/tyrescrapbaler', file: 'models/blt250.yaml' }]);
    expect(linesToPaste(model, true)).toEqual(['  /blt250: /tyrescrapbaler']);
    expect(linesToPaste(model, false)).toEqual(['redirects:', '  /blt250: /tyrescrapbaler']);
  });

  it('is in order with a redirect in any spelling', () => {
    const site = replace(
      '/old-baler: /baler',
      '/old-baler: /baler\n  /BLT250/: /blt150\n  /compare/tyrescrapbaler: /compare',
    );
    const { removed, missing, redirects } = compare({ 'models/blt250.yaml': null, 'site.yaml': site });
    expect(missing).toEqual([]);
    expect(removed).toMatchObject([{ path: '/blt250', redirect: '/blt150' }, { redirect: '/compare' }]);
    expect(redirects).toContainEqual({ from: '/BLT250/', to: '/blt150' });
  });
});

it('a redirect that is taken out is missed like a page', () => {
  const { missing } = compare({ 'site.yaml': replace('redirects:\n  /old-baler: /baler\n', '') });
  expect(missing).toEqual([{ from: '/old-baler', to: '/baler', file: 'site.yaml' }]);
});

describe('a file with a new name', () => {
  it('is recognised by its place, and its old address should redirect to the new one', () => {
    const { removed, missing } = compare({
      'models/blt250.yaml': null,
      'models/blt260.yaml': copyOf('models/blt250.yaml', 'BLT250', 'BLT260'),
    });
    expect(removed).toMatchObject([{ path: '/blt250', renamedTo: '/blt260' }]);
    expect(missing).toMatchObject([{ from: '/blt250', to: '/blt260' }]);
  });

  it('is not guessed where several models are new', () => {
    const { missing } = compare({
      'models/blt250.yaml': null,
      'models/blt260.yaml': copyOf('models/blt250.yaml', 'BLT250', 'BLT260'),
      'models/blt270.yaml': copyOf('models/blt250.yaml', 'BLT250', 'BLT270'),
    });
    expect(missing).toMatchObject([{ from: '/blt250', to: '/tyrescrapbaler' }]);
  });

  it('is reported if its address stays; that its PDF moves, too', () => {
    const text = copyOf('models/rasper.yaml', 'name: Rasper', 'name: Rasper');
    const { added, changed, missing, sheets } = compare({ 'models/rasper.yaml': null, 'models/rst4000.yaml': text });
    expect([added, missing]).toEqual([[], []]);
    const page = changed.find(({ path }) => path === '/Rasper');
    expect(page).toMatchObject({ file: 'models/rst4000.yaml', fileBefore: 'models/rasper.yaml' });
    expect(page?.changes).toContainEqual({ where: 'drawings', after: '7 with another address' });
    expect(sheets).toEqual({ added: ['/rst4000.pdf'], removed: ['/rasper.pdf'] });
  });

  it('needs no redirect where only letter case is different', () => {
    const { added, removed, missing, respelled } = compare({
      'models/rasper.yaml': replace('path: /Rasper', 'path: /RASPER'),
    });
    expect([added, removed, missing]).toEqual([[], [], []]);
    expect(respelled).toEqual([{ from: '/Rasper', to: '/RASPER' }]);
  });
});

describe('lists', () => {
  it('are compared by names, so that one more at the front does not change the rest', () => {
    const [one, two] = [
      { label: 'One', value: '1' },
      { label: 'Two', value: '2' },
    ];
    expect(findChanges({ rows: [two] }, { rows: [one, two] })).toEqual([{ where: 'rows', after: 'One: 1' }]);
  });

  it('tell when only their order is different, and keep items of the same name apart', () => {
    expect(findChanges({ rows: ['a', 'b'] }, { rows: ['b', 'a'] })).toEqual([
      { where: 'rows › order', before: 'a, b', after: 'b, a' },
    ]);
    expect(findChanges({ rows: ['a'] }, { rows: ['a', 'a'] })).toEqual([{ where: 'rows', after: 'a' }]);
  });
});

describe('a list on several pages', () => {
  const models = (count: number): Changes =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `models/blt${301 + index}.yaml`,
        copyOf('models/blt250.yaml', 'BLT250', `BLT${301 + index}`),
      ]),
    );
  const [short, long] = [sideOf(linked(models(22))), sideOf(linked(models(23)))];

  it('gains a page, which is called after the list', () => {
    const added = compareSides(short, long).added.map(({ path, name }) => `${path}: ${name}`);
    expect(added).toEqual(['/blt323: BLT323', '/tyrescrapbaler/page/2: Tyre Scrap Balers – Page 2 of 2']);
  });

  it('that became shorter needs no redirect for its last page; a deleted list does', () => {
    expect(compareSides(long, short).missing.map(({ from }) => from)).toEqual(['/blt323']);
  });
});

describe('pages without a file of their own', () => {
  it('are reported when they go, with the redirect that they need', () => {
    const compared = before.repeating.find(({ kind }) => kind === 'comparison')?.path ?? '';
    const gone = compare({ 'models/blt250.yaml': null });
    expect(gone.removed.map(({ path }) => path)).toEqual(['/blt250', compared]);
    expect(gone.missing).toContainEqual({ from: compared, to: '/compare', file: 'categories/tyrescrapbaler.yaml' });
  });
});

describe('what a change is called', () => {
  it('an added office does not make another look changed', () => {
    const office = `country: Kenya
flag: ke
order: 5
company: Sample Machines Ltd.
addresses: [7 Example Street, Samplebury]
phone: +254 00 0000 0000
email: kenya@example.com
timeZone: Africa/Nairobi
`;
    const { changed } = compare({ 'offices/kenya.yaml': office });
    const contact = changed.find(({ path }) => path === '/contact');
    expect(contact?.changes).toEqual([{ where: 'offices', after: 'Kenya' }]);
  });

  it('a photo is told by its file, whatever its widths and its placeholder', () => {
    const photo = (name: string, hash: string, widths: number[]) => ({
      src: `/assets/photos/models/blt150/${name}-${hash}-640.jpg`,
      width: 640,
      height: 480,
      alt: 'At work',
      photo: {
        stem: `/assets/photos/models/blt150/${name}-${hash}`,
        widths,
        placeholder: 'data:image/webp;base64,AAAA',
      },
    });
    const [first, wider] = [photo('work', '0123456789ab', [160]), photo('work', '0123456789ab', [160, 320])];
    expect(findChanges({ photo: first }, { photo: wider })).toEqual([]);
    expect(findChanges({ photo: first }, { photo: photo('work', 'ba9876543210', [160]) })).toEqual([
      { where: 'photo', before: 'models/blt150/work (At work)', after: 'another picture in this file' },
    ]);
    const bare = (name: string) => ({ ...photo(name, '0123456789ab', [160]), alt: '' });
    expect(findChanges({ photo: bare('work') }, { photo: bare('side') })).toEqual([
      { where: 'photo', before: 'models/blt150/work', after: 'models/blt150/side' },
    ]);
    expect(findChanges({ photo: first }, { photo: photo('side', 'ba9876543210', [160]) })).toEqual([
      { where: 'photo', before: 'models/blt150/work (At work)', after: 'models/blt150/side (At work)' },
    ]);
    const drawn = { alt: '', photo: { stem: '/drawings/models/blt150-picture' } };
    expect(findChanges({ photo: drawn }, { photo: bare('side') })).toEqual([
      { where: 'photo', before: 'drawing of models/blt150', after: 'models/blt150/side' },
    ]);
    // In the menu, only its address.
    const inMenu = (name: string, hash: string) => ({ picture: photo(name, hash, []).src });
    expect(findChanges({}, inMenu('work', '0123456789ab'))).toEqual([
      { where: 'picture', after: 'models/blt150/work' },
    ]);
    expect(findChanges(inMenu('work', '0123456789ab'), inMenu('work', 'ba9876543210'))).toEqual([
      { where: 'picture', before: 'models/blt150/work', after: 'another picture in this file' },
    ]);
  });
});
