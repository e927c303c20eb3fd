/** How the address of a comparison names its machines: `?models=sht6000,sht8000`. */

/** How many machines stand side by side at most: more columns fit no screen and no sheet of paper. */
export const maxCompared = 4;

/**
 * What names a model in the address of a comparison (`?models=sht6000,sht8000`): its path without the slash, in small
 * letters.
 */
export function compareIdOf(path: string): string {
  return path.slice(1).toLowerCase();
}

/** The machines that an address names: those to show, and those beyond the limit. */
interface NamedModels {
  ids: string[];
  beyond: string[];
}

/** A machine's name in the address has letters, digits and dashes; longer than this it is none. */
const maxLength = 80;

/** Reads `sht6000, SHT8000,sht6000`: in small letters, each once, at most four. */
export function readModels(text: string | undefined): NamedModels {
  const names = (text ?? '')
    .split(',')
    .map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/^\/+|\/+$/g, '')
        .slice(0, maxLength),
    )
    .filter((name) => name !== '');
  const each = [...new Set(names)];
  return { ids: each.slice(0, maxCompared), beyond: each.slice(maxCompared) };
}

/** The query of a comparison: `?models=sht6000,sht8000`. */
export function compareSearch(ids: readonly string[]): string {
  return ids.length > 0 ? `?models=${ids.map(encodeURIComponent).join(',')}` : '';
}
