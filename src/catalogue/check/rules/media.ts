import { findingIn, type Rule } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { didYouMean } from '../words.ts';
import { namedMedia } from './named-media.ts';

/** Files that entries name and data/media does not hold; letter case counts, as it does for the site's addresses. */
export const findMissingMedia: Rule = (input) => {
  const files = input.media.map(({ file }) => file);
  const known = new Set(files);
  return namedMedia(input)
    .filter(({ file }) => !known.has(file))
    .map(({ entry, pointer, file, folder, ending }) => {
      const fitting = files.filter((other) => other.startsWith(folder) && other.endsWith(ending));
      const meant = nearest(file, fitting) ?? nearest(file, files);
      const field = pointer.slice(pointer.lastIndexOf('/') + 1);
      const value =
        meant !== undefined && fitting.includes(meant)
          ? meant.slice(folder.length, meant.length - ending.length)
          : undefined;
      const onlyCase = meant?.toLowerCase() === file.toLowerCase();
      return findingIn(entry, pointer, {
        rule: 'media/missing',
        message: `There is no file data/media/${file}${onlyCase ? ' (capital and small letters count)' : ''}${didYouMean(meant)}`,
        fix:
          value === undefined
            ? `put the file into data/media/${folder}, or name one that is there`
            : `write \`${field}: ${value}\`, or put the file there`,
      });
    });
};
