/** Reads: the list of the site's files. Writes: nothing. Run by: scripts/steps/build-site.ts. A dead internal link stops the build. */
import type { FileList } from '../outputs/generation.ts';

/**
 * Finds links to pages and files that do not exist.
 * @param isElsewhere whether an address is one for which no file of the list stands: what a server answers
 * @returns one sentence for each dead link, with the page that holds it
 */
export function findDeadLinks(files: FileList, isElsewhere: (address: string) => boolean): string[] {
  const pages = new Set([...files.keys()].filter((name) => name.endsWith('.html')).map(pathOfFile));
  const dead = new Map<string, string>();
  for (const [name, { links = [] }] of files) {
    for (const link of links) {
      if (dead.has(link) || pages.has(link) || isElsewhere(link) || files.has(link.slice(1))) continue;
      dead.set(link, name);
    }
  }
  return [...dead].map(([link, name]) => `${pathOfFile(name)} links to ${link}, which does not exist`);
}

const pathOfFile = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`);
