import { compareTexts } from '../../yaml/finding.ts';
import { firstPagePath, lookupKey } from '../../catalogue/paths.ts';
import type { MissingRedirect } from './report.ts';
import type { Side, SidePage } from './side.ts';

/** The redirect target of a path, ignoring case and a trailing slash. */
export function targetOf(redirects: Record<string, string>, path: string): string | undefined {
  return Object.entries(redirects).find(([from]) => lookupKey(from) === lookupKey(path))?.[1];
}

/**
 * Old page and redirect paths that would be dead links, each with a suggested target: the renamed page, else its
 * nearest remaining ancestor.
 */
export function findMissingRedirects(
  before: Side,
  after: Side,
  removed: readonly SidePage[],
  renames: ReadonlyMap<string, string>,
): MissingRedirect[] {
  const paths = new Map(after.pages.map(({ path }) => [lookupKey(path), path]));
  const repeating = after.repeating.map(({ path }) => path);
  const answered = new Set([...paths.keys(), ...[...repeating, ...Object.keys(after.redirects)].map(lookupKey)]);
  const successor = (page: SidePage) => renames.get(page.path) ?? nearestLeft(page, paths);
  // A list with fewer entries has fewer pages; its first page still shows the remaining ones.
  const isEndOfList = ({ path }: SidePage) => {
    const list = firstPagePath(path);
    return list !== undefined && paths.has(lookupKey(list));
  };
  const gone = removed
    .filter((page) => !isEndOfList(page))
    .map((page) => ({ from: page.path, to: successor(page), file: page.file }));
  const dropped = Object.entries(before.redirects).map(([from, to]) => {
    const page = removed.find((candidate) => lookupKey(candidate.path) === lookupKey(to));
    return { from, to: paths.get(lookupKey(to)) ?? (page ? successor(page) : '/'), file: 'site.yaml' };
  });
  return [...gone, ...dropped]
    .filter(({ from }) => !answered.has(lookupKey(from)))
    .sort((a, b) => compareTexts(a.from, b.from));
}

/** The nearest breadcrumb that still exists, else the home page. */
function nearestLeft({ data }: SidePage, paths: ReadonlyMap<string, string>): string {
  const way = data.breadcrumbs.flatMap(({ to }) => (to === undefined ? [] : (paths.get(lookupKey(to)) ?? [])));
  return way.findLast((path) => lookupKey(path) !== lookupKey(data.path)) ?? '/';
}

/**
 * Matches removed pages with the new pages that replace them: the one of the same file, else the only new page of its
 * kind below the same page, if it is also the only one removed there.
 * @returns new paths by old path
 */
export function findRenames(removed: readonly SidePage[], added: readonly SidePage[]): Map<string, string> {
  const placeOf = ({ kind, data }: SidePage) => `${kind} ${data.breadcrumbs.at(-2)?.to}`;
  const [gone, made] = [Map.groupBy(removed, placeOf), Map.groupBy(added, placeOf)];
  const successors = removed.flatMap((from): [string, string][] => {
    const ofFile = added.find(({ kind, file }) => kind === from.kind && file === from.file);
    const [only, ...others] = made.get(placeOf(from)) ?? [];
    const isOnly = others.length === 0 && gone.get(placeOf(from))?.length === 1;
    const to = ofFile ?? (isOnly ? only : undefined);
    return to ? [[from.path, to.path]] : [];
  });
  return new Map(successors);
}
