import { sayFix, type Finding, type Fix } from '../../../yaml/finding.ts';
import { positionAt } from '../../../yaml/source-text.ts';
import { normalizeName } from '../../../text/names.ts';
import { kindOf } from '../../../catalogue/kinds.ts';
import { findingIn, itemsAt, textAt, type Entry } from '../../../catalogue/entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';
import { explainUnknown, didYouMean, joinWords } from '../../words.ts';
import {
  firstOfSeveral,
  listReferences,
  suggestionFor,
  renamedFrom,
  titled,
  unknownIn,
  type Reference,
} from './support/reference-list.ts';

/** How many names a message lists. */
const maxNames = 12;

/** A valid id. */
const isName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** All entries by id. */
type KindsOfIds = ReadonlyMap<string, Entry>;

/**
 * References to missing entries. Several files with the same missing reference give one finding, since the entry was
 * probably deleted or renamed. Also reports entries that feed themselves in a line.
 */
export const rule: Rule = { names: ['line/itself', 'reference/gone', 'reference/unknown'], check };

function check(input: RuleInput): Finding[] {
  const references = listReferences(input);
  const groups = [...Map.groupBy(unknownIn(references), ({ folders, id }) => `${folders[0]}/${id}`).values()];
  const kinds: KindsOfIds = groups.length === 0 ? new Map() : new Map(input.entries.map((entry) => [entry.id, entry]));
  return [
    ...groups.flatMap((group) => explainGroup(group, references, kinds, input)),
    ...references.flatMap(explainItself),
    ...checkMachinery(input),
  ];
}

/** A category or equipment item that feeds itself in a line. */
function explainItself({ entry, pointer, id }: Reference): Finding[] {
  if (id !== entry.id || !pointer.startsWith('/feeds/')) return [];
  const message = 'A machine cannot feed itself.';
  return [findingIn(entry, pointer, { rule: 'line/itself', message, fix: removal(entry, pointer, id) })];
}

function explainGroup(
  group: readonly Reference[],
  references: readonly Reference[],
  kinds: KindsOfIds,
  { wasThere }: RuleInput,
): Finding[] {
  const [first] = group;
  const files = new Set(group.map(({ entry }) => entry.file));
  if (!first) return [];
  const gone = isName.test(first.id)
    ? first.folders.map((folder) => `${folder}/${first.id}.yaml`).find(wasThere)
    : undefined;
  if (files.size === 1) return group.map((reference) => explainOne(reference, kinds, gone));
  const suggestion = gone ? undefined : suggestionFor(first);
  // Several files can share a typo; then the intended entry has correct references too.
  const isMistake = references.some(({ folders, id }) => folders[0] === first.folders[0] && id === suggestion);
  return isMistake
    ? group.map((reference) => explainOne(reference, kinds, gone))
    : [explainGone(group, suggestion ?? renamedFrom(first, references))];
}

/** A missing file that several files reference. `renamed` is a file without references that may be its new name. */
function explainGone(group: readonly Reference[], renamed: string | undefined): Finding {
  // Its own category describes an entry better than its neighbour in a line.
  const first = group.find(({ isInList }) => !isInList) ?? group[0];
  if (!first) throw new Error('A group of references is never empty');
  const { entry, pointer, id, ids } = first;
  const files = filesOf(first);
  const places = group.map((reference) => `${reference.entry.file} (line ${lineOf(reference)})`);
  const back = `bring ${files} back`;
  const others = ids.size === 0 ? back : `name another file in each: ${namesOf([...ids].toSorted(), 'or')}; or ${back}`;
  return findingIn(entry, pointer, {
    rule: 'reference/gone',
    message: `There is no file ${files}: it was deleted or renamed, and ${places.length} files still name it: ${namesOf(places)}.`,
    fix:
      renamed === undefined
        ? others
        : `if it is ${first.folders[0]}/${renamed}.yaml now, write \`${renamed}\` instead of \`${id}\` in each; or ${back}`,
  });
}

