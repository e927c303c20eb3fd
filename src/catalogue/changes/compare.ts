import { compareTexts } from '../finding.ts';
import { findChanges, isEqual } from './differences.ts';
import { findMissingRedirects, normalise, targetOf, findRenames } from './moved-pages.ts';
import { filesOf, indexPlaces, placesOf, queriesOf, type PlaceIndex } from './places.ts';
import type { AddedPage, Change, ChangedPage, Comparison, RemovedPage, ReportedPage } from './report.ts';
import { pageName, type Side, type SidePage } from './side.ts';

/** What the step from one catalogue to another makes of the site. */
export function compareSides(before: Side, after: Side): Comparison {
  const old = new Map(before.pages.map((page) => [normalise(page.path), page]));
  const now = new Map(after.pages.map((page) => [normalise(page.path), page]));
  const added = after.pages.filter((page) => !old.has(normalise(page.path)));
  const removed = before.pages.filter((page) => !now.has(normalise(page.path)));
  const kept = after.pages.flatMap((page) => {
    const former = old.get(normalise(page.path));
    return former ? [{ former, page }] : [];
  });
  const renames = findRenames(removed, added);
  const index = indexPlaces(after);
  const [sheetsBefore, sheetsAfter] = [sheetsOf(before), sheetsOf(after)];
  return {
    origin: after.shell.origin,
    added: added.map((page) => describeAdded(page, index)),
    changed: kept.flatMap(({ former, page }) => describeChanged(former, page)),
    removed: removed.map((page) => describeRemoved(page, after, renames)),
    respelled: kept
      .filter(({ former, page }) => former.path !== page.path)
      .map(({ former, page }) => ({ from: former.path, to: page.path })),
    everywhere: countDrawings(findChanges(before.shell, after.shell)),
    sheets: { added: outside(sheetsAfter, sheetsBefore), removed: outside(sheetsBefore, sheetsAfter) },
    redirects: Object.entries(after.redirects)
      .filter(([from, to]) => targetOf(before.redirects, from) !== to)
      .map(([from, to]) => ({ from, to })),
    missing: findMissingRedirects(before, after, removed, renames),
    hasRedirects: Object.keys(after.redirects).length > 0,
  };
}

/** What must answer once the change is on the site: new and changed pages and their PDFs, by path. */
export function addressesToAnswer({ added, changed, sheets }: Comparison): string[] {
  const pages = [...added, ...changed].flatMap((page) => [page.path, ...page.sheets]);
  return [...new Set([...pages, ...sheets.added])].sort(compareTexts);
}

function describe(page: SidePage): ReportedPage {
  return { path: page.path, name: pageName(page), kind: page.kind, file: page.file };
}

function describeAdded(page: SidePage, index: PlaceIndex): AddedPage {
  const enquiries = queriesOf(page);
  return { ...describe(page), places: placesOf(page, index), sheets: filesOf(page, '.pdf'), enquiries };
}

function describeChanged(former: SidePage, page: SidePage): ChangedPage[] {
  const fileBefore = former.file === page.file ? {} : { fileBefore: former.file };
  if (isEqual(former.data, page.data) && former.file === page.file) return [];
  const changes = countDrawings(findChanges(shownOf(former), shownOf(page)));
  return [{ ...describe(page), changes, sheets: filesOf(page, '.pdf'), ...fileBefore }];
}

/** The drawings' addresses follow from the file's name: when that changes, they are counted and not listed. */
function countDrawings(changes: Change[]): Change[] {
  const isDrawing = ({ before, after }: Change) =>
    [before, after].every((text) => text?.startsWith('/drawings/') && text.endsWith('.svg'));
  const others = changes.filter((change) => !isDrawing(change));
  const number = changes.length - others.length;
  return number === 0 ? others : [...others, { where: 'drawings', after: `${number} with another address` }];
}

/** Page data without what follows from the rest: address and structured data. */
function shownOf({ data }: SidePage): Record<string, unknown> {
  const { path: _path, head, ...rest } = data;
  return { ...rest, head: { title: head.title, description: head.description } };
}

function describeRemoved(page: SidePage, after: Side, renames: Map<string, string>): RemovedPage {
  const redirect = targetOf(after.redirects, page.path);
  const renamedTo = renames.get(page.path);
  return {
    ...describe(page),
    ...(redirect === undefined ? {} : { redirect }),
    ...(renamedTo === undefined ? {} : { renamedTo }),
  };
}

function sheetsOf({ pages }: Side): Set<string> {
  return new Set(pages.flatMap((page) => filesOf(page, '.pdf')));
}

function outside(some: Set<string>, others: Set<string>): string[] {
  return [...some].filter((address) => !others.has(address)).sort(compareTexts);
}
