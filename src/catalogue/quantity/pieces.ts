/** The text of a quantity from its gaps and the texts of its parts. */
export function joinPieces(gaps: readonly string[], pieces: readonly string[]): string {
  return gaps.map((gap, index) => gap + (pieces[index] ?? '')).join('');
}

/** Collapses spaces. Parts never start or end with one. */
export function tidyPieces([first = '', ...gaps]: readonly string[], parts: readonly string[]) {
  const uniform = (text: string) => text.replace(/\s+/g, ' ');
  const last = gaps.pop() ?? '';
  const tidied = [first.trimStart(), ...gaps, last.trimEnd()].map(uniform);
  const pieces = parts.map(uniform);
  return { shown: joinPieces(tidied, pieces), pieces, gaps: tidied };
}
