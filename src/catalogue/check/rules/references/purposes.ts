import type { Finding } from '../../../finding.ts';
import { findingIn, itemsAt, valueAt } from '../../entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';
import { nearest } from '../../nearest.ts';
import { didYouMean, joinWords } from '../../words.ts';

/** Fields with words of a list in pages/find.yaml. */
const fields = ['materials', 'jobs'] as const;

/**
 * Materials and jobs that the finder does not know, and words of its that are both: their pages would have one address.
 */
export const rule: Rule = (input) => {
  const lists = entriesOf(input, 'page-find');
  const [page] = lists;
  if (!page) return [];
  const words = Object.fromEntries(fields.map((field) => [field, Object.keys(valueAt(page, `/${field}`) ?? {})]));
  const twice = (words['jobs'] ?? [])
    .filter((word) => words['materials']?.includes(word))
    .map((word) =>
      findingIn(
        page,
        `/jobs/${word}`,
        {
          rule: 'purpose/twice',
          message: `\`${word}\` is a material already: the pages of both would have the same address.`,
          fix: 'choose another word for the job',
        },
        'name',
      ),
    );
  return [...twice, ...fields.flatMap((field) => unknownWords(input, field, words[field] ?? []))];
};

function unknownWords(input: RuleInput, field: (typeof fields)[number], words: readonly string[]): Finding[] {
  const known = new Set(words);
  const entries = (['category', 'model', 'equipment'] as const).flatMap((kind) => entriesOf(input, kind));
  return entries.flatMap((entry) =>
    itemsAt(entry, `/${field}`).flatMap(({ pointer, value }) => {
      if (typeof value !== 'string' || known.has(value)) return [];
      const meant = nearest(value, words);
      return findingIn(entry, pointer, {
        rule: 'purpose/unknown',
        message: `\`${value}\` is not one of the ${field} of the finder${didYouMean(meant)}`,
        fix:
          meant === undefined
            ? `write one of ${joinWords(words, 'or')}, or add it to \`${field}\` in pages/find.yaml`
            : `write \`${meant}\``,
      });
    }),
  );
}

/** A text in the place of a list is told by the schema, which does not know the words of the finder: they go into its fix. */
export function nameKnownWords(input: RuleInput, findings: readonly Finding[]): Finding[] {
  const [page] = entriesOf(input, 'page-find');
  if (!page) return [...findings];
  const byFile = new Map(input.entries.map((entry) => [entry.file, entry]));
  return findings.map((finding) => {
    const field = /^`(materials|jobs)` must be a list/.exec(finding.message)?.[1];
    const entry = byFile.get(finding.file);
    const text = field === undefined || !entry ? undefined : valueAt(entry, `/${field}`);
    if (typeof text !== 'string') return finding;
    const words = Object.keys(valueAt(page, `/${field ?? ''}`) ?? {});
    const meant = text.split(/,\s*/).map((word) => nearest(word, words));
    return meant.includes(undefined) ? finding : { ...finding, fix: `write it as a list: \`[${meant.join(', ')}]\`` };
  });
}
