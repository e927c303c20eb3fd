import { compareTexts } from '../finding.ts';
import { listOfPart } from '../paths.ts';
import type { MissingRedirect } from './report.ts';
import type { Side, SidePage } from './side.ts';
import { isBlock } from '../fields/block.ts';

/** Normalizes a path as the site does: ignores case and a trailing slash. */
export function normalise(path: string): string {
  return (path.replace(/\/+$/, '') || '/').toLowerCase();
}

/** The redirect target of a path, ignoring case and a trailing slash. */
export function targetOf(redirects: Record<string, string>, path: string): string | undefined {
  return Object.entries(redirects).find(([from]) => normalise(from) === normalise(path))?.[1];
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
  const paths = new Map(after.pages.map(({ path }) => [normalise(path), path]));
  const answered = new Set([...paths.keys(), ...Object.keys(after.redirects).map(normalise)]);
  const successor = (page: SidePage) => renames.get(page.path) ?? nearestLeft(page, paths);
  // A list with fewer entries has fewer pages; its first page still shows the remaining ones.
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

/** The nearest breadcrumb that still exists, else the home page. */
function nearestLeft({ data }: SidePage, paths: ReadonlyMap<string, string>): string {
  const way = data.breadcrumbs.flatMap(({ to }) => (to === undefined ? [] : (paths.get(normalise(to)) ?? [])));
  return way.findLast((path) => normalise(path) !== normalise(data.path)) ?? '/';
}

/** Comparing this many pairs by text takes less than a second; with more, only the file name counts. */
const maxPairs = 50_000;

/** Minimum share of common texts for a renamed page. */
const enough = 0.5;

/**
 * Matches each removed page with the new page that replaces it.
 * @returns new paths by old path, each new path once
 */
export function findRenames(removed: readonly SidePage[], added: readonly SidePage[]): Map<string, string> {
  const texts = new Map([...removed, ...added].map((page) => [page, textsOf(page)]));
  const byText = removed.length * added.length <= maxPairs;
  const pairs = removed.flatMap((from) =>
    added
      .filter((to) => to.kind === from.kind && (byText || to.file === from.file))
      .map((to) => ({
        from: from.path,
        to: to.path,
        share: to.file === from.file ? 1 : commonShare(texts.get(from) ?? new Set(), texts.get(to) ?? new Set()),
      }))
      .filter(({ share }) => share >= enough),
  );
  const renames = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to } of pairs.sort((a, b) => b.share - a.share)) {
    if (renames.has(from) || taken.has(to)) continue;
    renames.set(from, to);
    taken.add(to);
  }
  return renames;
}

/** The visible texts of a page, without paths and parts shared with other pages. */
function textsOf({ data }: SidePage): Set<string> {
  const { head: _head, breadcrumbs: _breadcrumbs, kind: _kind, ...shown } = data;
  const texts = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === 'string' && !value.startsWith('/')) texts.add(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (isBlock(value) && typeof value['src'] !== 'string') Object.values(value).forEach(collect);
  };
  collect(shown);
  return texts;
}

/** Jaccard index: from 0 to 1. */
function commonShare(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((text) => b.has(text)).length;
  return common === 0 ? 0 : common / (a.size + b.size - common);
}
