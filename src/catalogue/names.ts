/** A name without what does not matter when names are compared: letter case, hyphens and spaces. */
export function reduceName(text: string): string {
  return text.toLowerCase().replace(/[\s\p{Pd}]+/gu, '');
}

/** The text with a capital first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
