/** The URLs of a site in several languages: the first has none of its own, others stand below their tag. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import { asAppPath } from './paths.ts';

/** The path of a page in a further language (BCP 47): `/blt150` → `/ar/blt150`, `/` → `/ar`. */
export function pathIn(language: string, path: string): AppPath {
  return asAppPath(`/${language}${path === '/' ? '' : path}`);
}

/** Which of these languages a path is in; undefined for the first, whose pages have no tag in their address. */
export function languageOf(path: string, tags: readonly string[]): string | undefined {
  return tags.find((tag) => path === `/${tag}` || path.startsWith(`/${tag}/`));
}

/** The values of `hreflang` with their paths: `x-default` is the first language. None for a page in one language. */
export function alternatesOf(paths: Readonly<Record<string, AppPath>> = {}): [tag: string, path: AppPath][] {
  const all = Object.entries(paths);
  const [first] = all;
  return first && all.length > 1 ? [...all, ['x-default', first[1]]] : [];
}

/**
 * Data of the finder or the search, fetched on demand: `/_data/_index/find.json`, `/_data/ar/_index/find.json` in a
 * further language.
 */
export const indexPath = (name: 'find' | 'search', language?: string): string =>
  `/_data/${language === undefined ? '' : `${language}/`}_index/${name}.json`;