function explainOne(reference: Reference, kinds: KindsOfIds, gone?: string): Finding {
  const { entry, pointer, id } = reference;
  const listed = new Set(itemsAt(entry, pointer.slice(0, pointer.lastIndexOf('/'))).map(({ value }) => value));
  const ids = [...reference.ids].filter((name) => !reference.isInList || (name !== entry.id && !listed.has(name)));
  const suggestion = id === '' || gone ? undefined : suggestionFor({ ...reference, ids: new Set(ids) });
  const field = fieldOf(pointer);
  const writing = (value: string) => ({ value, field: /^\d+$/.test(field) ? undefined : field });
  const isNone = kinds.has(id) || !isName.test(id);
  const fix = suggestion === undefined ? choicesOf(reference) : writing(suggestion);
  return findingIn(entry, pointer, {
    rule: 'reference/unknown',
    message: gone
      ? `There is no file ${gone} any more: it was deleted or renamed, and this still names it.`
      : sayUnknown(reference, suggestion, kinds),
    fix,
  });

  function choicesOf({ isInList }: Reference): Fix {
    const bring = gone ? `bring ${gone} back` : `add ${filesOf(reference)} if it is new or was deleted`;
    const add = isNone ? undefined : bring;
    const drop = isInList ? removal(entry, pointer, id) : undefined;
    const [only, ...more] = ids;
    const choice = only === undefined || more.length > 0 ? undefined : writing(only);
    if (choice && drop === undefined && add === undefined) return choice;
    const named = choice ? sayFix(choice) : `write one of ${namesOf(ids.toSorted(), 'or')}`;
    const ways = [drop, only === undefined ? undefined : named, add];
    return ways.filter((way) => way !== undefined).join(', or ') || removal(entry, pointer, id);
  }
}

/** How to take a name out of a list; `[tyres, rasper]` has several in its line. */
function removal(entry: Entry, pointer: string, id: string): string {
  const { places, source } = entry;
  if (itemsAt(entry, pointer.slice(0, pointer.lastIndexOf('/'))).length < 2) return 'delete the line';
  const start = places.get(pointer)?.value.start ?? 0;
  const before = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start);
  return before.includes('[') ? `take \`${id}\` out of the list` : 'delete the line';
}

/** Why a reference is unknown: it is a title, several names, of another kind, or nothing known. */
function sayUnknown(reference: Reference, suggestion: string | undefined, kinds: KindsOfIds): string {
  const { id, targets, pointer } = reference;
  if (id === '') return `\`${fieldOf(pointer)}\` is empty.`;
  const folders = joinWords(reference.folders.map((folder) => `data/${folder}`));
  // Without capitals and spaces it was meant as a file name.
  const owner = /[^a-z0-9-]/.test(id) ? titled(id, targets) : undefined;
  if (owner !== undefined && owner.id === suggestion && normalizeName(id) !== normalizeName(owner.id)) {
    return `\`${id}\` is the title of ${owner.file}; write the name of its file here, without folder and extension.`;
  }
  if (suggestion !== undefined && suggestion === firstOfSeveral(reference)) {
    return `\`${id}\` is more than one name; write the name of one file in ${folders} here.`;
  }
  const entryOfId = kinds.get(id);
  if (suggestion === undefined && entryOfId !== undefined) {
    return `\`${id}\` is ${kindOf(entryOfId.kind).one} (${entryOfId.file}), and not the name of a file in ${folders}.`;
  }
  return `\`${id}\` is not the name of a file in ${folders}${didYouMean(suggestion)}`;
}

/** The files that a reference may mean. */
function filesOf({ folders, id }: Reference): string {
  return joinWords(folders.map((folder) => `${folder}/${id}.yaml`));
}

function fieldOf(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

function lineOf({ entry: { places, source }, pointer }: Reference): number {
  return positionAt(source, places.get(pointer)?.value.start ?? 0).line;
}

function namesOf(names: readonly string[], last = 'and'): string {
  const more = names.length - maxNames;
  return more > 0 ? `${names.slice(0, maxNames).join(', ')} ${last} ${more} more` : joinWords(names, last);
}

/** The machinery value of enquiry links must be a choice of the form, ignoring case and dashes. */
function checkMachinery(input: RuleInput): Finding[] {
  const categories = entriesOf(input, 'category');
  const values = categories.flatMap((entry) =>
    ['/enquiry/machinery', ...itemsAt(entry, '/enquiry/aliases').map(({ pointer }) => pointer)].flatMap(
      (pointer) => textAt(entry, pointer) ?? [],
    ),
  );
  const known = new Set(values.map(normalizeName));
  return categories.flatMap((entry) => {
    const link = textAt(entry, '/enquiry/link');
    if (link === undefined || known.has(normalizeName(link)) || values.length === 0) return [];
    return findingIn(entry, '/enquiry/link', {
      rule: 'reference/unknown',
      ...explainUnknown(link, values, `\`${link}\` is not a choice of Machinery in the enquiry form`, {
        write: (value) => ({ field: 'link', value }),
        otherwise: `write one of ${namesOf(values.toSorted(), 'or')}`,
      }),
    });
  });
}
