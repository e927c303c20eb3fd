import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { kindOf, machineFolderOf, type KindId } from '../../catalogue/kinds.ts';
import { makeShell, type Shell } from '../../catalogue/navigation.ts';
import type { PageData } from '#generated/pages.gen.ts';
import type { ListedPage } from '../../features/page/list-pages.ts';
import { machineDrawingPath, machinePicturePath } from '../../catalogue/paths.ts';
import { replaceBlocks } from './replace-blocks.ts';
import type { ListedDrawing } from '../../drawing/list-drawings.ts';
import { plantDrawings, plantSize } from '../../drawing/plant/plant-drawings.ts';
import { listDrawings, listPlants } from '../../features/kinds/list-drawings.ts';

/** A page that shows the entry. */
export interface PreviewChoice {
  /** The entry's own page, a list with it, or the enquiry form with the machine filled in. */
  what: 'own' | 'list' | 'enquiry';
  path: string;
  /** The query, with its question mark. */
  search: string;
  title: string;
}

/** A page of the site with the draft in it. */
export interface PagePreview {
  choice: PreviewChoice;
  page: PageData;
  shell: Shell;
  /** Unpublished drawings by URL. */
  drawings: ReadonlyMap<string, string>;
}

/** The pages that show an entry, its own first. */
export function choicesOf(catalogue: Catalogue, pages: readonly ListedPage[], file: string): PreviewChoice[] {
  // Its own address before those of its comparison.
  const ofEntry = pages.filter((page) => page.file === file).toSorted((a, b) => depthOf(a) - depthOf(b));
  const choice = (what: PreviewChoice['what'], path: string | undefined, search = ''): PreviewChoice[] => {
    const page = pages.find((listed) => listed.path === path);
    return page ? [{ what, path: page.path, search, title: page.page().head.title }] : [];
  };
  const around = findAround(catalogue, file);
  return [
    ...ofEntry.flatMap(({ path }) => choice('own', path)),
    ...around.lists
      .filter((path) => !ofEntry.some((page) => page.path === path))
      .flatMap((path) => choice('list', path)),
    ...(around.enquiry === undefined ? [] : choice('enquiry', catalogue.pages.enquire.path, around.enquiry)),
  ];
}

const depthOf = ({ path }: ListedPage): number => path.split('/').length;

/** The lists that contain an entry, and the query of its enquiry link; a page of its own is on the home page. */
function findAround(
  catalogue: Catalogue,
  file: string,
): { lists: (string | undefined)[]; enquiry?: string | undefined } {
  const [around] = declaredKinds.flatMap((kind) => {
    const entry = kind.entries(catalogue).find((candidate) => candidate.file === file);
    if (!entry) return [];
    return { lists: kind.listedOn?.(catalogue, entry) ?? [], enquiry: kind.enquirySearch?.(catalogue, entry) };
  });
  return around ? { ...around, lists: [...around.lists] } : { lists: [catalogue.pages.home.path] };
}

type PlantMeasures = ReturnType<ReturnType<typeof plantSize>['make']>;

/** Sizes of plants by their machines: most edits do not change them. */
const sizedBefore = new Map<string, PlantMeasures>();

/** A catalogue whose plants are measured when a page asks for their floor and height. */
export function withPlantMeasures(catalogue: Catalogue): Catalogue {
  const get = (id: string): PlantMeasures | undefined => {
    const plant = listPlants(catalogue).find((candidate) => candidate.id === id);
    if (!plant) return undefined;
    const { key, make } = plantSize(plant);
    const sized = sizedBefore.get(key) ?? make();
    if (sizedBefore.size >= maxDrawings) sizedBefore.clear();
    sizedBefore.set(key, sized);
    return sized;
  };
  return { ...catalogue, plantMeasures: { get } };
}

/** One page of a catalogue with the proposal. `changed` are the entries whose drawings are not published. */
export function previewPage(
  catalogue: Catalogue,
  pages: readonly ListedPage[],
  choice: PreviewChoice,
  changed: readonly EntryName[],
): PagePreview | undefined {
  const published = pages.find(({ path }) => path === choice.path)?.page();
  if (!published) return undefined;
  const page = changed.reduce(withoutPicture, published);
  const wanted = new Set(changed.flatMap((name) => drawingsIn(page, name)));
  const drawn = [...listDrawings(catalogue), ...listPlants(catalogue).flatMap(plantDrawings)].filter(({ path }) =>
    wanted.has(path),
  );
  const drawings = new Map(drawn.map((drawing) => [drawing.path, drawOnce(drawing)]));
  return { choice, page, shell: makeShell(catalogue), drawings };
}

interface EntryName {
  kind: KindId;
  id: string;
}

/** Cache of drawings by their input: most edits do not change it, and a drawing is slow. */
const drawnBefore = new Map<string, string>();
const maxDrawings = 200;

function drawOnce({ path, subject, draw }: ListedDrawing): string {
  const key = path + JSON.stringify(subject);
  const svg = drawnBefore.get(key) ?? draw();
  if (drawnBefore.size >= maxDrawings) drawnBefore.clear();
  drawnBefore.set(key, svg);
  return svg;
}

/** Only the build makes a machine's picture, so the preview shows a view instead. */
function withoutPicture(page: PageData, { kind, id }: EntryName): PageData {
  const folder = machineFolderOf(kindOf(kind).folder);
  if (!folder) return page;
  const stem = machinePicturePath(folder, id);
  const src = machineDrawingPath(folder, id, kind === 'category' ? 'side' : 'front');
  return replaceBlocks(page, (block) => {
    const { photo, ...rest } = block as { photo?: { stem?: string } };
    return photo?.stem === stem ? { ...rest, src } : undefined;
  });
}

/** The drawings of a page that the draft may have changed: its own, or those of the machines below a category. */
function drawingsIn(page: PageData, { kind, id }: EntryName): string[] {
  const all = JSON.stringify(page).match(/(?<=")\/drawings\/[^"]+\.svg(?=")/g) ?? [];
  if (kind === 'category' || kind === 'sheet' || kind === 'site') return all;
  const stem = `/drawings/${kindOf(kind).folder}/${id}`;
  const starts = kind === 'page-home' ? ['/drawings/site/'] : [`${stem}-`, `${stem}_`, `${stem}.svg`];
  // The general arrangement is left out: it takes as long as all others together and editors do not need it.
  const isSlow = /-arrangement(?:-small)?\.svg$/;
  return all.filter((path) => starts.some((start) => path.startsWith(start)) && !isSlow.test(path));
}
