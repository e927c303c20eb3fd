/** What pages follow from, as keys: while a key is the same, the pages are the same, and none is made to know that. Run by: scripts/steps/site-groups.ts. */
import type { Catalogue, LinkedCategory, LinkedModel } from '../../src/catalogue/catalogue.ts';
import type { DataFile } from '../../src/catalogue/check/place-files.ts';
import { keyOf } from '../outputs/output.ts';

export interface PageSources {
  /** Stands for all that is no model, and for the outlines of all models: what lists, menus and the site's own files follow from. */
  outline: string;
  /** Stands for every byte of the data folder. */
  all: string;
  /** Stands for what the outlines of a category's own models say. */
  outlineOfModels: (category: LinkedCategory) => string;
  /** Stands for what the pages of a category and of its models follow from. */
  ofCategory: (category: LinkedCategory) => string;
}

/**
 * @param files the data folder's, with their hashes
 * @param outlineOf stands for what may be told of a model elsewhere than on its own page, by the hash of its file
 */
export function pageSources(
  catalogue: Catalogue,
  files: readonly DataFile[],
  outlineOf: (hash: string) => string,
): PageSources {
  const models = new Set(catalogue.models.map(({ file }) => file));
  const hashes = new Map(files.map(({ file, hash = '' }) => [file, hash]));
  const hashOf = ({ file }: LinkedModel) => {
    const hash = hashes.get(file);
    if (!hash) throw new Error(`${file} was read without its hash`);
    return hash;
  };
  // Photos of models count with their models.
  const media = catalogue.media.filter(({ file }) => !file.startsWith('models/'));
  const others = files.flatMap(({ file, hash = '' }) => (models.has(file) ? [] : [hash]));
  // How names are sorted and numbers are written may differ from one engine to the next.
  const common = keyOf(process.version, JSON.stringify(media), ...others);
  const photosOf = ({ photos }: LinkedModel) => (photos.length === 0 ? '' : JSON.stringify(photos));
  const outlined = (model: LinkedModel) => [model.file, outlineOf(hashOf(model)), photosOf(model)];

  const known = new Map<LinkedCategory, string>();
  /** A category as those above it show it. */
  const outlineOfCategory = (category: LinkedCategory): string => {
    const key =
      known.get(category) ?? keyOf(...category.models.flatMap(outlined), ...category.children.map(outlineOfCategory));
    known.set(category, key);
    return key;
  };
  return {
    outline: keyOf(common, JSON.stringify(catalogue.media), ...catalogue.models.flatMap(outlined)),
    all: keyOf(common, JSON.stringify(catalogue.media), ...catalogue.models.map(hashOf)),
    outlineOfModels: ({ models: own }) => keyOf(common, ...own.flatMap(outlined)),
    ofCategory: (category) =>
      keyOf(
        common,
        outlineOfCategory(category),
        ...category.models.flatMap((model) => [
          hashOf(model),
          ...(model.sheet ? model.sheet.models.flatMap(outlined) : []),
        ]),
      ),
  };
}
