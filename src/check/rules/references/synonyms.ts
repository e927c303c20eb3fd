import { defaults } from '#generated/defaults.gen.ts';
import { splitWords, stem } from '../../../text/split-words.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, itemsAt, type Entry } from '../../../catalogue/entry.ts';
import type { Rule, RuleInput } from '../../rule.ts';

/** Groups of synonyms of which the catalogue has no word, so that searching for one of them finds no page. */
export const rule: Rule = { names: ['search/leads-nowhere'], looksAt: ['page-search'], checkEntry };

const stemsOf = (value: unknown) => splitWords(JSON.stringify(value) ?? '').map(stem);

function checkEntry(search: Entry, { entries, pack }: RuleInput): Finding[] {
  const groups = itemsAt(search, '/synonyms').map(({ pointer, value }) => {
    const phrases: readonly unknown[] = Array.isArray(value) ? value : [];
    return { pointer, phrases, stems: phrases.map(stemsOf) };
  });
  const others = entries.filter(({ kind }) => kind !== 'page-search').map(({ value }) => value);
  const known = new Set<string>();
  let unknown = groups.filter(({ phrases }) => phrases.length > 0);
  // Only as far as needed: the words of all entries are a fifth of the check.
  for (const text of [...others, defaults, pack]) {
    if (unknown.length === 0) return [];
    for (const word of stemsOf(text)) known.add(word);
    unknown = unknown.filter(({ stems }) => !stems.some((phrase) => phrase.every((word) => known.has(word))));
  }
  return unknown.flatMap(({ pointer, phrases }) =>
    findingIn(search, pointer, {
      rule: 'search/leads-nowhere',
      message: `The catalogue has none of the words ${phrases.map((phrase) => `\`${String(phrase)}\``).join(', ')}, so the search finds no page by them.`,
      fix: 'add a word that a page of the catalogue has, or take the group out',
      severity: 'warning',
    }),
  );
}
