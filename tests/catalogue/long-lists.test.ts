/** Paginated lists, in a small catalogue with low limits. */
import { afterAll, describe, expect, it } from 'vitest';
import { type Paging, pagingOf, paginate } from '../../src/features/page/paging.ts';
import type { PageData } from '#generated/pages.gen.ts';
import { listPages, type ListedPage } from '../../src/features/page/list-pages.ts';
import { listBounds } from '../../src/features/page/list-bounds.ts';
import { asAppPath } from '../../src/catalogue/paths.ts';
import { linked } from './support.ts';

const catalogue = linked();
/** Every page with the usual limits, which are far above the lists of this catalogue. */
const whole = new Map(listPages(catalogue).map(({ path, page }) => [path, page()]));
const usual = { ...listBounds };
Object.assign(listBounds, {
  cards: 1,
  models: 1,
  equipmentGrid: 2,
  equipmentList: 2,
  fairs: 2,
  products: 2,
  downloads: 2,
  groups: 1,
  groupCards: 1,
  home: 1,
} satisfies typeof listBounds);
// Other test files run in the same process.
afterAll(() => void Object.assign(listBounds, usual));
const listed = listPages(catalogue);
const pageOf = (at: string) => listed.find(({ path }) => path === at)?.page();
const pagesFrom = (list: string): PageData[] =>
  listed.filter(({ path }) => path === list || path.startsWith(`${list}/page/`)).map((each) => each.page());

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `X${index + 1}`);

/** The labels or paths that a page lists. */
function entriesOf(page: PageData): string[] {
  switch (page.kind) {
    case 'cards':
    case 'equipment-grid':
    case 'text':
      return page.cards.map(({ to }) => to);
    case 'models':
      return page.models.map(({ to }) => to);
    case 'equipment-list':
      return page.equipment.items.map(({ to }) => to);
    case 'fairs':
      return page.fairs.map(({ title, start }) => title + start);
    case 'downloads':
      return page.groups.flatMap(({ machines }) => machines.map(({ to }) => to));
    case 'products':
      return (page.groups ?? []).map(({ heading }) => heading);
    default:
      return [];
  }
}

const lists = [
  '/baler',
  '/tyrescrapbaler',
  '/other-equipment',
  '/othereqptemp',
  '/Tradefairs',
  '/ourproducts',
  '/downloads',
];
const pagingIn = (page: PageData | undefined): Paging | undefined =>
  page && 'paging' in page ? page.paging : undefined;

describe('a list that is too long for a page', () => {
  it.each(lists)('%s is paginated, and shows every entry once, in the order of the whole list', (list) => {
    const parts = pagesFrom(list);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ path }) => path)).toEqual(
      parts.map((_, index) => (index ? `${list}/page/${index + 1}` : list)),
    );
    const entries = parts.flatMap(entriesOf);
    expect(new Set(entries).size).toBe(entries.length);
    const plain = whole.get(asAppPath(list));
    if (list !== '/ourproducts' && list !== '/Tradefairs') expect(entries).toEqual(entriesOf(plain as PageData));
    if (list === '/Tradefairs') expect(entries).toHaveLength(catalogue.fairs.length);
  });

  it.each(lists)('%s: each page leads to the next and back, and to itself by its number', (list) => {
    const parts = pagesFrom(list);
    for (const [index, page] of parts.entries()) {
      const paging = pagingIn(page);
      expect(paging).toMatchObject({
        label: 'Pages',
        number: index + 1,
      });
      expect(paging?.previous?.to).toBe(parts[index - 1]?.path);
      expect(paging?.next?.to).toBe(parts[index + 1]?.path);
      expect(paging?.steps.find(({ label }) => label === String(index + 1))?.to).toBe(page.path);
    }
  });

  it('a further page has its own title, description, canonical address and breadcrumbs, and no introduction', () => {
    const page = pageOf('/tyrescrapbaler/page/2');
    expect(page).toMatchObject({ kind: 'models', heading: 'Tyre Scrap Balers – page 2 of 2', intro: [], features: [] });
    expect(page?.head).toMatchObject({
      title: 'Tyre Scrap Balers – page 2 of 2 | Balers | Sample',
      canonical: 'https://www.example.com/tyrescrapbaler/page/2',
      description: expect.stringMatching(/^Page 2 of 2\. /) as string,
    });
    expect(page?.breadcrumbs.slice(-2)).toEqual([
      { label: 'Tyre Scrap Balers', to: '/tyrescrapbaler' },
      { label: 'Page 2 of 2' },
    ]);
  });

  it('no two pages have the same title or description', () => {
    const heads = listed.map((each) => each.page().head);
    for (const field of ['title', 'description', 'canonical'] as const) {
      expect(new Set(heads.map((head) => head[field].toLowerCase())).size).toBe(listed.length);
    }
  });

  it('fairs to come stand before those that were', () => {
    const statuses = pagesFrom('/Tradefairs').flatMap((page) => (page.kind === 'fairs' ? page.fairs : []));
    expect(statuses.map(({ upcoming }) => upcoming)).toEqual([true, false, false]);
  });

  it('the pages are those of the file of the list, so that they are as new as it is', () => {
    const { file, pageNumber } = listed.find(({ path }) => String(path) === '/tyrescrapbaler/page/2') as ListedPage;
    expect([file, pageNumber]).toEqual(['categories/tyrescrapbaler.yaml', 2]);
  });
});

