import type { Finding } from '../finding.ts';
import { fileKinds, folderKinds, kindOf, placeOf, type KindId } from '../kinds.ts';
import { nearest } from './nearest.ts';
import { didYouMean } from './words.ts';

/** A file of the data folder; `file` is relative to it, with forward slashes. */
export interface DataFile {
  file: string;
  bytes: Uint8Array;
}

/** A file that holds an entry. */
export interface PlacedFile extends DataFile {
  kind: KindId;
  id: string;
}

const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const ignored = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|~$|\.(bak|orig|swp|tmp)$/i;

/** Sorts the files by kind, and says which ones have a name or a place in which nobody would find them. README.md files are for people. */
export function placeFiles(files: readonly DataFile[]): { placed: PlacedFile[]; findings: Finding[] } {
  const placed: PlacedFile[] = [];
  const findings: Finding[] = [];
  for (const data of files) {
    const { file } = data;
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (/^readme(\.\w+)?$/i.test(name) || name === '.gitkeep') continue;
    if (ignored.test(file)) {
      findings.push(aboutFile(file, 'file/ignored', `The file \`${name}\` is ignored.`, 'delete it', 'warning'));
      continue;
    }
    const place = placeOf(file);
    if (!place) {
      findings.push(misplaced(file));
      continue;
    }
    const folder = file.slice(0, file.length - name.length);
    const wanted = isSingle(place.kind) ? `${kindOf(place.kind).file ?? ''}.yaml` : wantedName(name, place.id);
    if (name !== wanted) {
      const rule = 'file/name';
      const message = `The file name \`${name}\` must use lower-case letters, digits and dashes, and end in .yaml or .json.`;
      const finding = aboutFile(file, rule, message, `rename it to ${folder}${wanted}`);
      findings.push(wanted.startsWith('entry.') ? finding : { ...finding, mend: { rename: `${folder}${wanted}` } });
    }
    placed.push({ ...data, ...place });
  }
  return { placed, findings };
}

/** A finding about a whole file. */
export function aboutFile(
  file: string,
  rule: string,
  message: string,
  fix: string,
  severity: Finding['severity'] = 'error',
): Finding {
  return { file, line: 1, column: 1, endColumn: 2, severity, rule, message, fix, text: '' };
}

function isSingle(kind: KindId): boolean {
  return fileKinds.some((single) => single.id === kind);
}

function wantedName(name: string, id: string): string {
  if (idForm.test(id) && /^[^.]+\.(yaml|json)$/.test(name)) return name;
  const plain = id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'entry'}.${/\.json/i.test(name) ? 'json' : 'yaml'}`;
}

function misplaced(file: string): Finding {
  const [folder = '', ...rest] = file.split('/');
  const folders = [...folderKinds.map((kind) => kind.folder), 'pages'];
  if (folder === 'pages' && rest.length === 1) {
    const names = fileKinds.filter((kind) => kind.folder === 'pages').map((kind) => kind.file);
    const meant = nearest(rest[0]?.replace(/\..*$/, '') ?? '', names);
    const fix = `the pages are ${names.join(', ')}`;
    return aboutFile(file, 'file/place', `There is no page of this name${didYouMean(meant)}`, fix);
  }
  if (rest.length === 0) {
    const fix = `move it into one of the folders ${folders.join(', ')}`;
    return aboutFile(file, 'file/place', 'This file belongs to no kind of entry; only site.yaml stands here.', fix);
  }
  const known = folders.includes(folder);
  const meant = nearest(
    folder,
    folders.filter((other) => other !== folder),
  );
  const message = known
    ? `Files stand directly in ${folder}/, not in folders inside it.`
    : `\`${folder}\` is no folder of entries${didYouMean(meant)}`;
  const fix = known ? `move it to ${folder}/${rest.at(-1) ?? ''}` : `the folders are ${folders.join(', ')}`;
  return aboutFile(file, 'file/place', message, fix);
}
