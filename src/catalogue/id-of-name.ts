import anyAscii from 'any-ascii';

/**
 * The name of a file for a thing of that name in any script: Latin letters in lower case and digits, everything else a
 * dash. `Größe & Kraft 300` → `grosse-kraft-300`, `水泵` → `shuibeng`. Empty when no letter and no digit is left.
 */
export function idOfName(name: string): string {
  return anyAscii(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
