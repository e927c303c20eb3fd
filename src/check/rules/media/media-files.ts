import { photoFields } from '#generated/entry-kinds.gen.ts';
import { documentsFolder } from '../../../catalogue/media/documents.ts';
import type { MediaFile } from '../../../catalogue/media/media-file.ts';
import { markFile } from '../../../catalogue/media/app-icons.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { flagFile, isFlag, flagOfOffice } from '../../../catalogue/offices/flags.ts';
import { folderKinds, kindOf, type KindId } from '../../../catalogue/kinds.ts';
import { isPhoto } from '../../../catalogue/media/entry-photos.ts';
import { isForPeople, whyIgnored } from '../../file-names.ts';
import { idsMeant, nearest } from '../../../text/nearest.ts';
import { aboutFile } from '../../place-files.ts';
import { itemsAt, pointersIn, textAt, type Entry } from '../../../catalogue/entry.ts';
import { type Rule, entriesOf, type RuleInput } from '../../rule.ts';
import { didYouMean } from '../../words.ts';
import { sheetsIn } from '../references/model-sheets.ts';
import { checkContent } from './support/media-content.ts';
import {
  checkPhotoFolder,
  checkPhotoName,
  checkPortable,
  isInPhotoFolder,
  type IdsByKind,
} from './support/photo-folders.ts';

/** Files that the site itself uses: the favicon. */
const ownFiles: readonly string[] = [markFile];

/** While one of these is missing altogether, its files are not unused. */
const neededKinds: readonly KindId[] = ['site', ...folderKinds.flatMap(({ id, isNeeded }) => (isNeeded ? id : []))];

/** Checks the files under data/media themselves. */
export const rule: Rule = {
  names: [
    'file/ignored',
    'file/same-id',
    'media/active',
    'media/damaged',
    'media/empty',
    'media/few-bytes',
    'media/few-pixels',
    'media/large',
    'media/many-pixels',
    'media/name',
    'media/type',
    'media/unused',
  ],
  check,
};

function check(input: RuleInput): Finding[] {
  const named = namedMedia(input).map(({ file }) => file.toLowerCase());
  // A file of the company can replace each PDF sheet.
  const sheets = sheetsIn(input).map(({ id }) => `sheets/${id}.pdf`);
  const ids: IdsByKind = new Map(
    [...input.byKind].map(([kind, entries]) => [kind, new Set(entries.map(({ id }) => id))]),
  );
  const files = new Set(input.media.map(({ file }) => file.toLowerCase()));
  const flags = shownFlags(input);
  // A file is unused only if no entry can mean it: all can be read, and the files that they name are there.
  const isSure =
    neededKinds.every((kind) => ids.has(kind)) &&
    input.entries.every(({ valid }) => valid) &&
    named.every((file) => files.has(file)) &&
    flags.every((code) => code !== undefined && (isFlag(code) || files.has(flagFile(code))));
  const used = new Set([...named, ...flags.map((code = '') => flagFile(code)), ...sheets, ...ownFiles]);
  const seen = new Map<string, string>();
  return input.media.flatMap((medium): Finding[] => {
    const { file } = medium;
    if (isForPeople(file) || medium.isPackaged) return [];
    const why = whyIgnored(file);
    if (why !== undefined) {
      return [aboutFile(`media/${file}`, 'file/ignored', `The file is ignored: ${why}.`, 'delete it', 'warning')];
    }
    const twin = seen.get(file.toLowerCase());
    seen.set(file.toLowerCase(), twin ?? file);
    const clash = twin === undefined ? [] : [explainTwin(file, twin)];
    const unportable = checkPortable(file);
    if (unportable.length > 0) return [...clash, ...unportable];
    const problems = medium.content ? checkContent(medium, medium.content) : [];
    if (isInPhotoFolder(file)) {
      const place = isSure ? checkPhotoFolder(file, ids) : [];
      const isRefused = problems.some(({ severity }) => severity === 'error');
      return [...clash, ...problems, ...place, ...(isRefused || twin !== undefined ? [] : checkPhotoName(file, files))];
    }
    const unused =
      !isSure || used.has(file.toLowerCase()) || twin !== undefined ? [] : explainUnused(medium, sheets, ids);
    return [
      ...clash,
      ...(problems.length > 0 ? problems : unused),
      ...(twin !== undefined
        ? []
        : isPhoto(medium)
          ? checkPhotoName(file, files)
          : medium.content?.type === 'pdf'
            ? checkPhotoName(file, files, 'PDF')
            : []),
    ];
  });
}

