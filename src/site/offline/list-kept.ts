import { compareNames } from '../../catalogue/language.ts';
import { caches as names } from './contract.ts';

/** A page or sheet that can be read without a connection. */
export interface KeptFile {
  path: string;
  label: string;
}

export interface KeptFiles {
  pages: KeptFile[];
  sheets: KeptFile[];
}

/**
 * A document's title without the brand, which all have. A whole document in the parser would break the page's policy.
 */
function titleOf(html: string): string | undefined {
  const [tag = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(tag, 'text/html');
  return title.split(' | ').slice(0, -1).join(' – ') || undefined;
}

async function list(cacheName: string, labelOf: (path: string, response: Response) => Promise<string>) {
  const cache = await caches.open(cacheName);
  const files: KeptFile[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    const path = new URL(request.url).pathname;
    if (response) files.push({ path, label: await labelOf(path, response) });
  }
  return files.sort((one, other) => compareNames(one.label, other.label, document.documentElement.lang));
}

/** What the service worker has kept on this device, by title. Browsers without such a store have kept nothing. */
export async function listKept(): Promise<KeptFiles> {
  if (!('caches' in window)) return { pages: [], sheets: [] };
  const pages = await list(names.pages, async (path, response) => titleOf(await response.text()) ?? path);
  const sheets = await list(names.sheets, async (path) => decodeURIComponent(path.slice(1)));
  return { pages, sheets };
}
