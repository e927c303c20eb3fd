import type { PageData } from '../../catalogue/page-data.ts';
import { dataPath } from '../../catalogue/paths.ts';

/**
 * Fetches a page's data for a navigation in the page. Data that is missing or unreadable (another version of the
 * site was published meanwhile) leads to an ordinary load of the page; while only preloading it rejects.
 */
export async function fetchPage(path: string, preload: boolean): Promise<PageData> {
  try {
    const response = await fetch(dataPath(path));
    if (response.ok) return (await response.json()) as PageData;
    throw new Error(`${dataPath(path)} answered ${response.status}`);
  } catch (error) {
    if (preload) throw error;
    location.assign(location.href);
    return new Promise<never>(() => undefined);
  }
}
