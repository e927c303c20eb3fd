import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { KindId } from '../../catalogue/kinds.ts';
import { makeShell } from '../../catalogue/navigation.ts';
import type { PageData, Shell } from '../../catalogue/page-data.ts';
import type { ListedPage } from '../../catalogue/pages/list-pages.ts';
import { enquirySearch, machineDrawingPath } from '../../catalogue/paths.ts';
import { listDrawings } from '../../drawing/list-drawings.ts';

/** A page of the site on which an entry is to be seen. */
export interface PreviewChoice {
  /** The entry's own page, a list with the entry, or the enquiry form with the machine filled in. */
  what: 'own' | 'list' | 'enquiry';
  path: string;
  /** The query of the address, with its question mark. */
  search: string;
  title: string;
}

/** A page as the site would show it, with all that is not online yet. */
export interface PagePreview {
  choice: PreviewChoice;
  page: PageData;
  shell: Shell;
  /** Drawings that are not online as they would be, by their addresses. */
  drawings: Record<string, string>;
}

/** The pages that show an entry: its own first. */
export function choicesOf(catalogue: Catalogue, pages: readonly ListedPage[], file: string): PreviewChoice[] {
  const own = pages.filter((page) => page.file === file);
  const choice = (what: PreviewChoice['what'], path: string | undefined, search = ''): PreviewChoice[] => {
    const page = pages.find((listed) => listed.path === path);
    return page ? [{ what, path: page.path, search, title: page.page().head.title }] : [];
  };
  const around = findAround(catalogue, file);
  return [
    ...own.flatMap(({ path }) => choice('own', path)),
    ...around.lists.filter((path) => !own.some((page) => page.path === path)).flatMap((path) => choice('list', path)),
    ...(around.enquiry === undefined ? [] : choice('enquiry', catalogue.pages.enquire.path, around.enquiry)),
  ];
}

/** The lists that an entry stands in, and the query of its enquiry link. */
function findAround(catalogue: Catalogue, file: string): { lists: string[]; enquiry?: string } {
  const { pages, models, categories, equipment, sheets, fairs, offices } = catalogue;
  const is = (entry: { file: string }) => entry.file === file;
  const model = models.find(is);
  if (model) return { lists: [model.category.path], enquiry: model.enquiryLink.search ?? '' };
  const category = categories.find(is);
  if (category) {
    const enquiry = enquirySearch(category.enquiryMachinery);
    return { lists: [category.parent?.path ?? pages.ourproducts.path], enquiry };
  }
  const item = equipment.find(is);
  if (item) {
    const home = categories.find(({ layout }) => layout === 'equipment');
    const lists = [home?.path, home?.listing?.path].filter((path) => path !== undefined);
    return { lists, enquiry: item.enquiryLink.search ?? '' };
  }
  const sheet = sheets.find(is);
  if (sheet) return { lists: sheet.models.slice(0, 1).map(({ path }) => path) };
  if (fairs.some(is)) return { lists: [pages.tradefairs.path] };
  return { lists: [offices.some(is) ? pages.contact.path : pages.home.path] };
}

/** One page of a catalogue with a draft in it. `changed` names the entry, whose drawings are not online. */
export function previewPage(
  catalogue: Catalogue,
  pages: readonly ListedPage[],
  choice: PreviewChoice,
  changed: { kind: KindId; id: string },
): PagePreview | undefined {
  const page = pages.find(({ path }) => path === choice.path)?.page();
  if (!page) return undefined;
  const wanted = drawingsIn(page, changed);
  const drawn = listDrawings(catalogue).filter(({ path }) => wanted.has(path));
  const drawings = Object.fromEntries(drawn.map(({ path, draw }) => [path, draw()]));
  return { choice, page, shell: makeShell(catalogue), drawings };
}

/** The drawings of a page that the draft can have changed: its own, and below a category those of its machines. */
function drawingsIn(page: PageData, { kind, id }: { kind: KindId; id: string }): Set<string> {
  const text = JSON.stringify(page);
  const all = new Set([...text.matchAll(/"(\/drawings\/[^"]+\.svg)"/g)].map(([, path = '']) => path));
  if (kind === 'category' || kind === 'sheet' || kind === 'site') return all;
  const folder = kind === 'model' ? 'models' : kind === 'equipment' ? 'equipment' : 'fairs';
  const stem =
    kind === 'fair' ? `/drawings/fairs/${id}` : machineDrawingPath(folder as 'models', id, 'side').slice(0, -9);
  return new Set([...all].filter((path) => path.startsWith(`${stem}-`) || path === `${stem}.svg`));
}
