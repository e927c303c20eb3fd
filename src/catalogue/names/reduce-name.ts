/** A name without what does not matter when names are compared: letter case, hyphens and spaces. */
export function reduceName(text: string): string {
  return text.toLowerCase().replace(/[\s\p{Pd}]+/gu, '');
}
