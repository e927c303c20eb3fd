/** What the search finds, each with the words to find it by. Runs in the build only. */
import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { PageSearch } from '#generated/entries.gen.ts';
import { defaults } from '#generated/defaults.gen.ts';
import { searchedPages } from '#generated/page-files.gen.ts';
import { lists, type PageData } from '#generated/pages.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { hasPage, pageLabel } from '../../catalogue/navigation.ts';
import { runningTexts } from '../../catalogue/texts.ts';
import type { PageEntry } from '../page/declare.ts';
import { textsIn, type SearchDocument } from '../kinds/search-document.ts';

const order = Object.keys((defaults['page-search'] as PageSearch).kinds);
/** A kind without a place there comes last. */
const placeOf = ({ kind }: SearchDocument) => (order.includes(kind) ? order.indexOf(kind) : order.length);

/** All documents by kind, each kind in list order; the pages of no entry come last. */
export function listDocuments(catalogue: Catalogue): SearchDocument[] {
  const ofEntries = declaredKinds.flatMap((kind) => kind.documents?.(catalogue) ?? []);
  return [...ofEntries.sort((a, b) => placeOf(a) - placeOf(b)), ...pageDocuments(catalogue)];
}

/** The company's pages, with what kinds of entry add to them, and those that say by what they are found. A file format links to the files. */
function pageDocuments(catalogue: Catalogue): SearchDocument[] {
  const ofKinds = declaredKinds.flatMap((kind) => kind.pageTexts?.(catalogue) ?? []);
  const there = (['home', ...searchedPages] as const).flatMap((name) => {
    const page = catalogue.pages[name];
    return page && hasPage(page) ? [{ name, page }] : [];
  });
  const pages = there.map(({ name, page }) => {
    const ofPage = ofKinds.filter(({ page: { id } }) => id === page.id);
    const files = page.id === 'downloads' ? Object.values(catalogue.pages.downloads.files) : [];
    return {
      title: pageLabel(catalogue, page),
      path: page.path,
      more: [page.title, ...ofPage.flatMap(({ more = [] }) => more), ...files].join(' '),
      texts: textsIn(
        runningTexts(`page-${name}`, page),
        ofPage.map(({ texts = [] }) => texts),
      ),
    };
  });
  const listed = Object.values(lists).flatMap((list): PageEntry<PageData>[] => list(catalogue));
  const further = listed.flatMap(({ foundAs: title, path }) =>
    title === undefined ? [] : [{ title, path, more: '', texts: [] }],
  );
  return [...pages, ...further].map((page) => ({ kind: 'page', note: '', ...page }));
}
