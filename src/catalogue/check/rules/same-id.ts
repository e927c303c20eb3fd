import type { Entry, Rule } from '../entry.ts';
import { aboutFile } from '../place-files.ts';

/** Two files of one kind whose names differ only in letter case or ending. */
export const findSameIds: Rule = ({ entries }) => {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const key = `${entry.kind}/${entry.id.toLowerCase()}`;
    const first = seen.get(key);
    if (!first) {
      seen.set(key, entry);
      return [];
    }
    return aboutFile(
      entry.file,
      'file/same-id',
      `${entry.file} and ${first.file} have the same name.`,
      'rename one of the two, or delete it',
    );
  });
};
