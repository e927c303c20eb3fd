import { maxDescription, shorten } from '../../../pages/parts/shorten.ts';
import { findingIn, textAt } from '../../entry.ts';
import type { Rule } from '../../rule.ts';

/** Summaries that search engines would cut off, and descriptions of which they would show half a sentence. */
export const rule: Rule = ({ entries }) =>
  entries.flatMap((entry) => [
    ...['/summary', '/listing/summary'].flatMap((pointer) => {
      const length = lengthOf(textAt(entry, pointer));
      if (length <= maxDescription) return [];
      return findingIn(entry, pointer, {
        rule: 'description/long',
        message: `The summary has ${length} characters; search engines show the first ${maxDescription} or so.`,
        fix: 'shorten it; what is left out can stand in the text of the page',
        severity: 'warning',
      });
    }),
    ...describedPages.flatMap(({ kind, pointer }) => {
      const text = entry.kind === kind ? textAt(entry, pointer) : undefined;
      if (text === undefined || !isCutOff(text)) return [];
      return findingIn(entry, pointer, {
        rule: 'description/long',
        message: `Search results would cut the description off within a sentence: they show about ${maxDescription} characters.`,
        fix: `let one of its first sentences end between character ${Math.ceil(maxDescription / 3)} and character ${maxDescription}`,
        severity: 'warning',
      });
    }),
  ]);

/**
 * Whether a search result would end within a sentence. Most texts have one that ends in time, which is quickly seen.
 */
function isCutOff(text: string): boolean {
  if (text.length <= maxDescription) return false;
  const end = text.lastIndexOf('. ', maxDescription - 1);
  if (end > maxDescription / 2 && !text.includes('  ') && !text.includes('\n')) return false;
  return shorten(text, maxDescription).endsWith('…');
}

/** Pages whose description for search engines is the start of a longer text. */
const describedPages = [
  { kind: 'model', pointer: '/description' },
  { kind: 'equipment', pointer: '/description' },
] as const;

/** In the characters that are shown: line breaks and indentation of the file are spaces. */
function lengthOf(text: string | undefined): number {
  return text === undefined ? 0 : text.replace(/\s+/g, ' ').trim().length;
}