function explainTwin(file: string, twin: string): Finding {
  const message = `media/${file} and media/${twin} differ only in capital letters: on Windows and macOS they are one file.`;
  return aboutFile(`media/${file}`, 'file/same-id', message, 'delete one of the two, or give it another name');
}

function explainUnused({ file, content }: MediaFile, sheets: readonly string[], ids: IdsByKind): Finding[] {
  const warn = (message: string, fix: string) => [aboutFile(`media/${file}`, 'media/unused', message, fix, 'warning')];
  const none = 'name it in an entry, or delete it';
  if (file.startsWith('sheets/')) {
    const suggestion = nearest(file, idsMeant(file, sheets));
    const message = `No machine and no sheet has this name, so the PDF is not used${didYouMean(suggestion)}`;
    return warn(message, suggestion === undefined ? none : `rename it to media/${suggestion}`);
  }
  const [last = '', folder = ''] = file.split('/').toReversed();
  if (content?.type === 'pdf') {
    const sheet = `sheets/${last.toLowerCase()}`;
    const message = `The site makes ${last} from the specification, and this file does not replace it.`;
    // Any other PDF has an address of its own: price-list.pdf is /media/price-list.pdf.
    return sheets.includes(sheet) ? warn(message, `delete it, or move it to media/${sheet} to replace that PDF`) : [];
  }
  const owner = folderKinds.find(({ id, photos }) => photos === 'own' && ids.get(id)?.has(folder));
  return owner === undefined
    ? warn('No entry names this file, so the site does not show it.', none)
    : warn(
        `The photos of ${owner.one} are in media/${owner.folder}, so this one is not shown.`,
        `move it to media/${owner.folder}/${folder}/${last}`,
      );
}

/** A file under data/media named by an entry, by its full path or relative to its folder. */
export interface NamedMedium {
  entry: Entry;
  pointer: string;
  file: string;
  folder: string;
}

/** Every file under data/media that entries name. */
export function namedMedia(input: RuleInput): NamedMedium[] {
  return [
    ...entriesOf(input, 'site').flatMap((entry) => [...name(entry, '/brand/logo'), ...name(entry, '/brand/logoOnInk')]),
    ...photoFields.flatMap(({ from, pointer }) =>
      entriesOf(input, from).flatMap((entry) =>
        pointersIn(entry, pointer).flatMap((at) => name(entry, at, `${kindOf(from).folder}/`)),
      ),
    ),
    ...folderKinds.flatMap(({ id, folder, photos }) => (photos === 'own' ? ownPhotos(input, id, folder) : [])),
    ...input.entries.flatMap((entry) =>
      itemsAt(entry, '/documents').flatMap(({ pointer }) => name(entry, `${pointer}/file`, documentsFolder)),
    ),
  ];
}

/** The photos in an entry's own folder that have a caption. */
function ownPhotos(input: RuleInput, kind: KindId, folder: string): NamedMedium[] {
  return entriesOf(input, kind).flatMap((entry) =>
    itemsAt(entry, '/photos').flatMap(({ pointer }) => name(entry, `${pointer}/file`, `${folder}/${entry.id}/`)),
  );
}

/** The country codes of the flags that offices show; undefined for an unknown country. */
function shownFlags(input: RuleInput): (string | undefined)[] {
  return entriesOf(input, 'office').map((entry) =>
    flagOfOffice({ country: textAt(entry, '/country') ?? '', flag: textAt(entry, '/flag') }, input.reader.language),
  );
}

function name(entry: Entry, pointer: string, folder = ''): NamedMedium[] {
  const file = textAt(entry, pointer);
  return file === undefined ? [] : [{ entry, pointer, file: folder + file, folder }];
}
