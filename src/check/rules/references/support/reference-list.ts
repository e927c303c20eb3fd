import { fileKinds, kindOf, type KindId } from '../../../../catalogue/kinds.ts';
import { normalizeName } from '../../../../text/names.ts';
import { itemsAt, textAt, type Entry } from '../../../../catalogue/entry.ts';
import { entriesOf, type RuleInput } from '../../../rule.ts';
import { nearest } from '../../../../text/nearest.ts';

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
  ids: ReadonlySet<string>;
  targets: readonly Entry[];
}

/** The fields that reference an entry of one or two kinds by id, or list such ids. */
const fields: readonly { from: readonly KindId[]; pointer: string; to: readonly [KindId, KindId?] }[] = [
  { from: ['category'], pointer: '/parent', to: ['category'] },
  { from: ['model'], pointer: '/category', to: ['category'] },
  { from: ['model'], pointer: '/sheet', to: ['sheet'] },
  // What they feed in a line.
  { from: ['category', 'equipment'], pointer: '/feeds', to: ['category', 'equipment'] },
  // The machines on the home page, and those that a fair shows.
  { from: ['page-home'], pointer: '/hero/line', to: ['model', 'equipment'] },
  { from: ['fair'], pointer: '/machines', to: ['model', 'equipment'] },
];

/** The kinds of entry that a field references, two if it lists ids; none for all other fields. */
export function referencedKinds(from: KindId, pointer: string): readonly KindId[] {
  const found = fields.find((field) => field.from.includes(from) && field.pointer === pointer);
  return found?.to.filter((kind) => kind !== undefined) ?? [];
}

/**
 * Stricter than the default of `nearest`: ids are rarely far off, and many are alike (`tyrecutting`, `tyrefolding`).
 */
const shareOfMistakes = 0.25;

/** The references to missing entries. */
export function unknownIn(references: readonly Reference[]): readonly Reference[] {
  return references.filter(({ id, ids }) => !ids.has(id));
}

/** All references of the catalogue. */
export function listReferences(input: RuleInput): Reference[] {
  const direct = fields.flatMap(({ from, pointer, to: [to, or] }) => {
    const targets = [...entriesOf(input, to), ...(or ? entriesOf(input, or) : [])];
    const ids = new Set(targets.map(({ id }) => id));
    const { folder } = kindOf(to);
    const orFolder = or ? { orFolder: kindOf(or).folder } : {};
    return from
      .flatMap((kind) => entriesOf(input, kind))
      .flatMap((entry) => {
        const pointers = or ? itemsAt(entry, pointer).map((item) => item.pointer) : [pointer];
        return pointers.flatMap((at) => referenceAt(entry, at, { folder, ...orFolder, ids, targets }));
      });
  });
  return [...direct, ...navigationReferences(input)];
}

/**
 * The id that a reference most likely means: written with capitals, spaces, folder or extension, misspelt, or replaced
 * by the entry's title.
 */
export function suggestionFor(reference: Pick<Reference, 'entry' | 'id' | 'ids' | 'targets'>): string | undefined {
  const { entry, id, ids, targets } = reference;
  const plain = id.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  const others = [...ids].filter((other) => other !== entry.id);
  return nearest(plain, others, shareOfMistakes) ?? titled(plain, targets)?.id ?? firstOfSeveral(reference);
}

/** `tyrescrapbaler, baler` where one id is wanted: the first that exists. */
export function firstOfSeveral({ id, ids }: Pick<Reference, 'id' | 'ids'>): string | undefined {
  const names = id.split(/\s*(?:[,;&+]|\band\b)\s*/);
  return names.length > 1 ? names.find((name) => ids.has(name)) : undefined;
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

function referenceAt(entry: Entry, pointer: string, to: Omit<Reference, 'entry' | 'pointer' | 'id'>): Reference[] {
  const id = textAt(entry, pointer);
  return id === undefined ? [] : [{ entry, pointer, id, ...to }];
}

const withoutAddress: ReadonlySet<KindId> = new Set(['page-not-found', 'page-error', 'page-editor']);

/** The ids of pages with a URL. A missing page gives one finding, not one for each link to it. */
const pages: ReadonlySet<string> = new Set(
  fileKinds.filter(({ id }) => id.startsWith('page-') && !withoutAddress.has(id)).map(({ file }) => file),
);

function navigationReferences(input: RuleInput): Reference[] {
  return entriesOf(input, 'site').flatMap((site) =>
    ['/navigation/header', '/navigation/footer']
      .flatMap((pointer) => itemsAt(site, pointer))
      .flatMap((item) => referenceAt(site, `${item.pointer}/page`, { folder: 'pages', ids: pages, targets: [] })),
  );
}
