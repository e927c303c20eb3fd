import type { Finding } from '../../finding.ts';
import { findingIn, type Rule } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { didYouMean, joinWords } from '../words.ts';
import { namedMedia, type NamedMedium } from './named-media.ts';

/** Shorter names are all alike: of `no` and `nz` neither is a slip of the other. */
const leastToCompare = 4;
/** How many names are listed in a sentence. */
const maxNames = 12;

/** Files that entries name and data/media does not hold; letter case counts, as it does for the site's addresses. */
export const findMissingMedia: Rule = (input) => {
  const files = input.media.map(({ file }) => file);
  const known = new Set(files);
  return namedMedia(input)
    .filter(({ file }) => !known.has(file))
    .map((medium) => explainPlace(medium) ?? explainMissing(medium, files));
};

/** A path of somebody's own computer in the place of the file's name. */
function explainPlace({ entry, pointer, file, folder, ending }: NamedMedium): Finding | undefined {
  const written = file.slice(folder.length, file.length - ending.length);
  if (!/^[A-Za-z]:[\\/]|\\|^(?:file:|\/|~\/)/.test(written)) return undefined;
  const name = written.replace(/^.*[\\/]/, '');
  const field = pointer.slice(pointer.lastIndexOf('/') + 1);
  return findingIn(entry, pointer, {
    rule: 'media/missing',
    message: `\`${written}\` is a place on a computer of yours; here stands the name of a file in data/media/${folder}.`,
    fix: `put the file into data/media/${folder}, and write \`${field}: ${name}\``,
  });
}

function explainMissing({ entry, pointer, file, folder, ending }: NamedMedium, files: readonly string[]): Finding {
  const fitting = files.filter((other) => other.startsWith(folder) && other.endsWith(ending));
  const names = new Map(fitting.map((other) => [other.slice(folder.length, other.length - ending.length), other]));
  const written = file.slice(folder.length, file.length - ending.length);
  const isShort = written.length < leastToCompare;
  const near = isShort
    ? [...names.keys()].find((name) => name.toLowerCase() === written.toLowerCase())
    : nearest(written, names.keys());
  const elsewhere = isShort ? undefined : files.find((other) => other.endsWith(`/${written}`));
  const meant = near === undefined ? elsewhere : names.get(near);
  const field = pointer.slice(pointer.lastIndexOf('/') + 1);
  const onlyCase = meant?.toLowerCase() === file.toLowerCase();
  const choices = isShort && names.size > 0 && names.size <= maxNames;
  const others = choices
    ? `; there are: ${joinWords([...names.keys()].toSorted(), 'and')}`
    : ', or name one that is there';
  return findingIn(entry, pointer, {
    rule: 'media/missing',
    message: `There is no file data/media/${file}${onlyCase ? ' (capital and small letters count)' : ''}${didYouMean(meant)}`,
    fix:
      near !== undefined
        ? `write \`${field}: ${near}\`, or put the file there`
        : `put the file${choices ? ` ${written}${ending}` : ''} into data/media/${folder}${others}`,
  });
}
