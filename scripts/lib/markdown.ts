import { codeOf } from '../../src/yaml/repair-characters.ts';

/** Escapes a table cell: pipes, line breaks, invisible characters, and HTML outside of code. */
export function cell(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, codeOf)
    .replaceAll('|', '\\|')
    .split(/(`+[^`]*`+)/)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll('<', '&lt;') : part))
    .join('');
}
