import { describe, expect, it } from 'vitest';
import { isPrivate } from '../../src/server/file-rules.ts';
import { llmsText } from '../../scripts/build/files/llms-text.ts';
import { datePages, redirectRules, siteFileOutputs, sitemap } from '../../scripts/build/files/site-files.ts';
import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { listPages, type ListedPage } from '../../src/features/page/list-pages.ts';
import { asAppPath } from '../../src/catalogue/paths.ts';
import { linked } from '../catalogue/support.ts';

const catalogue = linked();
const undated = listPages(catalogue);
/** The pages for search engines. */
const listed = undated.filter(({ isHidden }) => !isHidden);
const origin = 'https://www.example.com';
const dates = new Map([
  ['models/blt150.yaml', '2025-03-01'],
  ['categories/baler.yaml', '2024-01-31'],
  ['sheets/sht2000.yaml', '2025-05-01'],
  ['models/tcpcr100.yaml', '2025-04-01'],
]);
const pages = datePages(undated, dates);
const addresses = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('names every page for search engines, with the date of its file', () => {
    const text = sitemap(origin, pages);
    expect(addresses(text)).toEqual(listed.map(({ path }) => origin + path));
    expect(listed.length).toBe(pages.length - 3);
    expect(text).toContain(`<loc>${origin}/blt150</loc><lastmod>2025-03-01</lastmod>`);
  });

  it('has the newest date of pages that several files make', () => {
    const dateOf = (path: string) => pages.find((page) => page.path === path)?.modified;
    // Of the shared sheet, and of the model in its category.
    expect(dateOf('/tcpcr100')).toBe('2025-05-01');
    expect(dateOf('/tyrecutting')).toBe('2025-04-01');
    expect(dateOf('/tyrescrapbaler')).toBe('2025-03-01');
    expect(dateOf('/about')).toBeUndefined();
  });

  it('is named in robots.txt', () => {
    const outputs = siteFileOutputs(enquirySiteOf(catalogue), pages, {}, dates);
    expect(outputs.map(({ path }) => path)).toContain('robots.txt');
    expect(outputs.map(({ path }) => path)).toContain('sitemap.xml');
  });
});

it('names the contact for vulnerabilities, for a year from the last change', () => {
  const outputs = siteFileOutputs(
    enquirySiteOf(catalogue),
    pages,
    {},
    new Map([
      ['/a', '2026-01-01'],
      ['/b', '2025-01-01'],
    ]),
  );
  const file = outputs.find(({ path }) => path === '.well-known/security.txt');
  expect(file).toBeDefined();
  expect(isPrivate('.well-known/security.txt')).toBe(false);
  const none = siteFileOutputs(enquirySiteOf(catalogue), pages, {}, new Map());
  expect(none.map(({ path }) => path)).not.toContain('.well-known/security.txt');
});

it('the first page of a long list has its own address alone', () => {
  const further = { ...(pages[0] as ListedPage), path: asAppPath('/secondaryShredder/page/2'), pageNumber: 2 };
  const rules = redirectRules([...pages, further], {}).split('\n');
  expect(rules).toContain('/secondaryShredder/page/1 /secondaryShredder 301');
  expect(rules).toContain('/secondaryshredder/page/2 /secondaryShredder/page/2 301');
});

describe('llms.txt', () => {
  it('says what the site is, and lists each machine and page with its address', async () => {
    const { loadFrozen } = await import('../frozen-catalogue.ts');
    const frozen = await loadFrozen();
    const text = llmsText(frozen);
    expect(text).toMatch(/^# Punarloop\n\n> /);
    const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = '']) => new URL(address).pathname);
    const { models, equipment, categories } = frozen;
    for (const { path } of [...models, ...equipment, ...categories]) expect(links, path).toContain(path);
    for (const path of ['/blt150.pdf', '/ifat', '/contact', '/Tradefairs', '/find']) expect(links).toContain(path);
    expect(text).not.toMatch(/undefined|\]\(\)/);
  });
});
