import type { PageData } from '#generated/pages.gen.ts';
import { dataPath } from '../../catalogue/paths.ts';
import { LoadError } from './load-chunk.ts';

/**
 * Fetches a page's data for a navigation in the page, by its path in any spelling.
 * @throws LoadError when it is missing or unreadable: another version of the site was published meanwhile, or the line
 *   is down
 */
export async function fetchPage(path: string): Promise<PageData> {
  const address = dataPath(path);
  let status = 0;
  try {
    const response = await fetch(address);
    ({ status } = response);
    if (!response.ok) throw new Error(`it was answered with ${status}`);
    return (await response.json()) as PageData;
  } catch (cause) {
    throw Object.assign(new LoadError('file', address, { cause }), { isMissing: status === 404 });
  }
}
