import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { endingOf, encodings, type Encoding } from './load-file.ts';
import { makePathMap, type Resolution } from './path-map.ts';

export interface SiteList {
  /** Identifies this state of the folder. */
  mark: string;
  /** Encodings of each file, by its path relative to the folder with forward slashes. */
  files: Map<string, Encoding[]>;
  resolve: (path: string) => Resolution;
}

/** Parses the build's `_redirects`: lines of `from to status`. */
export function parseRedirects(text: string): Record<string, string> {
  const lines = text.split('\n').filter(Boolean);
  return Object.fromEntries(lines.map((line) => line.split(' ').slice(0, 2).map(decodeURI)));
}

/**
 * Identifies the state of a built site: a build replaces the whole folder, manual changes update its mtime.
 * @returns undefined while the folder is being replaced
 */
export async function markOf(siteDir: string): Promise<string | undefined> {
  try {
    const [folder, home] = await Promise.all([stat(siteDir), stat(path.join(siteDir, 'index.html'))]);
    return [folder.dev, folder.ino, folder.mtimeMs, home.ino, home.mtimeMs, home.size].join(' ');
  } catch {
    return undefined;
  }
}

/** Lists a built site's files, pages and redirects; undefined while the folder is being replaced. */
export async function listSite(siteDir: string): Promise<SiteList | undefined> {
  const mark = await markOf(siteDir);
  if (mark === undefined) return undefined;
  try {
    const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
    const names = new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
    );
    const files = new Map<string, Encoding[]>();
    for (const name of names) {
      if (/\.(br|gz)$/.test(name)) continue;
      const present = encodings.filter((encoding) => names.has(name + endingOf[encoding]));
      files.set(name, present);
    }
    const pages = [...files.keys()].filter((name) => name.endsWith('.html'));
    const redirects = await readFile(path.join(siteDir, '_redirects'), 'utf8').catch(() => '');
    const resolve = makePathMap(pages, parseRedirects(redirects));
    return (await markOf(siteDir)) === mark ? { mark, files, resolve } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
