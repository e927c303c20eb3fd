/** Reads: the list of the site's files. Writes: nothing. Run by: scripts/steps/make-site.ts. A dead internal link stops the build. */
import { addressOf, numbersIn } from '../outputs/addresses.ts';
import type { FileList } from '../outputs/file-group.ts';

/**
 * Finds links to pages and files that do not exist.
 * @param isElsewhere whether an address is one for which no file of the list stands: what a server answers
 * @returns one sentence for each dead link, with the page that holds it
 */
export function findDeadLinks(files: FileList, isElsewhere: (address: string) => boolean): string[] {
  const pages = new Set([...files.keys()].filter((name) => name.endsWith('.html')).map(pathOfFile));
  const numbers = numbersIn([...files.values()].map(({ links = [] }) => links));
  const dead = new Set(
    numbers.filter((number) => {
      const link = addressOf(number);
      return !pages.has(link) && !isElsewhere(link) && !files.has(link.slice(1));
    }),
  );
  if (dead.size === 0) return [];
  return [...files].flatMap(([name, { links = [] }]) =>
    links.flatMap((number) =>
      dead.delete(number) ? `${pathOfFile(name)} links to ${addressOf(number)}, which does not exist` : [],
    ),
  );
}

const pathOfFile = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`);
