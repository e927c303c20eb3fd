import type { Finding } from '../../../src/yaml/finding.ts';
import { inspectBytes } from '../../../src/catalogue/media/inspect-bytes.ts';
import { readSvg } from '../../../src/catalogue/media/read-svg.ts';
import type { DataFolder } from '../../../scripts/data/read-data.ts';
import { applyFix } from './apply-fix.ts';

type Folder = Pick<DataFolder, 'files' | 'media'>;

const isMedium = (file: string) => file.startsWith('media/');
const isAboutFile = ({ line, text }: Finding) => line === 1 && text === '';

/** The folder without a file. */
const without = ({ files, media }: Folder, file: string): Folder => ({
  files: files.filter((other) => other.file !== file),
  media: media.filter((other) => `media/${other.file}` !== file),
});

/** Renames or moves a file. Undefined if the new name is taken, since the other file would be lost. */
function rename(folder: Folder, from: string, to: string): Folder | undefined {
  const names = new Set([...folder.files.map(({ file }) => file), ...folder.media.map(({ file }) => `media/${file}`)]);
  // Among the media an editor may replace the older picture.
  if (names.has(to) && isMedium(from) === isMedium(to)) throw new Error(`${to} is already there`);
  const rest = without(without(folder, to), from);
  const medium = folder.media.find(({ file }) => `media/${file}` === from);
  const own = folder.files.find(({ file }) => file === from);
  const name = to.replace('media/', '');
  if (medium) return { ...rest, media: [...rest.media, { ...medium, file: name }] };
  if (!own) return undefined;
  if (isMedium(to)) return { ...rest, media: [...rest.media, inspectBytes(name, own.bytes, () => '', readSvg)] };
  return { ...rest, files: [...rest.files, { ...own, file: to }] };
}

/** Writes a file's new name where an entry names it. */
function renameInEntries({ files, media }: Folder, from: string, to: string): Folder {
  const last = (file: string) => file.slice(file.lastIndexOf('/') + 1);
  const named = new RegExp(
    `(?<=(?:file|photo|logo\\w*): (?:\\S*/)?)${last(from).replaceAll(/\W/g, '\\$&')}(?=[\\s,])`,
    'g',
  );
  const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replaceAll(named, last(to));
  return { media, files: files.map(({ file, bytes }) => ({ file, bytes: new TextEncoder().encode(read(bytes)) })) };
}

/** The folder after an editor followed a finding's fix word for word. Undefined if it leaves a decision open. */
export function fixFolder(folder: Folder, finding: Finding): Folder | undefined {
  const { file, fix = '', autofix } = finding;
  const named =
    /^(?:it has the fields of an? [a-z ]+: )?(?:rename|move) (?:it|the file|the folder) to ([^<]+?)(?: to replace that PDF|(,? also .*)| and change its lines)?$/.exec(
      fix,
    );
  const to = autofix && 'rename' in autofix ? autofix.rename : named?.[1];
  if (to !== undefined) {
    const isFolder = fix.startsWith('rename the folder');
    const moved = rename(folder, file, isFolder ? `${to}${file.slice(file.lastIndexOf('/'))}` : to);
    return moved && named?.[2] !== undefined ? renameInEntries(moved, file, to) : moved;
  }
  const isFileGone =
    /^(?:[\w/.-]+ is already there: )?delete (?:it|the file|one of the two|one of the two files)(?:$|: | if it is a specification)|^move it out of data\//;
  if (isAboutFile(finding) && isFileGone.test(fix)) return without(folder, file);
  const own = folder.files.find((other) => other.file === file);
  const text = own && applyFix(new TextDecoder().decode(own.bytes), finding);
  if (text === undefined) return undefined;
  const changed = { file, bytes: new TextEncoder().encode(text) };
  return { ...folder, files: folder.files.map((other) => (other === own ? changed : other)) };
}
