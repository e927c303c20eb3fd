/** A dead internal link stops the build. Run by: make-site.ts. */
import type { FileList } from './manifest.ts';

/**
 * Finds links to pages and files that do not exist.
 * @param isElsewhere whether an address is one for which no file of the list stands: what a server answers
 * @returns one sentence for each dead link, with the first page that holds it
 */
export function findDeadLinks(files: FileList, isElsewhere: (address: string) => boolean): string[] {
  const pages = new Set([...files.keys()].filter((name) => name.endsWith('.html')).map(pathOfFile));
  const isDead = (link: string) => !pages.has(link) && !files.has(link.slice(1)) && !isElsewhere(link);
  const dead = new Map<string, string>();
  for (const [name, { links = [] }] of files) {
    for (const link of links) if (!dead.has(link) && isDead(link)) dead.set(link, pathOfFile(name));
  }
  return [...dead].map(([link, page]) => `${page} links to ${link}, which does not exist`);
}

const pathOfFile = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`);
