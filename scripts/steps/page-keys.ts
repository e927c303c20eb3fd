/** Reads and writes: <work>/page-keys. Run by: scripts/steps/pages.ts. */
import type { Catalogue, LinkedCategory } from '../../src/catalogue/catalogue.ts';
import type { DataFile } from '../../src/catalogue/check/place-files.ts';
import type { ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { keyOf } from '../outputs/output.ts';

/** Stand for what a page is given, and for what of it the browser gets. */
export interface DataKeys {
  page: string;
  browser: string;
}

/** What a page is given, by what it follows from: a page whose sources have not changed need not be made to know that it has not. */
export interface PageKeys {
  /** The keys of a page; `make` is asked when they are not known. */
  of: (listed: ListedPage, make: () => DataKeys) => DataKeys;
  /** Keeps what is known of the pages that were asked for. */
  keep: () => void;
}

/** @param programKey stands for the program that makes pages of a catalogue */
export function openPageKeys(
  file: string,
  programKey: string,
  catalogue: Catalogue,
  files: readonly DataFile[],
): PageKeys {
  const text = readSealed(file, programKey);
  const stored = new Map(text === undefined ? [] : (JSON.parse(text) as [string, DataKeys][]));
  const sourceOf = sourceKeys(catalogue, files);
  const known = new Map<string, DataKeys>();
  let isNew = false;
  return {
    of(listed, make) {
      const source = sourceOf(listed);
      if (source === undefined) return make();
      const name = [listed.path, source, listed.modified ?? ''].join(' ');
      const before = known.get(name) ?? stored.get(name);
      isNew ||= before === undefined;
      const keys = before ?? make();
      known.set(name, keys);
      return keys;
    },
    keep() {
      if (isNew || known.size !== stored.size) writeSealed(file, programKey, JSON.stringify([...known]));
    },
  };
}

/** What decides on what a page is given, for pages that show models of one category only; undefined for the others. */
function sourceKeys(catalogue: Catalogue, files: readonly DataFile[]): (listed: ListedPage) => string | undefined {
  const models = new Set(catalogue.models.map(({ file }) => file));
  const hashes = new Map<string, string>();
  for (const { file, hash } of files) if (hash !== undefined) hashes.set(file, hash);
  const hashOf = (file: string) => {
    const hash = hashes.get(file);
    if (hash === undefined) throw new Error(`${file} was read without its hash`);
    return hash;
  };
  // Photos of models count with their models.
  const media = catalogue.media.filter(({ file }) => !file.startsWith('models/'));
  const others = files.flatMap(({ file, hash = '' }) => (models.has(file) ? [] : [hash]));
  const common = keyOf(JSON.stringify(media), ...others);

  const known = new Map<LinkedCategory, string>();
  const keyOfCategory = (category: LinkedCategory): string => {
    const key =
      known.get(category) ??
      keyOf(
        common,
        ...category.models.flatMap(({ file, photos, sheet }) => [
          hashOf(file),
          photos.length === 0 ? '' : JSON.stringify(photos),
          sheet ? sheet.models.map((model) => hashOf(model.file)).join(' ') : '',
        ]),
        ...category.children.map(keyOfCategory),
      );
    known.set(category, key);
    return key;
  };
  return ({ within }) => within && keyOfCategory(within);
}
