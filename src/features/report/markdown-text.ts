import { commonEnds } from '../../yaml/source-text.ts';

/**
 * Puts untrusted text into code spans and blocks, where GitHub renders no markup, links or mentions: a report quotes
 * pull requests, which anyone may send.
 */

/** In characters; longer texts are shortened. */
const maxLength = 160;

/** Control and formatting characters, including line ends and direction marks. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/** A text as an inline code span, on one line and shortened. */
export function codeSpan(text: string): string {
  const flat = text.replace(unseen, ' ').trim();
  const shown = flat.length > maxLength ? `${flat.slice(0, maxLength - 1).trimEnd()}…` : flat;
  return inCode(shown) || '`  `';
}

/** How many words of a sentence stand around those that differ. */
const wordsAround = 4;

type Pair = readonly [before?: string | undefined, after?: string | undefined];

/** A text before and after a change: of a long one, the sentences that differ, each around the words that differ. */
export function fromChange(before?: string, after?: string): Pair[] {
  if (before === undefined || after === undefined || before.length + after.length < maxLength) return [[before, after]];
  const [old, now] = [before, after].map((text) => text.split(/(?<=[.!?])\s+/)) as [string[], string[]];
  const [gone, made] = [
    old.filter((sentence) => !now.includes(sentence)),
    now.filter((sentence) => !old.includes(sentence)),
  ];
  if (gone.length + made.length === 0) return [[before, after]];
  if (gone.length === made.length) return gone.map((sentence, at) => aroundChange(sentence, made[at] ?? ''));
  return [[gone, made].map((some) => (some.length > 0 ? some.join(' ') : undefined)) as [string?, string?]];
}

function aroundChange(before: string, after: string): Pair {
  const [old, now] = [before.split(' '), after.split(' ')];
  const { start, end } = commonEnds(old, now);
  const [from, to] = [start - wordsAround, end - wordsAround];
  return [old, now].map((words) => {
    const shown = words.slice(Math.max(0, from), words.length - Math.max(0, to)).join(' ');
    return `${from > 0 ? '…' : ''}${shown}${to > 0 ? '…' : ''}`;
  }) as [string, string];
}

/** Inline code, with a fence longer than any run of backticks inside (CommonMark, 6.1). Empty for an empty text. */
export function inCode(text: string): string {
  if (text.trim() === '') return '';
  const fence = '`'.repeat(longestRun(text) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** Lines as a code block. */
export function codeBlock(lines: readonly string[], language = ''): string {
  const text = lines.map((line) => line.replace(/[^\P{C}\n\t]/gu, '')).join('\n');
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Length of the longest run of backticks. */
function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** `1 page`, `2 pages`. */
export function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}

/** The first items as lines, and a line with the number of the others. */
export function limited<Item>(items: readonly Item[], most: number, line: (item: Item) => string): string[] {
  const rest = items.length - most;
  return [...items.slice(0, most).map(line), ...(rest > 0 ? [`- and ${rest} more`] : [])];
}
