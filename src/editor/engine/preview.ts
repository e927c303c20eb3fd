import type { Catalogue } from '../../catalogue/catalogue.ts';
import { linkedOption } from '../../catalogue/enquiry/enquiry-form.ts';
import type { KindId } from '../../catalogue/kinds.ts';
import { makeShell } from '../../catalogue/navigation.ts';
import type { Shell } from '../../catalogue/page-data.ts';
import type { PageData } from '#generated/pages.gen.ts';
import type { ListedPage } from '../../catalogue/pages/list-pages.ts';
import { enquirySearch, machineDrawingPath, machinePicturePath } from '../../catalogue/paths.ts';
import { listDrawings, type ListedDrawing } from '../../drawing/list-drawings.ts';

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
    const enquiry = enquirySearch(category.enquiryMachinery, linkedOption(catalogue, category));
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
  if (fairs.some(is)) return { lists: [(pages.tradefairs ?? pages.home).path] };
  return { lists: [offices.some(is) ? pages.contact.path : pages.home.path] };
}

/** One page of a catalogue with a draft in it. `changed` names the entry, whose drawings are not online. */
export function previewPage(
  catalogue: Catalogue,
  pages: readonly ListedPage[],
  choice: PreviewChoice,
  changed: { kind: KindId; id: string },
): PagePreview | undefined {
  const published = pages.find(({ path }) => path === choice.path)?.page();
  if (!published) return undefined;
  const page = withoutPicture(published, changed) as PageData;
  const wanted = drawingsIn(page, changed);
  const drawn = listDrawings(catalogue).filter(({ path }) => wanted.has(path));
  const drawings = Object.fromEntries(drawn.map((drawing) => [drawing.path, drawOnce(drawing)]));
  return { choice, page, shell: makeShell(catalogue), drawings };
}

/** Drawings by what they show: most changes of a draft leave its figures as they are, and a drawing takes a while. */
const drawnBefore = new Map<string, string>();
const mostDrawings = 40;

function drawOnce({ path, subject, draw }: ListedDrawing): string {
  const key = path + JSON.stringify(subject);
  const svg = drawnBefore.get(key) ?? draw();
  if (drawnBefore.size >= mostDrawings) drawnBefore.clear();
  drawnBefore.set(key, svg);
  return svg;
}

/** Kinds of entries for which the build makes a picture, and where it lies. */
const pictureFolders = new Map<KindId, 'models' | 'equipment' | 'categories'>([
  ['model', 'models'],
  ['equipment', 'equipment'],
  ['category', 'categories'],
]);

/** The picture of a draft's machine is made by the build; until then a view stands in the picture's place. */
function withoutPicture(value: unknown, changed: { kind: KindId; id: string }): unknown {
  const folder = pictureFolders.get(changed.kind);
  if (!folder) return value;
  const stem = machinePicturePath(folder, changed.id);
  const view = folder === 'categories' ? 'side' : 'front';
  const replaced = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(replaced);
    if (typeof inner !== 'object' || inner === null) return inner;
    const { photo, ...rest } = inner as { photo?: { stem?: string } };
    if (photo?.stem === stem) return { ...rest, src: machineDrawingPath(folder, changed.id, view) };
    return Object.fromEntries(Object.entries(inner).map(([name, field]) => [name, replaced(field)]));
  };
  return replaced(value);
}

/** The drawings of a page that the draft can have changed: its own, and below a category those of its machines. */
function drawingsIn(page: PageData, { kind, id }: { kind: KindId; id: string }): Set<string> {
  const text = JSON.stringify(page);
  const all = new Set([...text.matchAll(/"(\/drawings\/[^"]+\.svg)"/g)].map(([, path = '']) => path));
  if (kind === 'category' || kind === 'sheet' || kind === 'site') return all;
  if (kind === 'page-home') return new Set([...all].filter((path) => path.startsWith('/drawings/site/')));
  const folder = kind === 'model' ? 'models' : kind === 'equipment' ? 'equipment' : 'fairs';
  const stem =
    kind === 'fair' ? `/drawings/fairs/${id}` : machineDrawingPath(folder as 'models', id, 'side').slice(0, -9);
  // The sheet with all views takes as long as the rest together, and is no part of what an editor looks for.
  const isOwn = (path: string) => path.startsWith(`${stem}-`) || path === `${stem}.svg`;
  return new Set([...all].filter((path) => isOwn(path) && !/-(?:arrangement|elevation)(?:-small)?\.svg$/.test(path)));
}
