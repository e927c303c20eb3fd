/** A name without what does not matter when names are compared: letter case, hyphens and spaces. */
export function reduceName(text: string): string {
  return text.toLowerCase().replace(/[\s\p{Pd}]+/gu, '');
}

/** The text with a capital first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Letters that are no base letter with a mark, so that Unicode's decomposition (NFD) leaves them whole. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th', ð: 'd', ı: 'i' };

/**
 * The name of a file for a thing of that name: lower case, marks taken off its letters, everything else a dash.
 * `Größe & Kraft 300` → `grosse-kraft-300`. Empty when no letter and no digit is left.
 */
export function idOfName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøłđþðı]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
