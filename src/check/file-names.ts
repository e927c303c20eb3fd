import anyAscii from 'any-ascii';

/** The id for a file name: no extension, lower case, dashes for everything else. */
export function wantedId(name: string): string {
  return slugify(name.replace(/\..*$/, '')) || 'entry';
}

/** The correct name for an entry's file: `BLT 300.yaml.txt` → `blt-300.yaml`. */
export function wantedName(name: string): string {
  return `${wantedId(name)}.${/\.json\b/i.test(name) ? 'json' : 'yaml'}`;
}

/** Names that Windows keeps for devices, with any ending: git cannot check such a file out there. */
export const isDeviceName = (name: string): boolean =>
  /^(?:con|prn|aux|nul|(?:com|lpt)[1-9¹²³])\s*(?:\.|$)/i.test(name);

/** A path with new names for the files and folders that Windows cannot store: `nul.pdf` → `nul-1.pdf`. */
export function portablePath(file: string): string {
  const names = file.split('/').map((name) => {
    if (!isDeviceName(name) && !/[<>:"|?*\\\p{Cc}]|[. ]$/u.test(name)) return name;
    return wantedId(name) + (/\.[a-z\d]+$/i.exec(name)?.[0].toLowerCase() ?? '');
  });
  return names.join('/');
}

/** What a copy's name may have: `blt250 (1)`, `blt250 - Copy`, `blt250 copy 2`, `Copy of blt250`. */
const added = /^(?:copy of )?(.+?)(?: ?\(\d+\)| ?-? ?copy(?: ?\(?\d+\)?)?)?(\.[^.]*)$/i;

/** The file whose copy this one is, judging by its name; undefined when it is not a copy. */
export function originalOf(file: string): string | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = file.slice(folder.length);
  const [, stem, ending] = added.exec(name) ?? [];
  const original = `${stem ?? ''}${ending ?? ''}`;
  return stem === undefined || original === name ? undefined : `${folder}${original}`;
}

/** Files that programs leave behind, with the reason shown to the editor. */
const leftovers: readonly (readonly [RegExp, string])[] = [
  [/^(\.DS_Store|\._.*|\.AppleDouble|Icon\r?)$|^__MACOSX(\/|$)/, 'macOS leaves it behind'],
  [/^(Thumbs\.db|ehthumbs\.db|desktop\.ini)$/i, 'Windows leaves it behind'],
  [
    /~$|^#.*#$|^\.#|\.(bak|backup|orig|rej|old|swp|swo|swx|tmp|temp)$|^(~\$|\.~lock\.)|^4913$/i,
    "it is an editor's backup",
  ],
  [/^\.(directory|idea|vscode|git|gitignore|gitattributes|editorconfig|prettierrc)$/, 'it belongs to a program'],
];

/** Why a file or one of its parent folders is ignored; undefined when the file is to be read. */
export function whyIgnored(file: string): string | undefined {
  for (const part of file.split('/')) {
    const leftover = leftovers.find(([name]) => name.test(part));
    if (leftover) return leftover[1];
  }
  return undefined;
}

/** Whether a file is a README or keeps an empty folder in git. */
export function isForPeople(file: string): boolean {
  return /(^|\/)(readme(\.\w+)?|\.gitkeep)$/i.test(file);
}

/**
 * Slugifies a name in any script: `Größe & Kraft 300` → `grosse-kraft-300`, `水泵` → `shuibeng`; `AUX`, which Windows
 * cannot store, → `aux-1`. Empty when no letter or digit is left.
 */
export function slugify(name: string): string {
  const slug = anyAscii(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return isDeviceName(slug) ? `${slug}-1` : slug;
}
