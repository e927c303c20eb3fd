import { sampleMark } from '../../../catalogue/kinds.ts';
import type { Finding, Fix } from '../../../yaml/finding.ts';
import { findingIn, type Entry, findingAtWords, textsOf, type TextIn } from '../../../catalogue/entry.ts';
import { visible } from '../../../text/visible.ts';
import type { Rule } from '../../rule.ts';
import { privateAddress } from '../../schema/right-form.ts';

interface OddText {
  rule: string;
  form: RegExp;
  say: (match: string, text: TextIn) => string;
  fix: (match: string, text: TextIn) => Fix;
  /** Marks the matched words instead of the whole text. */
  atWords?: true;
}

const writeWords = () => 'write the words alone';

const placeholder =
  /\b(?:TBD|TBA|TBC|TODO|FIXME|[xX]{3,}|XX(?= ?(?:mm|cm|m|kg|t|Ton|kW|HP|V|Hz|bar|%)\b))\b|\b[Ll]orem\s+ipsum\b|\b(?:[Tt]ext|[Nn]ame|[Tt]itle|[Dd]escription)\s+(?:goes\s+)?here\b|\bT\.B\.[DAC]\.|\bto\s+be\s+(?:defined|decided|announced|confirmed)\b|(?<=\S ?)\?{3,}/;

