import { entriesOf, findingIn, itemsAt, textAt, type Entry, type Rule } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { didYouMean } from '../words.ts';

/** A file under data/media that an entry names. */
interface Named {
  entry: Entry;
  pointer: string;
  file: string;
}

function nameFile(entry: Entry, pointer: string, folder = '', ending = ''): Named[] {
  const file = textAt(entry, pointer);
  return file === undefined ? [] : [{ entry, pointer, file: `${folder}${file}${ending}` }];
}

/** Files that entries name and data/media does not hold; letter case counts, as it does for the site's addresses. */
export const findMissingMedia: Rule = (input) => {
  const files = input.media.map(({ file }) => file);
  const known = new Set(files);
  const named = [
    ...entriesOf(input, 'site').flatMap((entry) => nameFile(entry, '/brand/logo')),
    ...entriesOf(input, 'office').flatMap((entry) => nameFile(entry, '/flag', 'flags/', '.svg')),
    ...entriesOf(input, 'equipment').flatMap((entry) => nameFile(entry, '/photo', 'equipment/')),
    ...entriesOf(input, 'fair').flatMap((entry) =>
      itemsAt(entry, '/gallery/photos').flatMap(({ pointer }) => nameFile(entry, `${pointer}/file`, 'fairs/')),
    ),
  ];
  return named
    .filter(({ file }) => !known.has(file))
    .map(({ entry, pointer, file }) => {
      const meant = nearest(file, files);
      return findingIn(entry, pointer, {
        rule: 'media/missing',
        message: `There is no file data/media/${file}${didYouMean(meant)}`,
        fix: 'put the file there, or name one that is there',
      });
    });
};
