/** Addresses that the site has had: none may lead nowhere, since they stand in search engines, e-mails and on paper. */
import { compareTexts } from '../finding.ts';
import { listOfPart } from '../paths.ts';
import type { MissingRedirect } from './report.ts';
import type { Side, SidePage } from './side.ts';

/** An address as the site looks it up: letter case and a final slash do not matter. */
export function normalise(path: string): string {
  return (path.replace(/\/+$/, '') || '/').toLowerCase();
}

/** Where redirects lead an address, in any spelling. */
export function targetOf(redirects: Record<string, string>, path: string): string | undefined {
  return Object.entries(redirects).find(([from]) => normalise(from) === normalise(path))?.[1];
}

/**
 * Addresses of pages and redirects that were there before and would lead nowhere, each with the page that it should
 * lead to: the one that has taken its place, else the nearest one above it that is left.
 */
export function findMissingRedirects(
  before: Side,
  after: Side,
  removed: readonly SidePage[],
  renames: ReadonlyMap<string, string>,
): MissingRedirect[] {
  const paths = new Map(after.pages.map(({ path }) => [normalise(path), path]));
  const answered = new Set([...paths.keys(), ...Object.keys(after.redirects).map(normalise)]);
  const successor = (page: SidePage) => renames.get(page.path) ?? nearestLeft(page, paths);
  // A list that has become shorter: its last pages are gone as its entries are, and what they showed stands before
  // them.
  const isEndOfList = ({ path }: SidePage) => {
    const list = listOfPart(path);
    return list !== undefined && paths.has(normalise(list));
  };
  const gone = removed
    .filter((page) => !isEndOfList(page))
    .map((page) => ({ from: page.path, to: successor(page), file: page.file }));
  const dropped = Object.entries(before.redirects).map(([from, to]) => {
    const page = removed.find((other) => normalise(other.path) === normalise(to));
    return { from, to: paths.get(normalise(to)) ?? (page ? successor(page) : '/'), file: 'site.yaml' };
  });
  return [...gone, ...dropped]
    .filter(({ from }) => !answered.has(normalise(from)))
    .sort((a, b) => compareTexts(a.from, b.from));
}

/** The last page on the way to a page that is still there; the home page at the latest. */
function nearestLeft({ data }: SidePage, paths: ReadonlyMap<string, string>): string {
  const way = data.breadcrumbs.flatMap(({ to }) => (to === undefined ? [] : (paths.get(normalise(to)) ?? [])));
  return way.findLast((path) => normalise(path) !== normalise(data.path)) ?? '/';
}
