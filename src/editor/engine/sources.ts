import type { Entry } from '../../catalogue/check/entry.ts';
import { checkFile } from '../../catalogue/check/run-checks.ts';
import type { Validators } from '../../catalogue/check/schema/kind-schemas.ts';
import { placeOf } from '../../catalogue/kinds.ts';
import { makeSourceText } from '../../catalogue/read/source-text.ts';
import {
  baseGroup,
  groupFile,
  indexPath,
  modelGroup,
  type EditorIndex,
  type IndexedModel,
  type SourceTexts,
} from './index-file.ts';

/** Up to so many models the texts of all are fetched, so that nothing of them is left unseen. */
const fewModels = 400;

/** The published entries, as far as they were fetched: in full, or of a model what the index tells. */
export interface Sources {
  index: EditorIndex;
  /** All entries by their file. It is a new map after each fetch. */
  entries: () => ReadonlyMap<string, Entry>;
  /** The published text of a file; undefined when there is no such file. */
  textOf: (file: string) => Promise<string | undefined>;
  /** Fetches the models of a category, once. */
  loadModels: (category: string) => Promise<void>;
}

/** Opens the sources. `fetchJson` gets the file at an address of the site, or throws. */
export async function openSources(
  fetchJson: (address: string) => Promise<unknown>,
  validators: Validators,
): Promise<Sources> {
  const [index, base] = (await Promise.all([fetchJson(indexPath), fetchJson(groupFile(baseGroup))])) as [
    EditorIndex,
    SourceTexts,
  ];
  const texts = new Map<string, string>();
  const groups = new Map<string, Promise<void>>();
  let entries: ReadonlyMap<string, Entry> = new Map(index.models.map((model) => [model.file, briefEntry(model)]));

  const add = (group: SourceTexts) => {
    const next = new Map(entries);
    for (const [file, text] of Object.entries(group)) {
      texts.set(file, text);
      next.set(file, readFully(file, text, validators));
    }
    entries = next;
  };
  const known = new Set(index.models.map(({ category }) => category));
  const loadModels = async (category: string) => {
    if (!known.has(category)) return;
    const loading =
      groups.get(category) ?? fetchJson(groupFile(modelGroup(category))).then((group) => add(group as SourceTexts));
    groups.set(category, loading);
    await loading.catch((error: unknown) => {
      groups.delete(category);
      throw error;
    });
  };
  const categories = new Map(index.models.map(({ file, category }) => [file, category]));
  add(base);
  if (index.models.length <= fewModels) await Promise.all([...known].map(loadModels));
  return {
    index,
    entries: () => entries,
    async textOf(file) {
      await loadModels(categories.get(file) ?? '');
      return texts.get(file);
    },
    loadModels,
  };
}

/** A published entry fits its schema, or there would be no site. */
function readFully(file: string, text: string, validators: Validators): Entry {
  const { kind, id } = placedAt(file);
  return checkFile({ file, kind, id, bytes: new TextEncoder().encode(text) }, validators).entry;
}

/**
 * A model as far as the index tells of it: what needs to be there for its links stands in for the rest, so it is not
 * sound.
 */
function briefEntry({ file, ...fields }: IndexedModel): Entry {
  const value = { ...fields, description: '', features: [] };
  const source = makeSourceText(file, '');
  return { ...placedAt(file), file, source, places: new Map(), value, valid: true, sound: false };
}

function placedAt(file: string) {
  const place = placeOf(file);
  if (!place) throw new Error(`${file} is in no folder of entries`);
  return place;
}
