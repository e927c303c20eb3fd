import { flagOfOffice } from '../../../../offices/flags.ts';
import type { KindId } from '../../../../kinds.ts';
import type { PhotoOwner } from '../../../../media/photos.ts';
import { itemsAt, textAt, type Entry } from '../../../entry.ts';
import { entriesOf, type RuleInput } from '../../../rule.ts';

/** A file under data/media that an entry names, by its whole path or by what follows its folder. */
export interface NamedMedium {
  entry: Entry;
  pointer: string;
  file: string;
  folder: string;
}

/** Every file under data/media that an entry names. */
export function namedMedia(input: RuleInput): NamedMedium[] {
  return [
    ...entriesOf(input, 'site').flatMap((entry) => [...name(entry, '/brand/logo'), ...name(entry, '/brand/logoOnInk')]),
    ...entriesOf(input, 'equipment').flatMap((entry) => name(entry, '/photo', 'equipment/')),
    ...ownPhotos(input, 'model', 'models'),
    ...ownPhotos(input, 'category', 'categories'),
    ...ownPhotos(input, 'equipment', 'equipment'),
    ...entriesOf(input, 'fair').flatMap((entry) =>
      itemsAt(entry, '/gallery/photos').flatMap(({ pointer }) => name(entry, `${pointer}/file`, 'fairs/')),
    ),
  ];
}

/** The photos in an entry's own folder that it has words for. */
function ownPhotos(input: RuleInput, kind: KindId, owner: PhotoOwner): NamedMedium[] {
  return entriesOf(input, kind).flatMap((entry) =>
    itemsAt(entry, '/photos').flatMap(({ pointer }) => name(entry, `${pointer}/file`, `${owner}/${entry.id}/`)),
  );
}

/** The codes of the flags that offices show, which data/media need not have; undefined where nobody knows the country. */
export function shownFlags(input: RuleInput): (string | undefined)[] {
  return entriesOf(input, 'office').map((entry) =>
    flagOfOffice({ country: textAt(entry, '/country') ?? '', flag: textAt(entry, '/flag') }),
  );
}

function name(entry: Entry, pointer: string, folder = ''): NamedMedium[] {
  const file = textAt(entry, pointer);
  return file === undefined ? [] : [{ entry, pointer, file: folder + file, folder }];
}

/** The PDF sheets that the site has: a file of the company stands in for each. */
export function sheetFiles(input: RuleInput): string[] {
  const own = entriesOf(input, 'model').filter((entry) => textAt(entry, '/sheet') === undefined);
  return [...own, ...entriesOf(input, 'sheet')].map(({ id }) => `sheets/${id}.pdf`);
}
