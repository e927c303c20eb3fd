import { kindOf, type KindId } from '../../kinds.ts';
import { entriesOf, findingIn, itemsAt, textAt, type Entry, type Rule, type RuleInput } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { didYouMean } from '../words.ts';

interface Reference {
  from: KindId;
  pointer: string;
  to: KindId;
}

const references: Reference[] = [
  { from: 'category', pointer: '/parent', to: 'category' },
  { from: 'model', pointer: '/category', to: 'category' },
  { from: 'model', pointer: '/sheet', to: 'sheet' },
];

/** References to entries that are not there. */
export const findUnknownReferences: Rule = (input) => {
  const direct = references.flatMap(({ from, pointer, to }) => {
    const ids = entriesOf(input, to).map((entry) => entry.id);
    return entriesOf(input, from).flatMap((entry) => checkReference(entry, pointer, ids, kindOf(to).folder));
  });
  return [...direct, ...checkNavigation(input)];
};

/** Pages with an address, by the name of their file. */
function checkNavigation(input: RuleInput) {
  const pages = input.entries
    .filter(({ kind }) => kind.startsWith('page-') && kind !== 'page-not-found' && kind !== 'page-error')
    .map((entry) => entry.id);
  return entriesOf(input, 'site').flatMap((site) =>
    ['/navigation/header', '/navigation/footer']
      .flatMap((pointer) => itemsAt(site, pointer))
      .flatMap((item) => checkReference(site, `${item.pointer}/page`, pages, 'pages')),
  );
}

function checkReference(entry: Entry, pointer: string, ids: string[], folder: string) {
  const id = textAt(entry, pointer);
  if (id === undefined || ids.includes(id)) return [];
  const meant = nearest(id, ids);
  const field = pointer.slice(pointer.lastIndexOf('/') + 1);
  return findingIn(entry, pointer, {
    rule: 'reference/unknown',
    message: `\`${id}\` is not the name of a file in data/${folder}${didYouMean(meant)}`,
    fix: meant
      ? `write \`${field}: ${meant}\``
      : `write one of ${ids.toSorted().slice(0, 12).join(', ')}, or add ${folder}/${id}.yaml`,
  });
}
