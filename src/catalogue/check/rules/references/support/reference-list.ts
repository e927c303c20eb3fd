import { fileKinds, kindOf, type KindId } from '../../../../kinds.ts';
import { normalizeName } from '../../../../names.ts';
import { itemsAt, textAt, type Entry } from '../../../entry.ts';
import { entriesOf, type RuleInput } from '../../../rule.ts';
import { nearest } from '../../../nearest.ts';

/** A field that references another entry, and its possible targets. */
export interface Reference {
  entry: Entry;
  pointer: string;
  /** The id as written. */
  id: string;
  /** Folder of the possible targets. */
  folder: string;
  /** A second folder of possible targets. */
  orFolder?: string;
  ids: readonly string[];
  targets: readonly Entry[];
}

/** The fields that reference another entry by id. */
export const referenceFields: readonly { from: KindId; pointer: string; to: KindId }[] = [
  { from: 'category', pointer: '/parent', to: 'category' },
  { from: 'model', pointer: '/category', to: 'category' },
  { from: 'model', pointer: '/sheet', to: 'sheet' },
];

/**
 * Stricter than the default of `nearest`: ids are rarely far off, and many are alike (`tyrecutting`, `tyrefolding`).
 */
const shareOfMistakes = 0.25;

/** The references to missing entries. */
export function unknownReferences(input: RuleInput): readonly Reference[] {
  const known = new Map<readonly string[], ReadonlySet<string>>();
  return listReferences(input).filter(({ id, ids }) => {
    const set = known.get(ids) ?? new Set(ids);
    known.set(ids, set);
    return !set.has(id);
  });
}

/** All references of the catalogue. */
export function listReferences(input: RuleInput): Reference[] {
  const direct = referenceFields.flatMap(({ from, pointer, to }) => {
    const targets = entriesOf(input, to);
    const ids = targets.map((entry) => entry.id);
    return entriesOf(input, from).flatMap((entry) => referenceAt(entry, pointer, ids, kindOf(to).folder, targets));
  });
  return [...direct, ...lineReferences(input), ...heroReferences(input), ...navigationReferences(input)];
}

/** What categories and equipment items feed in a line: another category or item. */
function lineReferences(input: RuleInput): Reference[] {
  const targets = [...entriesOf(input, 'category'), ...entriesOf(input, 'equipment')];
  return listedReferences(targets, '/feeds', 'categories', targets);
}

/** The machines on the home page. */
function heroReferences(input: RuleInput): Reference[] {
  const targets = [...entriesOf(input, 'model'), ...entriesOf(input, 'equipment')];
  return listedReferences(entriesOf(input, 'page-home'), '/hero/line', 'models', targets);
}

/** The references in a list, to entries in `folder` or to equipment items. */
function listedReferences(
  entries: readonly Entry[],
  list: string,
  folder: string,
  targets: readonly Entry[],
): Reference[] {
  const ids = [...new Set(targets.map(({ id }) => id))];
  return entries.flatMap((entry) =>
    itemsAt(entry, list).flatMap(({ pointer }) =>
      referenceAt(entry, pointer, ids, folder, targets).map((reference) => ({ ...reference, orFolder: 'equipment' })),
    ),
  );
}

/**
 * The id that a reference most likely means: written with capitals, spaces, folder or extension, misspelt, or replaced
 * by the entry's title.
 */
export function suggestionFor(reference: Pick<Reference, 'entry' | 'id' | 'ids' | 'targets'>): string | undefined {
  const { entry, id, ids, targets } = reference;
  const plain = id.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  const others = ids.filter((other) => other !== entry.id);
  return nearest(plain, others, shareOfMistakes) ?? titled(plain, targets)?.id ?? firstOfSeveral(reference);
}

/** `tyrescrapbaler, baler` where one id is wanted: the first that exists. */
export function firstOfSeveral({ id, ids }: Pick<Reference, 'id' | 'ids'>): string | undefined {
  const names = id.split(/\s*(?:[,;&+]|\band\b)\s*/);
  return names.length > 1 ? names.find((name) => ids.includes(name)) : undefined;
}

/**
 * The likely new id of a renamed entry: the nearest id that nothing references yet. `references` are all of the
 * catalogue.
 */
export function renamedFrom({ id, folder, targets }: Reference, references: readonly Reference[]): string | undefined {
  const named = new Set(references.flatMap((other) => (other.folder === folder ? [other.id] : [])));
  const free = targets.filter((target) => !named.has(target.id) && textAt(target, '/layout') !== 'text');
  return nearest(
    id,
    free.map((target) => target.id),
    0.6,
  );
}

/** The entry with a text as its title, name or menu label. */
export function titled(text: string, targets: readonly Entry[]): Entry | undefined {
  const wanted = normalizeName(text);
  return targets.find((target) =>
    ['/title', '/name', '/menu/label', '/menu/pageLabel'].some(
      (pointer) => normalizeName(textAt(target, pointer) ?? '') === wanted,
    ),
  );
}

function referenceAt(
  entry: Entry,
  pointer: string,
  ids: readonly string[],
  folder: string,
  targets: readonly Entry[] = [],
): Reference[] {
  const id = textAt(entry, pointer);
  return id === undefined ? [] : [{ entry, pointer, id, folder, ids, targets }];
}

const withoutAddress: ReadonlySet<KindId> = new Set(['page-not-found', 'page-error', 'page-editor']);

/** The ids of pages with a URL. A missing page gives one finding, not one for each link to it. */
const pages = fileKinds.filter(({ id }) => id.startsWith('page-') && !withoutAddress.has(id)).map(({ file }) => file);

function navigationReferences(input: RuleInput): Reference[] {
  return entriesOf(input, 'site').flatMap((site) =>
    ['/navigation/header', '/navigation/footer']
      .flatMap((pointer) => itemsAt(site, pointer))
      .flatMap((item) => referenceAt(site, `${item.pointer}/page`, pages, 'pages')),
  );
}
