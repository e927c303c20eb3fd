/** Reads the built site: every page that the data requires or the sitemap names. */
import type { Browser } from '@playwright/test';
import { forEachLimited } from '../../scripts/lib/for-each-limited.ts';
import type { Content } from './read-content.ts';
import { readDocuments, type DocumentFacts } from './read-document.ts';
import { wantedPages } from './wanted-pages.ts';

/** Items per list on the home page, before the link to all of them. */
export const homeShows = 12;

/** A page and its path. */
export interface ReadPage extends DocumentFacts {
  path: string;
}

export interface ReadSite {
  /** `http://localhost:40123` */
  address: string;
  /** By path: the pages that are there. */
  pages: ReadonlyMap<string, ReadPage>;
  /** By path: the status of every page that was requested. */
  statuses: ReadonlyMap<string, number>;
  sitemap: ReadonlySet<string>;
}

/** Concurrent requests. More would only queue in the server. */
const concurrency = 16;

export async function readSite(address: string, browser: Browser, content: Content): Promise<ReadSite> {
  const wanted = wantedPages(content).map(({ path }) => path);
  const sitemap = await readSitemap(address);
  const statuses = new Map<string, number>();
  const documents = new Map<string, string>();
  await forEachLimited(new Set(['/', ...sitemap, ...wanted]), concurrency, async (path) => {
    const response = await fetch(address + path, { redirect: 'manual' });
    const text = await response.text();
    statuses.set(path, response.status);
    if (response.status === 200) documents.set(path, text);
  });
  const parser = await browser.newPage();
  const facts = await readDocuments(parser, [...documents.values()]);
  await parser.close();
  const pages = [...documents.keys()].flatMap((path, index): [string, ReadPage][] => {
    const read = facts[index];
    return read ? [[path, { ...read, path }]] : [];
  });
  return { address, pages: new Map(pages), statuses, sitemap };
}

async function readSitemap(address: string): Promise<Set<string>> {
  const text = await (await fetch(`${address}/sitemap.xml`)).text();
  return new Set([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname));
}
