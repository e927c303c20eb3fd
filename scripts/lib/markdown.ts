/** Escapes a table cell: pipes, line breaks, invisible characters, and HTML outside of code. */
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
