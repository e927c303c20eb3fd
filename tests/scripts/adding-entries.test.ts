import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSettings, projectDir } from '../../scripts/lib/build-settings.ts';
import { imageSize } from '../../src/catalogue/media/inspect-bytes.ts';
import { frozenDir } from '../frozen-catalogue.ts';

let folder = '';
const site = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8');
const data = (file: string) => path.join(folder, 'data', file);

/** Copies an entry under another name and replaces texts, as an editor would. */
async function copyEntry(from: string, to: string, replacements: Record<string, string>): Promise<void> {
  let text = await readFile(data(from), 'utf8');
  for (const [old, replacement] of Object.entries(replacements)) {
    expect(text).toContain(old);
    text = text.replaceAll(old, replacement);
  }
  await writeFile(data(to), text);
}

/** The link addresses of a built page, including menu and footer. */
async function linksOf(file: string): Promise<string[]> {
  const html = await site(file);
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** The preview image that a page refers to, after checking the file and its alternative text. */
async function cardOf(file: string): Promise<string> {
  const html = await site(file);
  const tag = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
  expect([tag('og:image:width'), tag('og:image:height'), tag('twitter:card')]).toEqual([
    '1200',
    '630',
    'summary_large_image',
  ]);
  expect(tag('og:image:alt')).not.toBe('');
  const { origin, pathname } = new URL(tag('og:image'));
  expect(origin).toBe(new URL(tag('og:url')).origin);
  const card = await readFile(path.join(folder, 'dist', pathname));
  expect(imageSize(card)).toEqual({ width: 1200, height: 630 });
  expect(card.length).toBeLessThan(100_000);
  return pathname.slice(1);
}

/** One with a sheet of its own and in the menu, one of a category that shares a sheet and keeps its models out of the menu. */
const newModels = [
  {
    from: 'blt250',
    id: 'blt300',
    name: ['BLT250', 'BLT300'],
    list: 'tyrescrapbaler',
    machinery: 'Baler',
    inMenu: true,
    sheet: 'blt300',
  },
  {
    from: 'tcpcr100',
    id: 'tcpcr200',
    name: ['TCPCR100', 'TCPCR200'],
    list: 'tyrecutting',
    machinery: 'tyre-cutting',
    inMenu: false,
    sheet: 'sht2000',
  },
] as const;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  await cp(frozenDir, path.join(folder, 'data'), { recursive: true });
  for (const { from, id, name } of newModels) {
    await copyEntry(`models/${from}.yaml`, `models/${id}.yaml`, { [name[0]]: name[1] });
  }
  await writeFile(
    data('categories/glassbaler.yaml'),
    'title: Glass Fibre Balers\nparent: baler\nlayout: text\nsummary: Balers for glass fibre waste, built like the other balers of the range.\nbody:\n  - Text.\nenquiry:\n  option: Glass Fibre Balers\n',
  );
  await copyEntry('equipment/strip-cutter.yaml', 'equipment/wire-washer.yaml', {
    'Strip Cutter': 'Wire Washer',
    'strip cutter': 'wire washer',
  });
  await copyEntry('fairs/ecosustain2025.yaml', 'fairs/ecosustain2026.yaml', {
    'Ecosustain Expo 2025': 'Ecosustain Expo 2026',
  });
  const words = ['scripts/build.ts', '--data', path.join(folder, 'data'), '--out', path.join(folder, 'dist')];
  await promisify(execFile)(process.execPath, words, { cwd: projectDir });
});

afterAll(async () => {
  const { workDir } = buildSettings(path.join(folder, 'data'), path.join(folder, 'dist'));
  for (const made of [folder, workDir]) await rm(made, { recursive: true, force: true });
});

describe.each(newModels)('one new file for $id', ({ id, list, machinery, inMenu, sheet, name }) => {
  test('gives the model a page with its sheet and its enquiry link', async () => {
    expect(await site(`${id}.html`)).toContain(`<h1`);
    const links = await linksOf(`${id}.html`);
    expect(links).toContain(`/${sheet}.pdf`);
    expect(links).toContain(`/enquire?machinery=${machinery}&model=${name[1]}`);
    expect((await site(`${sheet}.pdf`)).slice(0, 5)).toBe('%PDF-');
  });

  test('gives it a picture for shared links', async () => {
    expect(await cardOf(`${id}.html`)).toBe(`cards/models/${id}.png`);
  });

  test('puts it into its list, the sitemap and the drawings', async () => {
    expect(await linksOf(`${list}.html`)).toContain(`/${id}`);
    expect(await site('sitemap.xml')).toContain(`/${id}</loc>`);
    expect(await site(`drawings/models/${id}-front.svg`)).toContain('<svg');
  });

  test(
    inMenu
      ? 'puts it into the menu and the product grid'
      : 'keeps it out of the menu and the product grid, as its category says',
    async () => {
      expect((await linksOf('about.html')).includes(`/${id}`)).toBe(inMenu);
      const main = (await site('ourproducts.html')).replace(/<header[^]*?<\/header>/, '');
      expect(main.includes(`href="/${id}"`)).toBe(inMenu);
    },
  );
});

test.each([
  ['index', 'site/site'],
  ['homecards', 'site/site'],
  ['about', 'site/site'],
  ['contact', 'site/site'],
  ['enquire', 'site/site'],
  ['ourproducts', 'site/site'],
  ['Tradefairs', 'site/site'],
  ['baler', 'categories/baler'],
  ['tyrescrapbaler', 'categories/tyrescrapbaler'],
  ['glassbaler', 'categories/glassbaler'],
  ['other-equipment', 'categories/other-equipment'],
  ['othereqptemp', 'categories/other-equipment'],
  ['wire-washer', 'equipment/wire-washer'],
  ['ecosustain2026', 'fairs/ecosustain2026'],
])('the page %s shows the card %s where it is shared', async (page, card) => {
  expect(await cardOf(`${page}.html`)).toBe(`cards/${card}.png`);
});

test('a new category appears on its page, on its parent, in the menu, the grid and the form', async () => {
  expect(await site('glassbaler.html')).toContain('Glass Fibre Balers');
  for (const file of ['baler.html', 'about.html', 'ourproducts.html'])
    expect(await linksOf(file)).toContain('/glassbaler');
  expect(await site('enquire.html')).toContain('Glass Fibre Balers</option>');
  expect(await site('sitemap.xml')).toContain('/glassbaler</loc>');
});

test('a new equipment item appears on its page, in the grid, in both lists and in the form', async () => {
  expect(await site('wire-washer.html')).toContain('Wire Washer');
  expect(await linksOf('other-equipment.html')).toContain('/wire-washer');
  for (const file of ['othereqptemp.html', 'ourproducts.html']) {
    expect(await linksOf(file)).toContain('/enquire?machinery=other-equipment&model=Wire%20Washer');
  }
  expect(await site('enquire.html')).toContain('wire washer</option>');
  expect(await site('sitemap.xml')).toContain('/wire-washer</loc>');
});

test('a new fair with its gallery appears on the home page and on the page of all fairs', async () => {
  expect(await site('ecosustain2026.html')).toContain('Images and Videos of Ecosustain Expo 2026');
  for (const file of ['index.html', 'Tradefairs.html']) expect(await linksOf(file)).toContain('/ecosustain2026');
  expect(await site('sitemap.xml')).toContain('/ecosustain2026</loc>');
});

test('the catalogue that was copied is untouched', async () => {
  expect(await readFile(path.join(projectDir, 'src/generated/route-tree.gen.ts'), 'utf8')).not.toContain('blt300');
});
