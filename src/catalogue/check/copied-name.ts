/**
 * What file managers and browsers add to the name of a copy: `blt250 (1)`, `blt250 - Copy`, `blt250 copy 2`,
 * `Copy of blt250`.
 */
const added = /^(?:copy of )?(.+?)(?: ?\(\d+\)| ?-? ?copy(?: ?\(?\d+\)?)?)?(\.[^.]*)$/i;

/** The file of which another one is a copy by its name, or undefined. */
export function originalOf(file: string): string | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = file.slice(folder.length);
  const [, stem, ending] = added.exec(name) ?? [];
  const original = `${stem ?? ''}${ending ?? ''}`;
  return stem === undefined || original === name || !/[ (]/.test(name) ? undefined : `${folder}${original}`;
}
