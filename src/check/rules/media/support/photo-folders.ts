import type { Finding, Fix } from '../../../../yaml/finding.ts';
import { folderKinds, type KindId } from '../../../../catalogue/kinds.ts';
import { explainUnknown } from '../../../words.ts';
import { idsMeant, nearest } from '../../../../text/nearest.ts';
import { aboutFile } from '../../../place-files.ts';
import { isDeviceName, portablePath, wantedId } from '../../../file-names.ts';

/** The ids of all entries by kind. */
export type IdsByKind = ReadonlyMap<KindId, ReadonlySet<string>>;

/** The kind of entry whose photos are in this folder. */
const ownerOf = (file: string) =>
  folderKinds.find(({ folder, photos }) => photos === 'own' && file.startsWith(`${folder}/`));

/** Whether a file is in a folder for entries' photos, even if there is no such entry. */
export function isInPhotoFolder(file: string): boolean {
  const owner = ownerOf(file);
  return owner !== undefined && (owner.id !== 'equipment' || file.split('/').length > 2);
}

/**
 * Why a photo is not shown: its folder matches no entry, or it is in no folder or in a subfolder. Empty when it is
 * shown.
 */
export function checkPhotoFolder(file: string, ids: IdsByKind): Finding[] {
  const kind = ownerOf(file);
  if (!kind) return [];
  const { folder: owner, name: kindName } = kind;
  const known = ids.get(kind.id) ?? new Set<string>();
  const parts = file.split('/').slice(1);
  const name = parts.pop() ?? '';
  const [folder, ...deeper] = parts;
  const warn = (message: string, fix: Fix) => [aboutFile(`media/${file}`, 'media/unused', message, fix, 'warning')];
  if (folder === undefined) {
    const suggestion = nearest(wantedId(name), known) ?? '<file name>';
    const message = `A photo must be in a folder with the name of its ${kindName}'s file, so this one is not shown.`;
    return warn(message, `move it to media/${owner}/${suggestion}/${name}`);
  }
  if (!known.has(folder)) {
    const what = `There is no ${kindName} with the file name \`${folder}\`, so its photos are not shown`;
    const { message, fix } = explainUnknown(folder, idsMeant(folder, known), what, {
      write: (suggestion) =>
        `rename the folder to media/${owner}/${suggestion}; or add ${owner}/${folder}.yaml, if the ${kindName} is new`,
      otherwise: `add ${owner}/${folder}.yaml, if it is new; or name the folder like a file, or delete it`,
    });
    return warn(message, fix);
  }
  if (deeper.length === 0) return [];
  return warn('Photos in folders inside the folder are not shown.', `move it to media/${owner}/${folder}/${name}`);
}

/** Why Windows cannot store a file, so that git cannot check it out there. Empty when it can. */
export function checkPortable(file: string): Finding[] {
  const wanted = portablePath(file);
  if (wanted === file) return [];
  const old = file.split('/').find((name, at) => name !== wanted.split('/')[at]) ?? '';
  const message = isDeviceName(old)
    ? `Windows keeps the name \`${old}\` for itself and cannot store such a file.`
    : `Windows cannot store \`${old}\`: a name has no < > : " | ? * \\ and does not end in a point or a space.`;
  return [
    aboutFile(`media/${file}`, 'media/name', message, `rename it to media/${wanted}, also where an entry names it`),
  ];
}

/**
 * Checks the name of a photo or PDF, which is part of its URL; it also decides the order of photos. `taken` are the
 * names of all files, in lower case.
 */
export function checkPhotoName(file: string, taken: ReadonlySet<string>, what: 'photo' | 'PDF' = 'photo'): Finding[] {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const ending = /\.([^.]+)$/.exec(name)?.[1] ?? '';
  const folder = file.slice(0, file.length - name.length);
  const [stem, end] = [wantedId(name), ending.toLowerCase()];
  if (name === `${stem}.${end}`) return [];
  let wanted = `${stem}.${end}`;
  for (let number = 2; taken.has(folder.toLowerCase() + wanted) && name.toLowerCase() !== wanted; number++)
    wanted = `${stem}-${number}.${end}`;
  const message = `The name of a ${what} must be lower-case letters, digits and dashes; \`${name}\` is not.`;
  const fix = `rename it to media/${folder}${wanted}, also where an entry names it`;
  return [aboutFile(`media/${file}`, 'media/name', message, fix, 'warning')];
}
