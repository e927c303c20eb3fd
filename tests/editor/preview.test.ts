import path from 'node:path';
import { expect, test } from 'vitest';
import { loadData } from '../../scripts/data/load-data.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { choicesOf, previewPage, withPlantMeasures } from '../../src/editor/engine/preview.ts';
import { fixturesDir } from '../catalogue/support.ts';
import { loadFrozen } from '../frozen-catalogue.ts';

const { catalogue } = await loadData(path.join(fixturesDir, 'second-maker'), '2026-06-01');
if (!catalogue) throw new Error('The fixture does not load');

/** The home page's preview while a file is being changed. */
function previewHome(drafted: typeof catalogue & object, kind: 'site' | 'page-home') {
  const pages = listPages(drafted);
  const [choice] = choicesOf(drafted, pages, 'pages/home.yaml');
  return choice && previewPage(drafted, pages, choice, [{ kind, id: kind.replace('page-', '') }]);
}

test('a drafted theme is that of the page and of every drawing on it', () => {
  const theme = { primary: '#7a1f4b', accent: '#33cc99', ink: '#2a0a1a', paper: '#fffafa' };
  const preview = previewHome({ ...catalogue, site: { ...catalogue.site, theme } }, 'site');
  expect(preview?.shell.theme).toEqual(theme);
  expect([...(preview?.drawings.keys() ?? [])]).toContain('/drawings/fairs/water-days.svg');
  expect(preview?.drawings.get('/drawings/fairs/water-days.svg')).toContain(theme.ink);
});

test('the machines that a drafted home page names are drawn in its hero', () => {
  const sheetsWith = (line: string[]) => {
    const { pages } = catalogue;
    const home = { ...pages.home, hero: { ...pages.home.hero, line } };
    return [...(previewHome({ ...catalogue, pages: { ...pages, home } }, 'page-home')?.drawings.keys() ?? [])];
  };
  expect(sheetsWith(['sp20'])).toEqual(['/drawings/site/hero-1.svg']);
  expect(sheetsWith(['sp20', 'mx15', 'sp150'])).toHaveLength(3);
});

test('a line has its floor and height in the preview, as on the site', () => {
  const pages = listPages(withPlantMeasures(catalogue));
  const [choice] = choicesOf(catalogue, pages, 'lines/milk-line.yaml');
  const preview = choice && previewPage(catalogue, pages, choice, [{ kind: 'line', id: 'milk-line' }]);
  expect(preview?.page.kind === 'line' && preview.page.sizes[0]?.totals.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Floor as drawn, indicative', 'Area, indicative', 'Highest point, indicative']),
  );
});

test('a drafted line is drawn in each of its sizes', async () => {
  const frozen = await loadFrozen();
  const pages = listPages(frozen);
  const [choice] = choicesOf(frozen, pages, 'lines/tyre-chip-line.yaml');
  const preview = choice && previewPage(frozen, pages, choice, [{ kind: 'line', id: 'tyre-chip-line' }]);
  const [small, large] = ['', '_12-5'].map((size) =>
    preview?.drawings.get(`/drawings/lines/tyre-chip-line${size}-1200.svg`),
  );
  expect(small).toContain('SHT6000');
  expect(large).toContain('SHT12000');
});

test('the scenes of the gallery of a drafted fair are drawn', () => {
  const pages = listPages(catalogue);
  const choice = choicesOf(catalogue, pages, 'fairs/water-days.yaml').find((one) => one.path === '/water-days');
  const preview = choice && previewPage(catalogue, pages, choice, [{ kind: 'fair', id: 'water-days' }]);
  expect([...(preview?.drawings.keys() ?? [])]).toContain('/drawings/fairs/water-days_photo-1.svg');
});

test('a new machine is drawn in the comparison of its category, where nothing of it is published', () => {
  const pages = listPages(catalogue);
  const [category, model] =
    catalogue.categories.flatMap((one) => one.models.map((machine) => [one, machine] as const))[0] ?? [];
  if (!category || !model) throw new Error('The fixture has no models');
  const choice = choicesOf(catalogue, pages, category.file).find(({ path: address }) =>
    address.startsWith('/compare/'),
  );
  const preview = choice && previewPage(catalogue, pages, choice, [{ kind: 'model', id: model.id }]);
  expect([...(preview?.drawings.keys() ?? [])]).toEqual([`/drawings/models/${model.id}-elevation.svg`]);
});
