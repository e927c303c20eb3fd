/** Reads: the built site. Writes: nothing. Run by: scripts/build.ts. A dead internal link stops the build. */
import path from 'node:path';
import { exists } from '../lib/exists.ts';

const attribute = /\s(?:href|src|poster|action)="(\/[^"/#?][^"#?]*|\/)(?:[?#][^"]*)?"/g;

/** The picture of a shared link has an absolute address. */
const shared = /<meta property="og:image" content="https?:\/\/[^/"]+(\/[^"]*)"/g;

/** Addresses of this site in a document's attributes, each once, decoded. */
export function internalLinks(html: string): Set<string> {
  const markup = html.replace(/<script type="application\/[^>]*>.*?<\/script>/gs, '');
  return new Set(
    [...markup.matchAll(attribute), ...markup.matchAll(shared)].map(([, address = '/']) =>
      decodeURIComponent(address.replaceAll('&amp;', '&')),
    ),
  );
}

/**
 * Finds links to pages and files that do not exist.
 * @param documents HTML by path
 * @param services addresses that a server answers and no file stands for
 * @returns one sentence for each dead link, with the page that holds it
 */
export async function findDeadLinks(
  documents: Map<string, string>,
  siteDir: string,
  services: string[],
): Promise<string[]> {
  const referrers = new Map<string, string>();
  for (const [page, html] of documents) {
    for (const link of internalLinks(html)) if (!referrers.has(link)) referrers.set(link, page);
  }
  const dead: string[] = [];
  for (const [link, page] of referrers) {
    if (documents.has(link) || services.includes(link)) continue;
    if (link === '/' || !(await exists(path.join(siteDir, link))))
      dead.push(`${page} links to ${link}, which does not exist`);
  }
  return dead;
}
