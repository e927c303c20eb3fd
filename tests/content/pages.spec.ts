import { test } from './content-test.ts';
import { holds } from './same-text.ts';
import { wantedPages } from './wanted-pages.ts';

test('Every entry has its page, with its heading', ({ content, site: { pages, statuses }, check }) => {
  for (const { path, name, file, heading } of wantedPages(content)) {
    const page = pages.get(path);
    check(page !== undefined, `${name} has no page: ${path} (from ${file}) answers ${statuses.get(path)}`);
    if (!page || heading === undefined) continue;
    const found = page.headings.join(' ');
    check(holds(found, heading), `The heading of ${path} is "${found}" and not "${heading}"`);
  }
});

test('Every page has a title, a description and one heading', ({ site: { pages }, check }) => {
  for (const { path, title, description, headings } of pages.values()) {
    check(title !== '', `${path} has no title`);
    check(description !== '', `${path} has no description`);
    const named = headings.filter((heading) => heading !== '');
    check(named.length === 1, `${path} has ${named.length} headings of the first level and not one`);
  }
});

test('Every page is in the sitemap, unless it is hidden from search engines', ({
  content,
  site: { pages, sitemap },
  check,
}) => {
  for (const { path, name, isPublic } of wantedPages(content)) {
    const isHidden = pages.get(path)?.isHidden ?? false;
    check(!(isPublic && isHidden), `${name} (${path}) is hidden from search engines`);
    check(sitemap.has(path) !== isHidden, `${path} is ${isHidden ? 'hidden and yet in' : 'not in'} the sitemap`);
  }
  for (const path of sitemap) check(pages.has(path), `The sitemap names ${path}, which is no page`);
});
