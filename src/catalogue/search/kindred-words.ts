/**
 * Words that a visitor writes one for another, as far as the catalogue has both: what a machine is called and what it
 * does (`cutter`, `cutting`).
 */
export function kindredWords(words: Iterable<string>): string[][] {
  const all = new Set(words);
  return [...all]
    .filter((word) => word.endsWith('ing') && all.has(`${word.slice(0, -3)}er`))
    .map((word) => [word, `${word.slice(0, -3)}er`]);
}
