import { dataPath } from '../catalogue/paths.ts';
import type { PageBase } from '../catalogue/shown/parts.ts';
import { LoadError } from './load-chunk.ts';

/**
 * Fetches a page's data for a client-side navigation, by its path in any letter case.
 * @throws LoadError when it is missing or unreadable: offline, or a new version of the site was published meanwhile
 */
export async function fetchPage<Page extends PageBase<string>>(path: string): Promise<Page> {
  const address = dataPath(path);
  let status = 0;
  try {
    const response = await fetch(address);
    ({ status } = response);
    if (!response.ok) throw new Error(`it was answered with ${status}`);
    return (await response.json()) as Page;
  } catch (cause) {
    throw Object.assign(new LoadError('file', address, { cause }), { isMissing: status === 404 });
  }
}
