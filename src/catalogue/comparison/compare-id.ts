/** How many machines stand side by side at most: more columns fit no screen and no sheet of paper. */
export const maxCompared = 4;

/**
 * What names a model in the address of a comparison (`?models=sht6000,sht8000`): its path without the slash, in small
 * letters.
 */
export function compareIdOf(path: string): string {
  return path.slice(1).toLowerCase();
}
