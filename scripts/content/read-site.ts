/** Crawls the built site: every reachable page, and the response of every address. */
import type { Browser } from '@playwright/test';
import { forEachLimited } from '../lib/for-each-limited.ts';
import { readDocuments, type DocumentFacts } from './read-document.ts';
import type { Content } from './read-content.ts';

/** The response of an address. */
export interface Answer {
  status: number;
  type: string;
  /** Target of a redirect. */
  location?: string;
}

/** A page and its path. */
export interface ReadPage extends DocumentFacts {
  path: string;
}

export interface ReadSite {
  /** `http://localhost:40123` */
  address: string;
  browser: Browser;
  /** By path: all pages reachable from the home page, the sitemap or the given paths. */
  pages: ReadonlyMap<string, ReadPage>;
  /** By path: every same-site address that a page links to or that was requested. */
  answers: ReadonlyMap<string, Answer>;
  sitemap: ReadonlySet<string>;
}

/** Concurrent requests. More would only queue in the server. */
const concurrency = 16;

/** Crawls the whole site. `wanted` are paths that must exist, whether linked or not. */
export async function readSite(
  { address, browser }: Pick<ReadSite, 'address' | 'browser'>,
  { site }: Content,
  wanted: readonly string[],
): Promise<ReadSite> {
  const pages = new Map<string, ReadPage>();
  const answers = new Map<string, Answer>();
  const sitemap = await readSitemap(address);
  const parser = await browser.newPage();
  let queue = new Set(['/', ...sitemap, ...wanted]);
  while (queue.size > 0) {
    const documents = new Map<string, string>();
    await forEachLimited([...queue], concurrency, async (path) => {
      const { answer, text } = await ask(address, path);
      answers.set(path, answer);
      if (text !== '') documents.set(path, text);
    });
    const facts = await readDocuments(parser, [...documents.values()]);
    const paths = [...documents.keys()];
    queue = new Set();
    for (const [index, fact] of facts.entries()) {
      const path = paths[index] ?? '';
      pages.set(path, { ...fact, path });
      for (const written of fact.addresses) {
        const found = pathOf(written, site.origin);
        if (found !== undefined && !answers.has(found)) queue.add(found);
      }
    }
  }
  await parser.close();
  return { address, browser, pages, answers, sitemap };
}

async function ask(address: string, path: string): Promise<{ answer: Answer; text: string }> {
  const response = await fetch(address + path, { redirect: 'manual' });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const location = response.headers.get('location');
  const answer = { status: response.status, type, ...(location === null ? {} : { location }) };
  if (response.status === 200 && type === 'text/html') return { answer, text: await response.text() };
  await response.body?.cancel();
  return { answer, text: '' };
}

async function readSitemap(address: string): Promise<Set<string>> {
  const text = await (await fetch(`${address}/sitemap.xml`)).text();
  return new Set([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname));
}

/** The path of a same-site address, without query and hash; undefined for other sites. */
export function pathOf(written: string, origin: string): string | undefined {
  if (!URL.canParse(written, origin)) return undefined;
  const url = new URL(written, `${origin}/`);
  return url.origin === new URL(origin).origin ? url.pathname : undefined;
}
