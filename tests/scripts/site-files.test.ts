import { describe, expect, it } from 'vitest';
import { isPrivate } from '../../src/server/file-rules.ts';
import { redirectRules, siteFileOutputs, sitemaps } from '../../scripts/build/files/site-files.ts';
import { makeEnquirySite } from '../../src/catalogue/enquiry/enquiry-site.ts';
import { listPages, type ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import { asAppPath } from '../../src/catalogue/paths.ts';
import { linked } from '../catalogue/support.ts';

const catalogue = linked();
const pages = listPages(catalogue);
/** The pages for search engines. */
const listed = pages.filter(({ isHidden }) => !isHidden);
const third = Math.ceil(listed.length / 3);
const origin = 'https://www.example.com';
const dates = new Map([
  ['models/blt150.yaml', '2025-03-01'],
  ['categories/baler.yaml', '2024-01-31'],
]);
const addresses = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('is one file while all addresses have room in it', () => {
    const files = sitemaps(origin, pages, dates);
    expect(Object.keys(files)).toEqual(['sitemap.xml']);
    expect(addresses(files['sitemap.xml'])).toEqual(listed.map(({ path }) => origin + path));
    expect(listed.length).toBe(pages.length - 2);
    expect(files['sitemap.xml']).toContain(`<loc>${origin}/blt150</loc><lastmod>2025-03-01</lastmod>`);
    expect(Object.keys(sitemaps(origin, pages, dates, listed.length))).toEqual(['sitemap.xml']);
  });

  it('is an index of several otherwise, each as new as the newest of its pages', () => {
    const files = sitemaps(origin, pages, dates, third);
    const names = ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'];
    expect(Object.keys(files)).toEqual(['sitemap.xml', ...names]);
    expect(addresses(files['sitemap.xml'])).toEqual(names.map((name) => `${origin}/${name}`));
    expect(files['sitemap.xml']).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(files['sitemap.xml']).toContain(`<loc>${origin}/sitemap-1.xml</loc><lastmod>2025-03-01</lastmod>`);
    expect(files['sitemap.xml']).toContain(`<loc>${origin}/sitemap-3.xml</loc></sitemap>`);
    const parts = names.map((name) => addresses(files[name]));
    expect(parts.map(({ length }) => length)).toEqual([third, third, listed.length - 2 * third]);
    expect(parts.flat()).toEqual(listed.map(({ path }) => origin + path));
  });

  it('is named in robots.txt', () => {
    const outputs = siteFileOutputs(makeEnquirySite(catalogue), pages, {}, dates);
    expect(outputs.map(({ path }) => path)).toContain('robots.txt');
    expect(outputs.map(({ path }) => path)).toContain('sitemap.xml');
  });
});

it('names the contact for vulnerabilities, for a year from the last change', () => {
  const outputs = siteFileOutputs(
    makeEnquirySite(catalogue),
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
  const none = siteFileOutputs(makeEnquirySite(catalogue), pages, {}, new Map());
  expect(none.map(({ path }) => path)).not.toContain('.well-known/security.txt');
});

it('the first page of a long list has its own address alone', () => {
  const further = { ...(pages[0] as ListedPage), path: asAppPath('/secondaryShredder/page/2'), pageNumber: 2 };
  const rules = redirectRules([...pages, further], {}).split('\n');
  expect(rules).toContain('/secondaryShredder/page/1 /secondaryShredder 301');
  expect(rules).toContain('/secondaryshredder/page/2 /secondaryShredder/page/2 301');
});
