/** Texts as they stand in the cells of a Markdown table. */

/** A text as code, whatever back quotes are in it; nothing for an empty text. */
export function codeSpan(text: string): string {
  if (text.trim() === '') return '';
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([quotes]) => quotes.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** A text in a cell: what would end the cell, cannot be seen, or would be read as HTML outside of code is escaped. */
export function cell(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, codePoint)
    .replaceAll('|', '\\|')
    .split(/(`+[^`]*`+)/)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll('<', '&lt;') : part))
    .join('');
}

function codePoint(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
