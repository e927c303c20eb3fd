/** The kinds of entry: their folders, schemas and names in sentences. */
import { entryKinds } from '#generated/entry-kinds.gen.ts';
import { optionalPages, pageFiles, pageNeeds, pagesWithPath, type PageFile } from '#generated/page-files.gen.ts';

/** Names of a kind: `one` with its article ("a model"), `many` without ("models"). */
export interface Kind {
  /** Name of the schema: `schemas/<id>.schema.json`. */
  id: string;
  /** Name of the TypeScript type generated from the schema. */
  type: string;
  /** Folder under data/; empty for site.yaml, words.yaml, units.yaml and terms.yaml. */
  folder: string;
  /** File name without extension, if the kind has one file only. */
  file?: string;
  /** The schema's title. */
  name: string;
  one: string;
  many: string;
  /** Whether an entry has a page of its own, or the field without which it has none. */
  hasPage?: boolean | string;
  /** Whether it stands only in the folders of further languages. */
  isTranslation?: boolean;
}

/** A kind with a folder, as its schema declares it (`entryKind`). Codegen writes all of them, sorted by `order`. */
interface FolderKind extends Kind {
  /** Whether the site needs an entry of the kind. */
  isNeeded?: boolean;
  /** Where its photos are below data/media: in a folder for each entry, or all in one. */
  photos?: 'own' | 'shared';
  /** Whether its entries may be drawn, each in drawings of its own. */
  isDrawn?: boolean;
  /** Whether an entry can have a PDF. */
  hasSheet?: boolean;
  /** What `npm run new` and the editor need to know for a new entry. */
  new: {
    /** The field that the file name is made from. */
    name: string;
    /** Optional fields to ask for. */
    asked: readonly string[];
    /** Optional fields to write from the start, because a page without them looks empty. */
    written: readonly string[];
    /** The kind of page that shows an entry without its own page. */
    shownOn?: string;
  };
}

type EntryKind = (typeof entryKinds)[number];

const singleKinds = [
  { id: 'site', type: 'Site', folder: '', file: 'site', name: 'site', one: 'the site', many: 'site' },
  { id: 'words', type: 'Words', folder: '', file: 'words', name: 'words', one: 'the words', many: 'words' },
  { id: 'units', type: 'Units', folder: '', file: 'units', name: 'units', one: 'the units', many: 'units' },
  {
    id: 'terms',
    type: 'Terms',
    folder: '',
    file: 'terms',
    name: 'terms',
    one: 'the terms',
    many: 'terms',
    isTranslation: true,
  },
  ...pageFiles.map(pageKind),
] as const satisfies Kind[];

/** `not-found` → kind `page-not-found`, its schema, and the type `PageNotFound`. */
function pageKind<const Name extends PageFile>(name: Name) {
  const type = `page-${name}`.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const id: `page-${Name}` = `page-${name}`;
  const hasPage = name === 'offline' || pagesWithPath.some((page) => page === name);
  return { id, type, folder: 'pages', file: name, name, one: `the page ${name}`, many: 'pages', hasPage };
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
export type FolderKindId = EntryKind['id'];

/** A kind whose entries all have their own page. */
export type PagedKindId = Extract<EntryKind, { hasPage: true }>['id'];

/** The folder of a kind, below data/. */
export type EntryFolder = EntryKind['folder'];

/** The folder of a kind whose entries are drawn. */
export type MachineFolder = Extract<EntryKind, { isDrawn: true }>['folder'];

/** The folder of a kind whose entries have their own photos. */
export type PhotoFolder = Extract<EntryKind, { photos: 'own' }>['folder'];

/** A kind with exactly one file. */
export type FileKindId = (typeof singleKinds)[number]['id'];

export const folderKinds: readonly (FolderKind & Pick<EntryKind, 'id' | 'folder'>)[] = entryKinds;

export const fileKinds: readonly (Kind & { id: FileKindId; file: string })[] = singleKinds;

/** A folder under data/, if its entries are drawn. */
export function machineFolderOf(name: string): MachineFolder | undefined {
  return folderKinds.find(({ folder, isDrawn }) => isDrawn && folder === name)?.folder as MachineFolder | undefined;
}

const byId = new Map<KindId, Kind & Partial<FolderKind>>(kinds.map((kind) => [kind.id, kind]));

/** Throws if there is no such kind, which is a bug. */
export function kindOf(id: FolderKindId): FolderKind;
export function kindOf(id: KindId): Kind & Partial<FolderKind>;
export function kindOf(id: KindId): Kind & Partial<FolderKind> {
  const kind = byId.get(id);
  if (!kind) throw new Error(`There is no kind ${id}`);
  return kind;
}

/** Where a file stands; with a language if it holds an entry's texts in that (src/catalogue/overlays.ts). */
export interface Place {
  kind: KindId;
  id: string;
  language?: string;
}

/**
 * Kind and id of a file from its path in the data folder (`models/blt150.yaml`, `ar/models/blt150.yaml`); undefined if
 * no entry belongs there. Ignores the extension.
 */
export function placeOf(file: string): Place | undefined {
  const parts = file.split('/');
  const name = parts.at(-1) ?? '';
  const id = name.replace(/\..*$/, '');
  const language = languageOf(file);
  const folder = parts.slice(language === undefined ? 0 : 1, -1).join('/');
  const inLanguage = language === undefined ? {} : { language };
  const single = fileKinds.find((kind) => kind.folder === folder && kind.file === id.toLowerCase());
  if (single)
    return single.isTranslation && language === undefined ? undefined : { kind: single.id, id, ...inLanguage };
  const many = entryKinds.find((kind) => kind.folder === folder);
  return many ? { kind: many.id, id, ...inLanguage } : undefined;
}

/** The tag (BCP 47) of a folder of texts in a further language: `ar` of `ar/models/blt150.yaml`. */
const languageOf = (file: string): string | undefined =>
  /^([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?)\//.exec(file)?.[1];

/** What pages depend on besides their own file. */
interface PageNeeds {
  /** How many entries of a kind there are. */
  count: (kind: FolderKindId) => number;
  hasRepository: boolean;
  hasFacets: boolean;
}

/**
 * With more machines than this, a list names the first and last entry of its pages, and the finder offers categories.
 */
export const longList = 100;

/** What a page lacks to show anything; undefined if nothing. */
export function missingFor(name: PageFile, { count, hasRepository, hasFacets }: PageNeeds): string | undefined {
  const needs = pageNeeds[name] ?? {};
  const scarce = folderKinds.find(({ id }) => count(id) < (needs[id] ?? 0));
  if (scarce) return needs[scarce.id] === 1 ? scarce.one : `a second ${scarce.name}`;
  if (name === 'editor' && !hasRepository) return '`repository` in site.yaml';
  if (name === 'find' && !hasFacets && count('model') <= longList) return 'a facet in pages/find.yaml';
  return undefined;
}

/** Prefix of every placeholder in a new file; the check reports each. */
export const sampleMark = 'SAMPLE';
