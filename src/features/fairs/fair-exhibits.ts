/** The machines in the drawings of a fair. */
import type { Catalogue, LinkedFair } from '../../catalogue/catalogue.ts';
import { exhibitInWords, exhibitsNamed, type Exhibit } from '../../catalogue/media/exhibits.ts';

/**
 * Those that the fair names, else the one that its texts speak of, else any one.
 * @param exhibits all that the maker shows
 */
export function fairExhibits(catalogue: Catalogue, exhibits: readonly Exhibit[], fair: LinkedFair): Exhibit[] {
  const { id, title, description, machines = [] } = fair;
  const named = exhibitsNamed(catalogue, machines);
  if (named.length > 0) return named;
  const exhibit = exhibitInWords(exhibits, `${title} ${description}`) ?? exhibitFor(exhibits, id);
  return exhibit ? [exhibit] : [];
}

/**
 * The machine on each poster of a gallery: the one that the video's title speaks of, else one of the fair that is on no
 * poster yet. `turn` counts the posters before with the same machine.
 */
export function posterExhibits(
  exhibits: readonly Exhibit[],
  ofFair: readonly Exhibit[],
  titles: readonly string[],
): { exhibit: Exhibit | undefined; turn: number }[] {
  const spoken = titles.map((title) => exhibitInWords(exhibits, title));
  const free = [...ofFair, ...exhibits].filter(({ id }) => !spoken.some((exhibit) => exhibit?.id === id));
  const shown = spoken.map((exhibit) => exhibit ?? free.shift() ?? ofFair[0]);
  return shown.map((exhibit, index) => ({
    exhibit,
    turn: shown.slice(0, index).filter((earlier) => earlier?.id === exhibit?.id).length,
  }));
}

/** Picks one by the text alone, so a fair's picture does not change when another fair is added. */
function exhibitFor(exhibits: readonly Exhibit[], text: string): Exhibit | undefined {
  const sum = [...text].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return exhibits[sum % Math.max(1, exhibits.length)];
}