/** What colleagues write to each other: `(pls check)`, `ask Ravi`, `customer: don't show`. */
const note =
  /^(?:[Aa]sk|[Cc]heck with|[Ff]rag(?:en)?|[Rr]ückfrage bei|[Dd]emander à|[Pp]reguntar a) \p{Lu}\p{Ll}+[!.]?$|\((?:pls\s|(?:please|bitte|por favor) (?:check|confirm|verify|prüfen|klären|verificar|confirmar))[^)]*\)|\b(?:pls\.? (?:check|confirm|ask)|don['’]t (?:show|publish)|do not (?:show|publish)|internal use only|nicht (?:zeigen|veröffentlichen)|ne pas publier|no publicar)(?!\p{L})/u;

/** Of a file or a page that a program copied: `BLT300 - Copy`. */
const nameOfCopy =
  /\s[-–]\s(?:copy|kopie|copie|copia)(?:\s?\(.\))?$|\s\((?:copy|kopie|copie|copia)\)$|^(?:copy of|kopie von|copie de|copia de|copia di)\s/i;

/** What other programs write before a point, behind the hyphen of YAML. */
const pointSign = /^(?:[•●▪◦‣✓✔➤►]\s*|\(?[a-z]\)\s+)(?=\S)/;

/** A zero in brackets after the country code, dialled only within the country. */
const zeroInBrackets = /^(\+\d{1,3})\s*\(0\)\s*/;

/** Required fields: the fix must not suggest deleting the line. */
const needed = /^\/(?:name|title|description|summary|category|country|company|feedback|author)$/;

/** Of several matches of one rule, only the first is reported. */
const oddTexts: readonly OddText[] = [
  {
    rule: 'text/stray-markup',
    form: /<\/?(?:b|i|u|em|strong|br|p|ul|ol|li|a|span|div|h[1-6]|sup|sub|font|table|tr|td|img|iframe|script|style)\b[^<>]*>/i,
    say: (match) => `\`${match}\` is HTML; pages would show it as it is.`,
    fix: writeWords,
  },
  {
    rule: 'text/stray-markup',
    form: /&(?:amp|nbsp|lt|gt|quot|deg|times|ndash|mdash|rsquo|#\d{2,5});/,
    say: (match) => `\`${match}\` is an HTML character code; pages would show it as it is.`,
    fix: () => 'write the character itself',
  },
  {
    rule: 'text/stray-markup',
    form: /\*\*(?=\S)[^*]+\*\*|\[[^[\]]+\]\(https?:[^()]*\)|(?<!\w)_(?=\S)[^_]+_(?!\w)|^#{1,6} (?=\S)/,
    say: (match) =>
      `\`${match.length > 30 ? `${match.slice(0, 30)}…` : match}\` is Markdown; pages would show it as it is.`,
    fix: writeWords,
  },
  {
    rule: 'text/placeholder',
    form: placeholder,
    say: (match) => `"${match}" is a placeholder; visitors would read it as it is.`,
    fix: (match, { text, pointer }) =>
      match === text && /^\/(?:specifications|sheetChanges|highlights|overview)\//.test(pointer)
        ? { value: 'On request', more: ', or what it really is' }
        : 'write what it really is, or leave it out',
    atWords: true,
  },
  {
    rule: 'text/placeholder',
    form: note,
    say: (written) => `"${written}" is a note for colleagues; visitors would read it.`,
    fix: () => 'delete it, or write what visitors should read',
    atWords: true,
  },
  {
    rule: 'text/placeholder',
    form: /^(?:n\/a|n\.a\.|\?{2,}|tb[acd]|k\. ?a\.|folgt(?: noch)?|wird nachgereicht|à définir|(?:a|por) definir|da definire)$/i,
    say: (match) => `"${match}" says nothing to visitors.`,
    fix: (_, { pointer }) =>
      needed.test(pointer) ? 'write what it really is' : 'delete the line, or write what it really is',
  },
  {
    rule: 'text/placeholder',
    form: nameOfCopy,
    say: (written) => `"${written.trim()}" is what a program adds to the name of a copy.`,
    fix: (_, { text }) => ({ value: text.replace(nameOfCopy, '').trim() }),
  },
  {
    rule: 'text/stray-markup',
    form: pointSign,
    say: (written) => `"${written.trim()}" is the sign of a point of a list; pages would show it before the text.`,
    fix: (_, { text }) => ({ value: text.replace(pointSign, '') }),
  },
  {
    rule: 'text/typing',
    form: /\b(the|The|an|of|to|in|and|is|are|for|with|on|at|by|or|from|und|ist|mit|von|le|de|et)\s+(?:\1|(?<=The\s+)the)(?![\p{L}\d-])/u,
    say: (written) => `"${written.replace(/\s+/, ' ')}" has a word twice.`,
    fix: (written) => ({ value: written.replace(/\s.*/s, '') }),
    atWords: true,
  },
  {
    rule: 'text/typing',
    // No domain, and no abbreviation: `Pvt.Ltd`, `www.Example.com`.
    form: /(?<![\p{L}\d.@/-])\p{Ll}{3,40}[.!?]\p{Lu}\p{Ll}{0,40}(?=\s\p{Ll})/u,
    say: (written) => `There is no space in "${written}".`,
    fix: (written) => ({ value: written.replace(/(?<=[.!?])/, ' ') }),
    atWords: true,
  },
  {
    rule: 'text/placeholder',
    // A ticked box of a spreadsheet. The editor writes it in quotes; without them it is no text.
    form: /^(?:true|false)$/i,
    say: (match) => `"${match}" says nothing to visitors.`,
    fix: (match) =>
      match.toLowerCase() === 'true'
        ? { value: 'Fitted', or: { value: 'Yes' } }
        : { value: 'Not fitted', or: { value: 'No' } },
  },
  {
    rule: 'text/private-address',
    form: privateAddress,
    say: (match) => `Visitors cannot open ${match}: it is an address of your own computer or network.`,
    fix: () => 'write the address that visitors can open',
    atWords: true,
  },
  {
    rule: 'text/blank',
    form: new RegExp(`^(?!.*${visible.source}).+$`, 'su'),
    say(match, { pointer }) {
      const field = pointer.slice(pointer.lastIndexOf('/') + 1);
      const what = /\S/.test(match) ? 'characters that cannot be seen' : 'spaces';
      return `${/^\d+$/.test(field) ? 'This point' : `\`${field}\``} contains only ${what}.`;
    },
    fix: (_, { pointer }) => (needed.test(pointer) ? 'write the text' : 'delete the line, or write the text'),
  },
  {
    rule: 'phone/zero',
    form: zeroInBrackets,
    say: (_, { text }) =>
      `The number "${text}" has a zero that is only dialled within the country: visitors who tap it would call a wrong number.`,
    fix: (_, { text }) => ({ value: text.replace(zeroInBrackets, '$1 ') }),
  },
  {
    rule: 'stand-in',
    form: new RegExp(`^${sampleMark}\\s`),
    say: (_, { text }) => `This is still the sample text of a new file; visitors would read "${text.slice(0, 40)}".`,
    fix: () => 'write the real text instead, or delete it if it is optional',
  },
];

/**
 * Texts that pages would not show as intended: HTML and Markdown, placeholders, only spaces, telephone numbers whose
 * link would dial a wrong number, template texts of new files.
 */
export const rule: Rule = {
  names: [
    'phone/zero',
    'stand-in',
    'text/blank',
    'text/placeholder',
    'text/private-address',
    'text/stray-markup',
    'text/typing',
  ],
  looksAt: 'every entry',
  checkEntry,
};

function checkEntry(entry: Entry): Finding | Finding[] {
  return textsOf(entry).flatMap((text) => {
    const matching = oddTexts.filter(({ form }) => form.test(text.text));
    return matching
      .filter((odd, index) => matching.findIndex(({ rule: name }) => name === odd.rule) === index)
      .map((odd) => explain(entry, text, odd));
  });
}

function explain(entry: Entry, text: TextIn, { rule: name, form, say, fix, atWords }: OddText): Finding {
  const [match = ''] = form.exec(text.text) ?? [];
  const isMissing = name === 'text/blank' && needed.test(text.pointer);
  const severity = isMissing ? 'error' : 'warning';
  const words = { rule: name, message: say(match, text), fix: fix(match, text), severity } as const;
  return atWords ? findingAtWords(entry, text.pointer, match, words) : findingIn(entry, text.pointer, words);
}
