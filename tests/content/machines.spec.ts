import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test, type Check } from './content-test.ts';
import { expectedEntries } from './expected-entries.ts';
import { tablesOf, type SpecificationTable } from './read-content.ts';
import type { ReadSite } from './read-site.ts';
import { holds, holdsRow, plain } from './same-text.ts';

/** The texts of the data that a page must contain, each with its label for messages. */
type Words = (readonly [what: string, text: string | undefined])[];

test('Every page says what its entry says: texts, lists, figures', ({ content, site, check }) => {
  for (const model of content.models) {
    const tables = tablesOf(content, model).flatMap(({ title, rows }) => [
      ['the table', title] as const,
      ...rowsOf(rows),
    ]);
    expectWords(site, model.path, tables, check);
  }
  for (const category of content.categories) {
    if (category.layout === 'equipment') continue;
    const { path, intro, body, features, applications, benefits, getInTouch } = category;
    expectWords(
      site,
      path,
      [
        ...many('the opening text', intro),
        // Only text pages show the body.
        ...(category.layout === 'text' ? many('the text', body) : []),
        ...many('the feature', features),
        ...many('the application', applications),
        ...many('the benefit', benefits),
        ['the closing block', getInTouch?.heading],
      ],
      check,
    );
  }
  for (const { path, overview = {} } of content.equipment) {
    expectWords(site, path, rowsOf(Object.entries(overview)), check);
  }
  for (const { page, texts } of expectedEntries(content)) {
    if (page) expectWords(site, page.path, many('the text', texts), check);
  }
});

const rowsOf = (rows: SpecificationTable['rows']): Words =>
  rows.map(([label, figure]) => ['the row', `${label} ${figure}`] as const);
const many = (what: string, texts: readonly string[] = []): Words => texts.map((text) => [what, text] as const);

function expectWords({ pages }: ReadSite, path: string, words: Words, check: Check): void {
  const text = plain(pages.get(path)?.text ?? '');
  for (const [what, part] of words) {
    if (part !== undefined) check(text.includes(plain(part)), `${path} does not show ${what}: ${part}`);
  }
}

test('Every machine has a PDF that carries its name and figures', async ({
  content,
  site: { address, pages },
  check,
}) => {
  const texts = new Map<string, string>();
  const machines = [
    ...content.models.map((model) => ({
      ...model,
      wanted: `/${model.sheetChanges ? model.id : (model.sheet ?? model.id)}.pdf`,
      tables: tablesOf(content, model),
    })),
    ...content.equipment.map((item) => ({
      ...item,
      wanted: `/${item.id}.pdf`,
      tables: [{ rows: Object.entries(item.overview ?? {}) }],
    })),
  ];
  for (const { name, path, wanted, tables } of machines) {
    const links = pages.get(path)?.links ?? [];
    check(
      links.some((link) => link.address === wanted),
      `${path} has no link to its PDF ${wanted}`,
    );
    const text = texts.get(wanted) ?? (await readPdf(address + wanted));
    texts.set(wanted, text);
    check(text !== '', `The PDF of ${name} is not there, or cannot be read: ${wanted}`);
    // A sheet supplied by the company may say anything.
    const isOwn = existsSync(join(content.dataDir, 'media/sheets', wanted));
    if (text === '' || isOwn) continue;
    check(holds(text, name), `${wanted} does not name ${name}`);
    for (const { rows } of tables) {
      for (const [label, figure] of rows) {
        check(holdsRow(text, label, figure), `${wanted} does not carry "${label}: ${figure}" of ${name}`);
      }
    }
  }
});

test('Every entry of another kind with a PDF has a link to it, and its PDF names it', async ({
  content,
  site: { address, pages },
  check,
}) => {
  for (const { file, page, sheet } of expectedEntries(content)) {
    if (!page || sheet === undefined) continue;
    const wanted = `/${basename(file, '.yaml')}.pdf`;
    const links = pages.get(page.path)?.links ?? [];
    check(
      links.some((link) => link.address === wanted),
      `${page.path} has no link to its PDF ${wanted}`,
    );
    check(holds(await readPdf(address + wanted), sheet), `${wanted} does not name ${sheet}`);
  }
});

/** The text of a PDF; empty when there is none. */
async function readPdf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) return '';
  const { extractText } = await import('unpdf');
  const bytes = new Uint8Array(await response.arrayBuffer());
  return extractText(bytes, { mergePages: true }).then(
    ({ text }) => text,
    () => '',
  );
}
