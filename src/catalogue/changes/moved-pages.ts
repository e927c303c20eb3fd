/** Pages that have another address now, and old addresses that would lead nowhere. */
import { compareTexts } from '../finding.ts';
import { listOfPart } from '../paths.ts';
import type { MissingRedirect } from './report.ts';
import type { Side, SidePage } from './side.ts';
import { isBlock } from '../fields/block.ts';

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

/** So many pairs are compared by their texts within a second; with more, only the file counts. */
const mostPairs = 50_000;

/** From this share of common texts on, a new page counts as the old one under another address. */
const enough = 0.5;

/**
 * Finds for each removed page the new one that has taken its place, if there is one.
 * @returns the new path by the old one; no new path twice
 */
export function findRenames(removed: readonly SidePage[], added: readonly SidePage[]): Map<string, string> {
  const texts = new Map([...removed, ...added].map((page) => [page, textsOf(page)]));
  const byText = removed.length * added.length <= mostPairs;
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

/** The texts that a visitor reads on a page: no addresses, and nothing that stands on its sisters too. */
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

/** Common members over all members, from 0 to 1 (Jaccard's index). */
function commonShare(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((text) => b.has(text)).length;
  return common === 0 ? 0 : common / (a.size + b.size - common);
}
