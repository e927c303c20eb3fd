import type { Finding } from '../../../finding.ts';
import { escapePointer } from '../../../read/index-events.ts';
import { findingIn, type Entry } from '../../entry.ts';
import type { Rule } from '../../rule.ts';

/** What a text has that pages would show as it stands, and how it is written without. */
interface Sign {
  form: RegExp;
  say: (found: string) => string;
  fix: string;
}

const signs: readonly Sign[] = [
  {
    form: /<\/?(?:b|i|u|em|strong|br|p|ul|li|a|span|div|h[1-6]|sup|sub)\b[^<>]*>/i,
    say: (found) => `\`${found}\` is HTML; pages would show it as it stands.`,
    fix: 'write the words alone',
  },
  {
    form: /&(?:amp|nbsp|lt|gt|quot|deg|times|ndash|mdash|rsquo|#\d{2,5});/,
    say: (found) => `\`${found}\` is how HTML writes a sign; pages would show it as it stands.`,
    fix: 'write the sign itself',
  },
  {
    form: /\*\*(?=\S)[^*]+\*\*|\[[^[\]]+\]\(https?:[^()]*\)/,
    say: (found) =>
      `\`${found.length > 30 ? `${found.slice(0, 30)}…` : found}\` is Markdown; pages would show its signs as they stand.`,
    fix: 'write the words alone',
  },
];

/** Signs of other ways of writing in texts: tags, entities, stars for bold letters, links in brackets. */
export const rule: Rule = ({ entries }) =>
  entries.flatMap((entry) => {
    const { text } = entry.source;
    // Nearly all files have none of them, which costs next to nothing to see.
    const isSuspicious = text.includes('<') || text.includes('&') || text.includes('**') || text.includes('](');
    return isSuspicious && entry.value !== undefined ? findIn(entry, '', entry.value) : [];
  });

function findIn(entry: Entry, pointer: string, value: unknown): Finding[] {
  if (typeof value === 'string') return explain(entry, pointer, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => findIn(entry, `${pointer}/${escapePointer(name)}`, inner));
}

function explain(entry: Entry, pointer: string, text: string): Finding[] {
  const sign = signs.find(({ form }) => form.test(text));
  const found = sign?.form.exec(text)?.[0];
  if (!sign || found === undefined) return [];
  return [
    findingIn(entry, pointer, {
      rule: 'text/stray-markup',
      message: sign.say(found),
      fix: sign.fix,
      severity: 'warning',
    }),
  ];
}
