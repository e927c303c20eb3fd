/** What the built site tells the editor of its sources: written by the build, read by the engine. */
import type { Model } from '#generated/entries.gen.ts';
import type { Catalogue, LinkedModel } from '../../catalogue/catalogue.ts';
import type { KindId } from '../../catalogue/kinds.ts';
import { placeOf } from '../../catalogue/kinds.ts';
import type { MediaFile } from '../../catalogue/media/pictures.ts';

/** Where the sources lie on the site. */
export const sourcesPath = '/_editor';
export const indexPath = `${sourcesPath}/index.json`;

/** The texts of files by their names, relative to the data folder. */
export type SourceTexts = Record<string, string>;

/**
 * A list of all files. The texts of models, which may be ten thousand, lie in one file a category and are fetched when
 * they are needed; those of everything else are one file.
 */
export interface EditorIndex {
  /** Everything but models: file, kind, id and name. */
  entries: { file: string; kind: KindId; id: string; name: string }[];
  models: IndexedModel[];
  media: MediaFile[];
}

/** Of a model, what other entries' checks and pages ask for. */
export interface IndexedModel extends Pick<
  Model,
  'name' | 'category' | 'heading' | 'path' | 'order' | 'sheet' | 'sheetChanges' | 'machine' | 'enquiry'
> {
  file: string;
}

/** The name of the group of texts in which a file's lies: `base`, or `models/<category>`. */
export function groupFile(group: string): string {
  return `${sourcesPath}/${group}.json`;
}

export const baseGroup = 'base';
export const modelGroup = (category: string) => `models/${category}`;

/** The index of a catalogue. */
export function makeIndex(catalogue: Catalogue): EditorIndex {
  return {
    entries: listOthers(catalogue).map(({ file, name }) => {
      const place = placeOf(file);
      if (!place) throw new Error(`${file} is in no folder of entries`);
      return { file, ...place, name };
    }),
    models: catalogue.models.map(indexModel),
    media: catalogue.media.map(({ placeholder: _placeholder, ...medium }) => medium),
  };
}

/** Every file but those of models, with what it is called. */
function listOthers(catalogue: Catalogue): { file: string; name: string }[] {
  const { site, pages, categories, sheets, equipment, fairs, offices, testimonials } = catalogue;
  return [
    { file: site.file, name: site.brand.name },
    ...Object.values(pages).flatMap(({ file, title, isDefault }) => (isDefault ? [] : { file, name: title })),
    ...[...categories, ...sheets, ...fairs].map(({ file, title }) => ({ file, name: title })),
    ...equipment.map(({ file, name }) => ({ file, name })),
    ...[...offices, ...testimonials].map(({ file, country }) => ({ file, name: country })),
  ];
}

function indexModel(model: LinkedModel): IndexedModel {
  const { file, id, name, heading, path, order, sheet, sheetChanges, machine, category, enquiry } = model;
  return {
    file,
    name,
    category: category.id,
    ...(heading === undefined ? {} : { heading }),
    ...(path === `/${id}` ? {} : { path }),
    ...(order === undefined ? {} : { order }),
    ...(sheet ? { sheet: sheet.id } : {}),
    ...(sheetChanges ? { sheetChanges } : {}),
    ...(machine === category.machine ? {} : { machine: machine ?? 'none' }),
    ...(enquiry ? { enquiry } : {}),
  };
}
