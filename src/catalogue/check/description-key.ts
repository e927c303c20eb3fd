import { sampleMark } from '../fields/sample-mark.ts';
import { textAt, type Entry } from './entry.ts';

/** A shorter description may well be true of two entries. */
const leastDescription = 60;

/** A number that equal descriptions have in common; 0 for one that is no text of its own. It is remembered, so that they need not be read. */
export function descriptionKey(entry: Entry): number {
  return entry.descriptionKey ?? keyOfDescription(textAt(entry, '/description'));
}

/** The same of the text. */
export function keyOfDescription(text: unknown): number {
  const isOwn = typeof text === 'string' && text.length >= leastDescription && !text.startsWith(sampleMark);
  return isOwn ? keyOfText(text) : 0;
}

/** Its length and a few letters: a table of long texts would read all their letters. */
function keyOfText(text: string): number {
  const { length } = text;
  const letter = (share: number) => text.charCodeAt(Math.floor(length * share));
  return [0.2, 0.4, 0.6, 0.8].reduce((key, share) => key * 256 + letter(share), length);
}
