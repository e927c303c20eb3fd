import { compareTexts, sayFix, type Finding, type Fix } from '../yaml/finding.ts';
import { fileKinds, folderKinds, kindOf, placeOf, type KindId, type Place } from '../catalogue/kinds.ts';
import { isDeviceName, originalOf, isForPeople, whyIgnored, wantedId, wantedName } from './file-names.ts';
import { nearest } from '../text/nearest.ts';
import { didYouMean } from './words.ts';

/** `file` is relative to the data folder, with forward slashes. */
export interface DataFile {
  file: string;
  bytes: Uint8Array;
}

/** A file that holds an entry. */
export interface PlacedFile extends DataFile, Place {}

/** `stray` files are in no kind's folder, so only their content tells their kind. */
interface PlacedFiles {
  placed: PlacedFile[];
  stray: (DataFile & { finding?: Finding })[];
  findings: Finding[];
}

/** Where a file belongs; `finding` says what to change, `wanted` is the correct path. */
interface Decision {
  place?: Place & { wanted: string };
  finding?: Finding;
  /** Only the content tells the kind. */
  isStray?: boolean;
}

/** The correct path of an entry's file. */
const rightName = /^([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;
const kindOfFolder: ReadonlyMap<string, KindId> = new Map(folderKinds.map(({ folder, id }) => [folder, id]));

/** Sorts the files by kind, and reports those with a wrong name or folder. README.md files are skipped. */
export function placeFiles(files: readonly DataFile[]): PlacedFiles {
  const result: PlacedFiles = { placed: [], stray: [], findings: [] };
  const decided = files.flatMap((data): (Decision & { data: DataFile })[] => {
    if (isForPeople(data.file)) return [];
    const [, folder = '', id = ''] = rightName.exec(data.file) ?? [];
    const kind = kindOfFolder.get(folder);
    // The fast path for nearly all files.
    if (kind !== undefined && !isDeviceName(id)) {
      result.placed.push({ ...data, kind, id });
      return [];
    }
    const decision = decide(data.file);
    if (decision.isStray) result.stray.push({ ...data, ...(decision.finding ? { finding: decision.finding } : {}) });
    return decision.isStray ? [] : [{ data, ...decision }];
  });
  const taken = new Map(result.placed.map(({ kind, id, file }) => [`${kind}/${id}`, file]));
  const names = new Set(files.map(({ file }) => file));
  // Files with the correct name come first, so that a clash is reported at the other file.
  const isRight = ({ data, place }: (typeof decided)[number]) => (place?.wanted === data.file ? 0 : 1);
  for (const { data, place, finding } of decided.toSorted((a, b) => isRight(a) - isRight(b))) {
    const key = place && `${place.language ?? ''}${place.kind}/${place.id}`;
    const first = key === undefined ? undefined : taken.get(key);
    if (place && key !== undefined && first !== undefined) {
      result.findings.push(clash(data.file, first, place, names, finding));
      continue;
    }
    if (finding) result.findings.push(aboutCopy(finding, names) ?? finding);
    if (!place || key === undefined) continue;
    taken.set(key, data.file);
    const { wanted: _wanted, ...where } = place;
    result.placed.push({ ...data, ...where });
  }
  result.placed.sort((a, b) => compareTexts(a.file, b.file));
  return result;
}

/** A new file whose name is taken; `names` are the existing ones. */
export function explainTaken(file: string, names: { has: (name: string) => boolean }): Finding {
  const fix = `choose another name: ${freeName(file, names)}`;
  return aboutFile(file, 'file/same-id', `There is already a file ${file}.`, fix);
}

function freeName(file: string, names: { has: (name: string) => boolean }): string {
  const [ending = '.yaml'] = /\.(?:yaml|json)$/.exec(file) ?? [];
  const stem = file.replace(/\.(yaml|json)$/, '');
  let number = 2;
  while (names.has(`${stem}-${number}${ending}`)) number++;
  return `${stem}-${number}${ending}`;
}

/** A finding about a whole file. */
export function aboutFile(
  file: string,
  rule: string,
  message: string,
  fix: Fix,
  severity: Finding['severity'] = 'error',
): Finding {
  return { file, line: 1, column: 1, endColumn: 2, severity, rule, message, fix: sayFix(fix), text: '' };
}

function decide(file: string): Decision {
  const name = baseName(file);
  const why = whyIgnored(file);
  if (why !== undefined) {
    const message = `The file \`${name}\` is ignored: ${why}.`;
    return { finding: aboutFile(file, 'file/ignored', message, 'delete it', 'warning') };
  }
  const [folder = '', ...rest] = file.split('/');
  if (
    /\.(jpe?g|png|gif|svg|webp|avif|heic|tiff?|bmp|pdf|mp4|mov|docx?|xlsx?|pptx?|odt|zip|md|html?|csv)$/i.test(name)
  ) {
    return { finding: foreign(file, folder, name) };
  }
  const place = placeOf(file);
  if (place) return named(file, place);
  return rest.length === 0 ? { isStray: true } : misplaced(file, folder, rest);
}

/** A file in the right folder: only its name can be wrong. */
function named(file: string, { kind, language }: Place): Decision {
  const name = baseName(file);
  const single = fileKinds.find(({ id }) => id === kind)?.file;
  const wantedFile = single === undefined ? wantedName(name) : `${single}.${/\.json\b/i.test(name) ? 'json' : 'yaml'}`;
  const wanted = `${file.slice(0, file.length - name.length)}${wantedFile}`;
  const place = { kind, id: single ?? wantedId(name), wanted, ...(language === undefined ? {} : { language }) };
  if (file === wanted) return { place };
  const message = `The file name \`${name}\` ${problemOf(name)}.`;
  const finding = aboutFile(file, 'file/name', message, `rename it to ${wanted}`);
  return { place, finding: { ...finding, autofix: { rename: wanted } } };
}

/** Replaces the finding for a file named like a copy: most are left by mistake. */
function aboutCopy(finding: Finding, names: ReadonlySet<string>): Finding | undefined {
  const original = originalOf(finding.file);
  if (finding.rule !== 'file/name' || original === undefined || !names.has(original)) return undefined;
  const message = `\`${baseName(finding.file)}\` has the name of a copy of ${original}.`;
  return aboutFile(
    finding.file,
    finding.rule,
    message,
    `delete it; or, for another entry, ${finding.fix ?? ''} and change its lines`,
  );
}

/** What is wrong with a file name. */
function problemOf(name: string): string {
  const stem = name.replace(/\..*$/, '');
  const ending = name.slice(stem.length);
  const problems = [
    ...(isDeviceName(name) ? ['is a name that Windows keeps for itself and cannot store'] : []),
    ...(/\s/.test(stem) ? ['has a space'] : []),
    ...(/[A-Z]/.test(stem) ? ['has capital letters'] : []),
    ...(/\P{ASCII}/u.test(stem) ? ['has letters other than a to z'] : []),
    ...(/[^\w\s-]|_/.test(stem.replace(/\P{ASCII}/gu, ''))
      ? ['has characters other than letters, digits and dashes']
      : []),
    ...(ending === '' ? ['has no extension'] : /^\.(yaml|json)$/.test(ending) ? [] : [`ends in ${ending}`]),
  ];
  const problem = problems.length > 0 ? problems.join(' and ') : 'starts or ends with a dash, or has two in a row';
  return `${problem}; names are lower-case letters, digits and dashes, and end in .yaml (or .json)`;
}

/** Two files with the same name. `finding` is the one about this file's own folder or name. */
function clash(
  file: string,
  first: string,
  { kind, wanted }: { kind: KindId; wanted: string },
  names: Set<string>,
  finding: Finding | undefined,
): Finding {
  const free = freeName(wanted, names);
  names.add(free);
  const isOnlyOne = kindOf(kind).file !== undefined;
  const fix = isOnlyOne ? 'delete one of the two' : `delete it, or rename it to ${free}`;
  if (finding?.rule === 'file/place') return { ...finding, fix: `${first} is already there: ${fix}` };
  const onlyCase = file !== first && file.toLowerCase() === first.toLowerCase();
  const message = onlyCase
    ? `${file} and ${first} differ only in capital letters: on Windows and macOS they are one file.`
    : `${file} and ${first} have the same name, so both would be the same entry.`;
  return aboutFile(file, 'file/same-id', message, fix);
}

/** A file that cannot be an entry. */
function foreign(file: string, folder: string, name: string): Finding {
  const isText = /\.(md|html?|csv|docx?|xlsx?|pptx?|odt|zip)$/i.test(name);
  const message = `\`${name}\` is not an entry: entries are text files that end in .yaml (or .json).`;
  const fix = isText
    ? 'move it out of data/; call a note for people README.md'
    : name.toLowerCase().endsWith('.pdf')
      ? `delete it if it is a specification, which the site makes itself; otherwise move it to media/${name}`
      : `move it to media/${folder === name ? '' : `${folder}/`}${name}`;
  return aboutFile(file, 'file/foreign', message, fix);
}

function misplaced(file: string, folder: string, rest: string[]): Decision {
  const folders = [...folderKinds.map((kind) => kind.folder), 'pages'];
  const name = rest.at(-1) ?? '';
  if (folder === 'pages' && rest.length === 1) {
    const names = fileKinds.filter((kind) => kind.folder === 'pages').map((kind) => kind.file);
    const suggestion = nearest(wantedId(name), names);
    const message = `There is no page with this name${didYouMean(suggestion)}`;
    const fix =
      suggestion === undefined ? `the pages are ${names.join(', ')}` : `rename it to pages/${suggestion}.yaml`;
    return placedAs(file, message, fix, suggestion === undefined ? undefined : `pages/${suggestion}.yaml`);
  }
  if (folders.includes(folder)) {
    const wanted = `${folder}/${wantedName(name)}`;
    return placedAs(
      file,
      `Files must be directly in ${folder}/, not in folders inside it.`,
      `move it to ${wanted}`,
      wanted,
    );
  }
  const suggestion = nearest(folder, folders);
  const wanted = suggestion === undefined ? undefined : `${suggestion}/${wantedName(name)}`;
  const fix = wanted === undefined ? `the folders are ${folders.join(', ')}` : `move it to ${wanted}`;
  return placedAs(file, `\`${folder}\` is not a folder of entries${didYouMean(suggestion)}`, fix, wanted);
}

/** A file in the wrong folder is still read as its likely kind, so that one run reports all its mistakes. */
function placedAs(file: string, message: string, fix: string, wanted: string | undefined): Decision {
  const finding = aboutFile(file, 'file/place', message, fix);
  const place = wanted === undefined ? undefined : placeOf(wanted);
  if (!place || wanted === undefined) return { finding, isStray: true };
  return { finding, place: { kind: place.kind, id: kindOf(place.kind).file ?? place.id, wanted } };
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
