import type { Finding } from '../../finding.ts';
import { positionAt } from '../../read/source-text.ts';
import { reduceName } from '../../reduce-name.ts';
import { entriesOf, findingIn, itemsAt, textAt, type Rule, type RuleInput } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { didYouMean, joinWords } from '../words.ts';
import { listReferences, meantBy, renamedFrom, titled, unknownReferences, type Reference } from './reference-list.ts';

/** How many names are listed in a sentence. */
const maxNames = 12;

/**
 * References to entries that are not there. Where several files name the same one, it was deleted or renamed: that is
 * one finding, which says who they are.
 */
export const findUnknownReferences: Rule = (input) => {
  const references = listReferences(input);
  const groups = [...Map.groupBy(unknownReferences(input), ({ folder, id }) => `${folder}/${id}`).values()];
  return [...groups.flatMap((group) => explainGroup(group, references)), ...checkMachinery(input)];
};

function explainGroup(group: readonly Reference[], references: readonly Reference[]): Finding[] {
  const [first] = group;
  const files = new Set(group.map(({ entry }) => entry.file));
  if (!first || files.size === 1) return group.map(explainOne);
  const meant = meantBy(first);
  // Several files with the same slip: the entry that is meant has its own, right references.
  const isSlip = references.some(({ folder, id }) => folder === first.folder && id === meant);
  return isSlip ? group.map(explainOne) : [explainGone(group, meant ?? renamedFrom(first, references))];
}

/** A file that is gone while others name it. `renamed` is one that nobody names yet. */
function explainGone(group: readonly Reference[], renamed: string | undefined): Finding {
  const [first] = group;
  if (!first) throw new Error('A group of references is never empty');
  const { entry, pointer, id, folder, ids } = first;
  const field = fieldOf(pointer);
  const places = group.map((other) => `${other.entry.file} (line ${lineOf(other)})`);
  const now = `write \`${field}: ${renamed ?? '…'}\` in each`;
  const others = `${now}, with one of ${namesOf(ids.toSorted(), 'or')}`;
  return findingIn(entry, pointer, {
    rule: 'reference/gone',
    message: `There is no file ${folder}/${id}.yaml: it was deleted or renamed, and ${places.length} files still name it: ${namesOf(places)}.`,
    fix: `${renamed === undefined ? others : `if it is ${folder}/${renamed}.yaml now, ${now}`}; or bring ${folder}/${id}.yaml back`,
  });
}

function explainOne(reference: Reference): Finding {
  const { entry, pointer, id, ids, folder, targets } = reference;
  const meant = meantBy(reference);
  const field = fieldOf(pointer);
  // What has neither capitals nor spaces was meant as the name of a file.
  const owner = /[^a-z0-9-]/.test(id) ? titled(id, targets) : undefined;
  const isTitle = owner !== undefined && owner.id === meant && reduceName(id) !== reduceName(owner.id);
  const message = isTitle
    ? `\`${id}\` is the title of ${owner.file}; here its file is named, without folder and ending.`
    : `\`${id}\` is not the name of a file in data/${folder}${didYouMean(meant)}`;
  const add = `add ${folder}/${id}.yaml if it is new or was deleted`;
  const choices = ids.length > 0 ? `write one of ${namesOf(ids.toSorted(), 'or')}, or ${add}` : add;
  return findingIn(entry, pointer, {
    rule: 'reference/unknown',
    message,
    fix: meant === undefined ? choices : `write \`${field}: ${meant}\``,
  });
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

/** The value that enquiry links carry must be one of the form's choices; capitals and dashes do not count there. */
function checkMachinery(input: RuleInput): Finding[] {
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
