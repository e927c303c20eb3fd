import { maxDescription, shorten } from '../../../catalogue/words.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, itemsAt, textAt, type Entry } from '../../../catalogue/entry.ts';
import { entryNamed, type Rule, type RuleInput } from '../../rule.ts';

/** Texts too long for the place where they are shown, and descriptions that say nothing. */
export const rule: Rule = {
  names: ['description/long', 'description/name', 'text/long-name'],
  looksAt: 'every entry',
  checkEntry: (entry, input) => [
    ...longNames(entry),
    ...longSummaries(entry),
    ...cutDescription(entry),
    ...onlyName(entry, input),
  ],
};

/** In characters. Names appear on cards, in menus and in the search; longer ones are sentences or two joined lines. */
const [maxNameLength, maxMenuLength] = [80, 40];

function longNames(entry: Entry): Finding[] {
  if (entry.kind.startsWith('page-')) return [];
  const isMenu = entry.kind === 'site';
  const entries = ['/navigation/header', '/navigation/footer'].flatMap((pointer) => itemsAt(entry, pointer));
  const most = isMenu ? maxMenuLength : maxNameLength;
  const pointers = isMenu
    ? entries.map(({ pointer }) => `${pointer}/label`)
    : ['/name', '/title', '/label', '/heading'];
  return pointers.flatMap((pointer) => {
    const { length } = textAt(entry, pointer) ?? '';
    if (length <= most) return [];
    return findingIn(entry, pointer, {
      rule: 'text/long-name',
      message: `\`${pointer.replace(/.*\//, '')}\` has ${length} characters: menus ${isMenu ? 'have' : 'and cards have'} room for about ${most}.`,
      fix: 'write the name alone; the rest can stand in the description',
      severity: 'warning',
    });
  });
}

/** Summaries that search engines would cut off. Counts line breaks of the file as spaces, as they are shown. */
function longSummaries(entry: Entry): Finding[] {
  return ['/summary', '/listing/summary'].flatMap((pointer) => {
    const { length } = (textAt(entry, pointer) ?? '').replace(/\s+/g, ' ').trim();
    if (length <= maxDescription) return [];
    return findingIn(entry, pointer, {
      rule: 'description/long',
      message: `The summary has ${length} characters; search engines show the first ${maxDescription} or so.`,
      fix: 'shorten it; what is left out can stand in the text of the page',
      severity: 'warning',
    });
  });
}

/** Descriptions whose beginning, shown by search engines, would end within a sentence. */
function cutDescription(entry: Entry): Finding[] {
  const isMachine = entry.kind === 'model' || entry.kind === 'equipment';
  const text = isMachine ? textAt(entry, '/description') : undefined;
  if (text === undefined || text.length <= maxDescription || !shorten(text, maxDescription).endsWith('…')) return [];
  return [
    findingIn(entry, '/description', {
      rule: 'description/long',
      message: `Search results would cut the description off in mid-sentence: they show about ${maxDescription} characters.`,
      fix: `let one of its first sentences end between character ${Math.ceil(maxDescription / 3)} and character ${maxDescription}`,
      severity: 'warning',
    }),
  ];
}

/** `BLT 250`, `The BLT250`, and in the plural, are the same words. */
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .match(/\p{L}+|\d+/gu)
    ?.map((word) => word.replace(/s$/, '')) ?? [];

/** A description that is the name and nothing else, or with it only the name of its category. */
function onlyName(entry: Entry, input: RuleInput): Finding[] {
  const [text, name] = [textAt(entry, '/description'), textAt(entry, '/name') ?? textAt(entry, '/title')];
  if (text === undefined || name === undefined) return [];
  const category = entryNamed(input, 'category', textAt(entry, '/category'));
  const kind = category ? (textAt(category, '/title') ?? '') : '';
  const said = wordsIn(text);
  const isOnly = (named: string) => {
    const known = wordsIn(`the a an ${named}`);
    return said.every((word) => known.includes(word));
  };
  if (!isOnly(`${name} ${kind}`) || !wordsIn(name).every((word) => said.includes(word))) return [];
  return [
    findingIn(entry, '/description', {
      rule: 'description/name',
      message: `The description is only the name${isOnly(name) ? '' : ' and the kind of machine'}.`,
      fix: 'write what it is, what it is used for and what sets it apart',
      severity: 'warning',
    }),
  ];
}
