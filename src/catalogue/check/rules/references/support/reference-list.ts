import { fileKinds, kindOf, type KindId } from '../../../../kinds.ts';
import { reduceName } from '../../../../names.ts';
import { itemsAt, textAt, type Entry } from '../../../entry.ts';
import { entriesOf, type RuleInput } from '../../../rule.ts';
import { nearest } from '../../../nearest.ts';

/** A field that names another entry, and the entries that it can name. */
export interface Reference {
  entry: Entry;
  pointer: string;
  /** What is written there. */
  id: string;
  /** Folder of the entries that it can name. */
  folder: string;
  /** A second such folder. */
  orFolder?: string;
  ids: readonly string[];
  targets: readonly Entry[];
}

/** The fields of entries that name another entry by its file. */
export const referenceFields: readonly { from: KindId; pointer: string; to: KindId }[] = [
  { from: 'category', pointer: '/parent', to: 'category' },
  { from: 'model', pointer: '/category', to: 'category' },
  { from: 'model', pointer: '/sheet', to: 'sheet' },
];

/** Names of files are seldom far off, and many are alike: `tyrecutting` is not a slip of `tyrefolding`. */
const shareOfSlips = 0.25;

/** The references that lead nowhere. */
export function unknownReferences(input: RuleInput): readonly Reference[] {
  const known = new Map<readonly string[], ReadonlySet<string>>();
  return listReferences(input).filter(({ id, ids }) => {
    const set = known.get(ids) ?? new Set(ids);
    known.set(ids, set);
    return !set.has(id);
  });
}

/** Every field that names another entry. */
export function listReferences(input: RuleInput): Reference[] {
  const direct = referenceFields.flatMap(({ from, pointer, to }) => {
    const targets = entriesOf(input, to);
    const ids = targets.map((entry) => entry.id);
    return entriesOf(input, from).flatMap((entry) => referenceAt(entry, pointer, ids, kindOf(to).folder, targets));
  });
  return [...direct, ...lineReferences(input), ...heroReferences(input), ...navigationReferences(input)];
}

/** What a category or an equipment item feeds in a line: another category or item. */
function lineReferences(input: RuleInput): Reference[] {
  const targets = [...entriesOf(input, 'category'), ...entriesOf(input, 'equipment')];
  return listedReferences(targets, '/feeds', 'categories', targets);
}

/** The machines that the home page shows. */
function heroReferences(input: RuleInput): Reference[] {
  const targets = [...entriesOf(input, 'model'), ...entriesOf(input, 'equipment')];
  return listedReferences(entriesOf(input, 'page-home'), '/hero/line', 'models', targets);
}

/** The names of a list, of entries in `folder` or of equipment items. */
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
 * The name of the file that a reference most likely means: written in capitals, with spaces, with its folder or its
 * ending, or with a slip; or the title of the entry was written in its place.
 */
export function meantBy(reference: Pick<Reference, 'entry' | 'id' | 'ids' | 'targets'>): string | undefined {
  const { entry, id, ids, targets } = reference;
  const plain = id.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  const others = ids.filter((other) => other !== entry.id);
  return nearest(plain, others, shareOfSlips) ?? titled(plain, targets)?.id ?? firstOfSeveral(reference);
}

/** `tyrescrapbaler, baler` where one name is wanted: the first of them that there is. */
export function firstOfSeveral({ id, ids }: Pick<Reference, 'id' | 'ids'>): string | undefined {
  const names = id.split(/\s*(?:[,;&+]|\band\b)\s*/);
  return names.length > 1 ? names.find((name) => ids.includes(name)) : undefined;
}

/**
 * The file that a file which is gone may have become: one that nobody names yet, though it lists what belongs to it.
 * `references` are all of the catalogue.
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

/** The entry that has a text as its title, its name or its label in the menu. */
export function titled(text: string, targets: readonly Entry[]): Entry | undefined {
  const wanted = reduceName(text);
  return targets.find((target) =>
    ['/title', '/name', '/menu/label', '/menu/pageLabel'].some(
      (pointer) => reduceName(textAt(target, pointer) ?? '') === wanted,
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

/**
 * Pages with an address, by the name of their file. One that is missing is reported as such, not at each link to it.
 */
const pages = fileKinds.filter(({ id }) => id.startsWith('page-') && !withoutAddress.has(id)).map(({ file }) => file);

function navigationReferences(input: RuleInput): Reference[] {
  return entriesOf(input, 'site').flatMap((site) =>
    ['/navigation/header', '/navigation/footer']
      .flatMap((pointer) => itemsAt(site, pointer))
      .flatMap((item) => referenceAt(site, `${item.pointer}/page`, pages, 'pages')),
  );
}