describe('the page of all products, when they are too many', () => {
  it('has a group for each main category, with how many models it has and the way to them', () => {
    const groups = pagesFrom('/ourproducts').flatMap((page) => (page.kind === 'products' ? (page.groups ?? []) : []));
    expect(groups.map(({ heading, count, all }) => [heading, count, all.label, all.to])).toEqual([
      ['Balers', '2 models', 'All Balers', '/baler'],
      ['Secondary Shredder', '1 model', 'All Secondary Shredder', '/secondaryShredder'],
    ]);
    expect(groups[0]?.cards).toMatchObject([
      { title: 'Tyre Scrap Balers', caption: '2 models', to: '/tyrescrapbaler' },
    ]);
  });

  it('shows the first of the equipment, and the way to the rest, on its first page alone', () => {
    const [first, second] = pagesFrom('/ourproducts');
    expect(first).toMatchObject({ cards: [], equipment: { all: { to: '/othereqptemp' } } });
    expect(first?.kind === 'products' && first.equipment.items).toHaveLength(2);
    expect(second).toMatchObject({ equipment: { items: [] }, intro: '' });
  });
});

it('the home page shows the first of its lists and leads to the others', () => {
  const page = pageOf('/');
  if (page?.kind !== 'home') throw new Error('There is no home page');
  expect(page.cards).toMatchObject({ items: [{ to: '/baler' }], all: { to: '/ourproducts' } });
  expect(page.fairs).toMatchObject({ all: { to: '/Tradefairs' } });
  expect([page.fairs?.upcoming.length, page.fairs?.completed.length, page.testimonials?.items.length]).toEqual([
    1, 1, 1,
  ]);
});

describe('a list that has room', () => {
  it('stays as it is: no page that goes on with the usual bounds', () => {
    expect([...whole.keys()].filter((path) => path.includes('/page/'))).toEqual([]);
    for (const page of whole.values()) expect(pagingIn(page)).toBeUndefined();
  });

  it('a list of exactly the page size has one page, one more entry needs a second', () => {
    expect(paginate(numbered(24), 24, String)).toHaveLength(1);
    const parts = paginate(numbered(25), 24, String);
    expect(parts.map(({ items }) => items.length)).toEqual([24, 1]);
    expect(parts.flatMap(({ items }) => items)).toEqual(numbered(25));
  });
});

it('among many pages only the first, the last and the neighbours are named', () => {
  const parts = paginate(numbered(9 * 24), 24, String);
  const stepsAt = (number: number) => {
    const part = parts[number - 1];
    return (
      part &&
      pagingOf(catalogue, asAppPath('/x'), part)
        ?.steps.map(({ label }) => label)
        .join(' ')
    );
  };
  expect([1, 2, 5, 9].map(stepsAt)).toEqual(['1 2 9', '1 2 3 9', '1 4 5 6 9', '1 8 9']);
});

describe('a list of more than a hundred names', () => {
  const byNameAt = (length: number, number: number) => {
    const part = paginate(numbered(length), 24, String)[number - 1];
    return part && pagingOf(catalogue, asAppPath('/x'), part)?.byName?.links;
  };

  it('leads to each of its pages by the first and the last name on it', () => {
    expect(byNameAt(100, 1)).toBeUndefined();
    expect(byNameAt(121, 3)).toEqual([
      { to: '/x', label: 'X1 – X24' },
      { to: '/x/page/2', label: 'X25 – X48' },
      { to: '/x/page/3', label: 'X49 – X72', isCurrent: true },
      { to: '/x/page/4', label: 'X73 – X96' },
      { to: '/x/page/5', label: 'X97 – X120' },
      { to: '/x/page/6', label: 'X121' },
    ]);
  });

  it('names the entries in the order in which its pages show them, as upcoming fairs before completed ones', () => {
    const [fair] = catalogue.fairs;
    const fairs = numbered(110).flatMap((title, index) =>
      fair ? { ...fair, title, isUpcoming: index % 2 === 1 } : [],
    );
    const page = listPages({ ...catalogue, fairs })
      .find(({ path }) => path === '/Tradefairs')
      ?.page();
    const titles = page?.kind === 'fairs' ? page.fairs.map(({ title }) => title) : [];
    expect(titles).toEqual(['X2', 'X4']);
    expect(pagingIn(page)?.byName?.links[0]?.label).toBe('X2 – X8');
  });

  it('links to ranges of pages if there are many: what a visitor loads does not grow with the catalogue', () => {
    const links = byNameAt(10_000, 400) ?? [];
    expect(links.length).toBeLessThanOrEqual(48);
    expect(links[1]).toEqual({ to: '/x/page/10', label: 'X217 – X432' });
    expect(links.findIndex(({ isCurrent }) => isCurrent)).toBe(44);
  });
});
