import type { Words } from './source-text.ts';

/**
 * What no page, drawing, sheet or mail can show: characters that XML 1.0 (section 2.2) and HTML forbid, halves of a letter,
 * and those that turn the direction of all that follows (Unicode annex 9: embeddings, overrides, isolates). In a text they
 * stand as escapes (`"\\0"`), where no look at the file's own characters finds them, or as themselves.
 */
const forbidden = /(?![\t\n\r\u0085])\p{Cc}|[\ufffd-\uffff\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/** Whether a text holds a character that turns the direction of what follows. */
export const turnsDirection = (text: string): boolean => /[\u202a-\u202e\u2066-\u2069]/.test(text);

/** What is wrong with the characters of a value or a name, its escapes read. */
export function checkCharacters(value: string): Words | undefined {
  const [found] = forbidden.exec(value) ?? [];
  if (found === undefined) return undefined;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const does = turnsDirection(found) ? 'that turns the direction of what follows' : 'that cannot be shown';
  return {
    rule: 'text/control-character',
    message: `The text contains a character (<U+${code}>) ${does}.`,
    fix: 'delete it, or type the text again',
  };
}
