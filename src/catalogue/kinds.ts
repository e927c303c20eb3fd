/** The kinds of entry: which folder holds them, which schema they follow, what they are called in a sentence. */
import { optionalPages, pageFiles, type PageFile } from '#generated/page-files.gen.ts';

/** Words of a kind: `one` with its article ("a model"), `many` without ("models"). */
export interface Kind {
  /** Name of the schema: `schemas/<id>.schema.json`. */
  id: string;
  /** Name of the TypeScript type that is made from the schema. */
  type: string;
  /** Folder under data/; empty for site.yaml, words.yaml and units.yaml. */
  folder: string;
  /** File name without its ending, where the kind has one file only. */
  file?: string;
  one: string;
  many: string;
}

const entryKinds = [
  { id: 'category', type: 'Category', folder: 'categories', one: 'a category', many: 'categories' },
  { id: 'model', type: 'Model', folder: 'models', one: 'a model', many: 'models' },
  { id: 'sheet', type: 'Sheet', folder: 'sheets', one: 'a sheet', many: 'sheets' },
  { id: 'equipment', type: 'EquipmentItem', folder: 'equipment', one: 'an equipment item', many: 'equipment items' },
  { id: 'fair', type: 'Fair', folder: 'fairs', one: 'a fair', many: 'fairs' },
  { id: 'office', type: 'Office', folder: 'offices', one: 'an office', many: 'offices' },
  { id: 'testimonial', type: 'Testimonial', folder: 'testimonials', one: 'a testimonial', many: 'testimonials' },
] as const satisfies Kind[];

const singleKinds = [
  { id: 'site', type: 'Site', folder: '', file: 'site', one: 'the site', many: 'site' },
  { id: 'words', type: 'Words', folder: '', file: 'words', one: 'the words', many: 'words' },
  { id: 'units', type: 'Units', folder: '', file: 'units', one: 'the units', many: 'units' },
  ...pageFiles.map(pageKind),
] as const satisfies Kind[];

/** `not-found` → the kind `page-not-found`, the schema of that name, the type `PageNotFound`. */
function pageKind<const Name extends PageFile>(name: Name) {
  const type = `page-${name}`.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const id: `page-${Name}` = `page-${name}`;
  return { id, type, folder: 'pages', file: name, one: `the page ${name}`, many: 'pages' };
}

/**
 * Pages that visitors have only where their file is. The words of the page of downloads stand on the machines' pages, too,
 * so they have a default without the page.
 */
export const pagesWithFile: readonly PageFile[] = [...optionalPages, 'downloads'];

/** Single files without which there is no site. */
export const neededFiles: ReadonlySet<FileKindId> = new Set(['site', 'page-home']);

/** All kinds: first those with one file each, then those with a file an entry. */
export const kinds = [...singleKinds, ...entryKinds];

export type KindId = (typeof kinds)[number]['id'];

/** A kind that has a folder with any number of entries. */
export type FolderKindId = (typeof entryKinds)[number]['id'];

/** A kind with exactly one file. */
export type FileKindId = (typeof singleKinds)[number]['id'];

/** The kinds with any number of entries, for checks of whole folders. */
export const folderKinds: readonly (Kind & { id: FolderKindId })[] = entryKinds;

/** The kinds with exactly one file. */
export const fileKinds: readonly (Kind & { id: FileKindId; file: string })[] = singleKinds;

const byId = new Map<KindId, Kind>(kinds.map((kind) => [kind.id, kind]));

/** The kind of that id. Throws when there is none, which is a fault of the program. */
export function kindOf(id: KindId): Kind {
  const kind = byId.get(id);
  if (!kind) throw new Error(`There is no kind ${id}`);
  return kind;
}

/**
 * The kind and id of a file, by its place in the data folder (`models/blt150.yaml`), or undefined where no entry
 * belongs. The ending is not looked at.
 */
export function placeOf(file: string): { kind: KindId; id: string } | undefined {
  const parts = file.split('/');
  const name = parts.at(-1) ?? '';
  const id = name.replace(/\..*$/, '');
  const folder = parts.slice(0, -1).join('/');
  const single = singleKinds.find((kind) => kind.folder === folder && kind.file === id.toLowerCase());
  if (single) return { kind: single.id, id };
  const many = entryKinds.find((kind) => kind.folder === folder);
  return many ? { kind: many.id, id } : undefined;
}

/** What some pages need beside their own file. */
interface PageNeeds {
  fairs: number;
  models: number;
  hasRepository: boolean;
  hasFacets: boolean;
}

/** From so many machines on a list says which names are where, and the finder asks for categories. */
export const longList = 100;

/** What a page would need to have something to show; undefined where it has something. */
export function missingFor(name: PageFile, { fairs, models, hasRepository, hasFacets }: PageNeeds): string | undefined {
  if (name === 'tradefairs' && fairs === 0) return 'a fair';
  if (name === 'compare' && models < 2) return 'a second model';
  if (name === 'editor' && !hasRepository) return '`repository` in site.yaml';
  if (name === 'find' && !hasFacets && models <= longList) return 'a facet in pages/find.yaml';
  return undefined;
}

/** What `npm run new` has to know of a kind beyond its schema. */
interface NewKind {
  /** What it is called on the command line, when that is not the kind's own name. */
  aliases?: readonly string[];
  /** The field whose text names the file. */
  name: string;
  /** Optional fields that are worth a question. */
  asked: readonly string[];
  /** Optional fields that are written from the start, because a page without them looks empty. */
  written: readonly string[];
  /** The page that shows an entry without a page of its own, by the kind of page. */
  shownOn?: string;
}

export const newKinds: Record<FolderKindId, NewKind> = {
  category: { name: 'title', asked: ['parent'], written: ['body'] },
  model: { name: 'name', asked: ['sheet', 'machine'], written: ['highlights', 'specifications', 'sheet'] },
  sheet: { name: 'title', asked: ['machine'], written: [] },
  equipment: { aliases: ['equipment-item'], name: 'name', asked: ['machine'], written: [] },
  fair: { name: 'title', asked: ['booth', 'link'], written: ['sample'], shownOn: 'fairs' },
  office: { name: 'country', asked: ['mobile', 'timeZone'], written: [], shownOn: 'contact' },
  testimonial: { name: 'country', asked: [], written: ['sample'], shownOn: 'home' },
};

/** How every stand-in text of a new file starts, so that a search finds them all and the check names each. */
export const sampleMark = 'SAMPLE';
