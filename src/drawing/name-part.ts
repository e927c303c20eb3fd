import type { DrawingWords } from '../catalogue/words.ts';

/** What the data call a part that the program calls so. A test holds that the parts of all families have a word. */
export function namePart(name: string, words: Pick<DrawingWords, 'parts'>): string {
  const parts: Readonly<Record<string, string>> = words.parts;
  return parts[name] ?? name;
}
