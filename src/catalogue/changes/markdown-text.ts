/**
 * Texts of others in Markdown. A report names what stands in a pull request, which anyone may send: so each of its
 * texts stands in a code span or a code block, where neither markup, nor links, nor mentions of people are read.
 */

/** Longest text that is shown. */
const maxLength = 160;

/** Control and formatting characters: line ends, and those that turn the direction of writing. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/** A text as code within a line, on one line and shortened. */
export function codeSpan(text: string): string {
  const flat = text.replace(unseen, ' ').trim();
  const shown = flat.length > maxLength ? `${flat.slice(0, maxLength - 1).trimEnd()}…` : flat;
  const fence = '`'.repeat(longestRun(shown) + 1);
  const space = shown.startsWith('`') || shown.endsWith('`') || shown === '' ? ' ' : '';
  return `${fence}${space}${shown}${space}${fence}`;
}

/** Lines as a block of code. */
export function codeBlock(lines: readonly string[], language = ''): string {
  const text = lines.map((line) => line.replace(/[^\P{C}\n\t]/gu, '')).join('\n');
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** The most backticks in a row. */
function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** `1 page`, `2 pages`. */
export function count(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}

/** The first items, each made to a line, and a line that counts the rest. */
export function limited<Item>(items: readonly Item[], most: number, line: (item: Item) => string): string[] {
  const rest = items.length - most;
  return [...items.slice(0, most).map(line), ...(rest > 0 ? [`- and ${rest} more`] : [])];
}
