import { fileKinds, kindOf, type KindId } from '../../kinds.ts';
import { reduceName } from '../../reduce-name.ts';
import { entriesOf, findingIn, itemsAt, textAt, type Entry, type Rule, type RuleInput } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { didYouMean, joinWords } from '../words.ts';

/** A field that names another entry, and the names that are there. */
interface Reference {
  entry: Entry;
  pointer: string;
  id: string;
  /** Folder of the entries that it can name. */
  folder: string;
  ids: readonly string[];
}

const fields: readonly { from: KindId; pointer: string; to: KindId }[] = [
  { from: 'category', pointer: '/parent', to: 'category' },
  { from: 'model', pointer: '/category', to: 'category' },
  { from: 'model', pointer: '/sheet', to: 'sheet' },
];

/** References to entries that are not there. Where several name the same one, it was deleted or renamed: each says who the others are. */
export const findUnknownReferences: Rule = (input) => {
  const unknown = unknownReferences(input);
  const groups = Map.groupBy(unknown, ({ folder, id }) => `${folder}/${id}`);
  return [...unknown.map((reference) => explain(reference, groups)), ...checkMachinery(input)];
};

/** All references that lead nowhere. */
export function unknownReferences(input: RuleInput): Reference[] {
  const direct = fields.flatMap(({ from, pointer, to }) => {
    const ids = entriesOf(input, to).map((entry) => entry.id);
    const known = new Set(ids);
    const isUnknown = (entry: Entry) => !known.has(textAt(entry, pointer) ?? '');
    return entriesOf(input, from)
      .filter(isUnknown)
      .flatMap((entry) => referenceAt(entry, pointer, ids, kindOf(to).folder));
  });
  return [...direct, ...navigationReferences(input).filter(({ id, ids }) => !ids.includes(id))];
}

function referenceAt(entry: Entry, pointer: string, ids: readonly string[], folder: string): Reference[] {
  const id = textAt(entry, pointer);
  return id === undefined ? [] : [{ entry, pointer, id, folder, ids }];
}

/** Pages with an address, by the name of their file. One that is missing is reported as such, not at each link to it. */
const pages = fileKinds
  .filter(({ id }) => id.startsWith('page-') && id !== 'page-not-found' && id !== 'page-error')
  .map(({ file }) => file);

function navigationReferences(input: RuleInput): Reference[] {
  return entriesOf(input, 'site').flatMap((site) =>
    ['/navigation/header', '/navigation/footer']
      .flatMap((pointer) => itemsAt(site, pointer))
      .flatMap((item) => referenceAt(site, `${item.pointer}/page`, pages, 'pages')),
  );
}

/** How many names are listed in a sentence. */
const maxNames = 12;

function explain({ entry, pointer, id, ids, folder }: Reference, groups: ReadonlyMap<string, Reference[]>) {
  const meant = nearest(id, ids);
  const field = pointer.slice(pointer.lastIndexOf('/') + 1);
  const places = new Set(groups.get(`${folder}/${id}`)?.map((other) => other.entry.file));
  const others = places.size > 1 ? ` ${places.size} files refer to it: ${namesOf([...places])}.` : '';
  const restore = `add ${folder}/${id}.yaml${others ? ' again if it was deleted' : ''}`;
  return findingIn(entry, pointer, {
    rule: 'reference/unknown',
    message: `\`${id}\` is not the name of a file in data/${folder}${didYouMean(meant)}${others}`,
    fix:
      meant === undefined
        ? `${ids.length > 0 ? `write one of ${namesOf(ids.toSorted(), 'or')}, or ` : ''}${restore}`
        : `write \`${field}: ${meant}\`${others ? `, or ${restore}` : ''}`,
  });
}

function namesOf(names: readonly string[], last = 'and'): string {
  const more = names.length - maxNames;
  return more > 0 ? `${names.slice(0, maxNames).join(', ')} ${last} ${more} more` : joinWords(names, last);
}

/** The value that enquiry links carry must be one of the form's choices; capitals and dashes do not count there. */
function checkMachinery(input: RuleInput) {
  const categories = entriesOf(input, 'category');
  const values = categories.flatMap((entry) =>
    ['/enquiry/machinery', ...itemsAt(entry, '/enquiry/aliases').map(({ pointer }) => pointer)].flatMap(
      (pointer) => textAt(entry, pointer) ?? [],
    ),
  );
  const known = new Set(values.map(reduceName));
  return categories.flatMap((entry) => {
    const link = textAt(entry, '/enquiry/link');
    if (link === undefined || known.has(reduceName(link)) || values.length === 0) return [];
    const meant = nearest(link, values);
    return findingIn(entry, '/enquiry/link', {
      rule: 'reference/unknown',
      message: `\`${link}\` is not a choice of Machinery in the enquiry form${didYouMean(meant)}`,
      fix: meant === undefined ? `write one of ${namesOf(values.toSorted(), 'or')}` : `write \`link: ${meant}\``,
    });
  });
}
