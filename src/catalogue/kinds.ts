/** The kinds of entry: their folders, schemas and names in sentences. */
import { optionalPages, pageFiles, type PageFile } from '#generated/page-files.gen.ts';

/** Names of a kind: `one` with its article ("a model"), `many` without ("models"). */
export interface Kind {
  /** Name of the schema: `schemas/<id>.schema.json`. */
  id: string;
  /** Name of the TypeScript type generated from the schema. */
  type: string;
  /** Folder under data/; empty for site.yaml, words.yaml and units.yaml. */
  folder: string;
  /** File name without extension, if the kind has one file only. */
  file?: string;
  one: string;
  many: string;
}

const entryKinds = [
  { id: 'category', type: 'Category', folder: 'categories', one: 'a category', many: 'categories' },
  { id: 'model', type: 'Model', folder: 'models', one: 'a model', many: 'models' },
  { id: 'sheet', type: 'Sheet', folder: 'sheets', one: 'a sheet', many: 'sheets' },
  { id: 'equipment', type: 'EquipmentItem', folder: 'equipment', one: 'an equipment item', many: 'equipment items' },
  { id: 'line', type: 'Line', folder: 'lines', one: 'a line', many: 'lines' },
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

/** `not-found` → kind `page-not-found`, its schema, and the type `PageNotFound`. */
function pageKind<const Name extends PageFile>(name: Name) {
  const type = `page-${name}`.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const id: `page-${Name}` = `page-${name}`;
  return { id, type, folder: 'pages', file: name, one: `the page ${name}`, many: 'pages' };
}

/**
 * Pages that exist only if their file does. The downloads page has default texts nonetheless, because machine pages use
 * them.
 */
export const pagesWithFile: readonly PageFile[] = [...optionalPages, 'downloads'];

/** The site cannot be built without these files. */
export const neededFiles: ReadonlySet<FileKindId> = new Set(['site', 'page-home']);

export const kinds = [...singleKinds, ...entryKinds];

export type KindId = (typeof kinds)[number]['id'];

/** A kind with a folder of entries. */
export type FolderKindId = (typeof entryKinds)[number]['id'];

/** A kind with exactly one file. */
export type FileKindId = (typeof singleKinds)[number]['id'];

export const folderKinds: readonly (Kind & { id: FolderKindId })[] = entryKinds;

export const fileKinds: readonly (Kind & { id: FileKindId; file: string })[] = singleKinds;

const byId = new Map<KindId, Kind>(kinds.map((kind) => [kind.id, kind]));

/** Throws if there is no such kind, which is a bug. */
export function kindOf(id: KindId): Kind {
  const kind = byId.get(id);
  if (!kind) throw new Error(`There is no kind ${id}`);
  return kind;
}

/**
 * Kind and id of a file from its path in the data folder (`models/blt150.yaml`); undefined if no entry belongs there.
 * Ignores the extension.
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

/** What optional pages depend on besides their own file. */
interface PageNeeds {
  fairs: number;
  models: number;
  hasRepository: boolean;
  hasFacets: boolean;
}

/**
 * With more machines than this, a list names the first and last entry of its pages, and the finder offers categories.
 */
export const longList = 100;

/** What a page lacks to show anything; undefined if nothing. */
export function missingFor(name: PageFile, { fairs, models, hasRepository, hasFacets }: PageNeeds): string | undefined {
  if (name === 'tradefairs' && fairs === 0) return 'a fair';
  if (name === 'compare' && models < 2) return 'a second model';
  if (name === 'editor' && !hasRepository) return '`repository` in site.yaml';
  if (name === 'find' && !hasFacets && models <= longList) return 'a facet in pages/find.yaml';
  return undefined;
}

/** What `npm run new` needs to know of a kind besides its schema. */
interface NewKind {
  /** Its names on the command line, if not the kind's own. */
  aliases?: readonly string[];
  /** The field that the file name is made from. */
  name: string;
  /** Optional fields to ask for. */
  asked: readonly string[];
  /** Optional fields to write from the start, because a page without them looks empty. */
  written: readonly string[];
  /** The kind of page that shows an entry without its own page. */
  shownOn?: string;
}

export const newKinds: Record<FolderKindId, NewKind> = {
  category: { name: 'title', asked: ['parent'], written: ['body'] },
  model: { name: 'name', asked: ['sheet', 'machine'], written: ['highlights', 'specifications', 'sheet'] },
  sheet: { name: 'title', asked: ['machine'], written: [] },
  equipment: { aliases: ['equipment-item'], name: 'name', asked: ['machine'], written: [] },
  line: { name: 'title', asked: [], written: ['sample'] },
  fair: { name: 'title', asked: ['booth', 'link'], written: ['sample'], shownOn: 'fairs' },
  office: { name: 'country', asked: ['mobile', 'timeZone'], written: [], shownOn: 'contact' },
  testimonial: { name: 'country', asked: [], written: ['sample'], shownOn: 'home' },
};

/** Prefix of every placeholder in a new file; the check reports each. */
export const sampleMark = 'SAMPLE';
