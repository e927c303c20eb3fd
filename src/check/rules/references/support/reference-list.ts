import { referenceFields } from '#generated/entry-kinds.gen.ts';
import { fileKinds, kindOf, type KindId } from '../../../../catalogue/kinds.ts';
import { normalizeName } from '../../../../text/names.ts';
import { itemsAt, pointersIn, textAt, type Entry } from '../../../../catalogue/entry.ts';
import { entriesOf, type RuleInput } from '../../../rule.ts';
import { idsMeant, nearest } from '../../../../text/nearest.ts';

/** A field that references another entry, and its possible targets. */
export interface Reference {
  entry: Entry;
  pointer: string;
  /** The id as written. */
  id: string;
  /** Folders of the possible targets. */
  folders: readonly string[];
  /** Whether the field lists ids. */
  isInList: boolean;
  /** Whether the entry, or the item of a list, is nothing without it. */
  isRequired: boolean;
  ids: ReadonlySet<string>;
  targets: readonly Entry[];
}

/** The fields that reference an entry of some kinds by id, or list such ids: `refersTo` in the schemas. */
const fields: readonly {
  from: KindId;
  pointer: string;
  to: readonly KindId[];
  isList: boolean;
  isRequired: boolean;
}[] = referenceFields;

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
  const direct = fields.flatMap(({ from, pointer, to, isList, isRequired }) => {
    const targets = to.flatMap((kind) => entriesOf(input, kind));
    const ids = new Set(targets.map(({ id }) => id));
    const target = { folders: to.map((kind) => kindOf(kind).folder), isInList: isList, isRequired, ids, targets };
    return entriesOf(input, from).flatMap((entry) => {
      return pointersIn(entry, isList ? `${pointer}/-` : pointer).flatMap((at) => referenceAt(entry, at, target));
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
  const others = idsMeant(plain, ids).filter((candidate) => candidate !== entry.id);
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
export function renamedFrom(
  { id, folders: [folder], targets }: Reference,
  references: readonly Reference[],
): string | undefined {
  const named = new Set(references.flatMap((reference) => (reference.folders[0] === folder ? [reference.id] : [])));
  const free = targets.filter(
    (target) => kindOf(target.kind).folder === folder && !named.has(target.id) && textAt(target, '/layout') !== 'text',
  );
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

/** The ids of pages with a URL. A missing page gives one finding, not one for each link to it. */
const pages: ReadonlySet<string> = new Set(fileKinds.filter(({ hasPage }) => hasPage).map(({ file }) => file));

const pageTarget = { folders: ['pages'], isInList: false, isRequired: true, ids: pages, targets: [] };

function navigationReferences(input: RuleInput): Reference[] {
  return entriesOf(input, 'site').flatMap((site) =>
    ['/navigation/header', '/navigation/footer']
      .flatMap((pointer) => itemsAt(site, pointer))
      .flatMap((item) => referenceAt(site, `${item.pointer}/page`, pageTarget)),
  );
}
