/** A document of the search index, and what several kinds index alike. Runs in the build only. */
import type { Catalogue, Findable, MachineFamily } from '../../catalogue/catalogue.ts';
import type { PageSearch } from '#generated/entries.gen.ts';
import type { FolderKindId, MachineFolder } from '../../catalogue/kinds.ts';
import { choiceFacets } from '../../catalogue/link/facets.ts';
import { machineDrawingPath } from '../../catalogue/paths.ts';
import type { Figure } from '../../figures/figure.ts';
import { once } from '../../text/once.ts';

/** The groups of results. */
export type SearchKind = keyof PageSearch['kinds'] | FolderKindId;

/**
 * How documents of a kind rank. `first`: before others that have a figure that was asked for; they and `machine` are
 * also found where they do not state it. `full`: by their words alone. All others rank below these.
 */
export type SearchRank = 'first' | 'machine' | 'full';

export interface SearchDocument {
  kind: SearchKind;
  title: string;
  path: string;
  /** The query of its address, with its question mark; only of a page that has several. */
  search?: string;
  /** More words to find it by. */
  more: string;
  /** In these a word weighs less. */
  texts: readonly string[];
  /** Shown beside the title. */
  note: string;
  /** By these it is found. */
  figures?: readonly Figure[];
  /** The first of these are shown beside it. */
  keyFigures?: readonly Figure[];
  drawing?: string;
}

/** All texts in these values, at any depth. */
export function textsIn(...values: readonly unknown[]): string[] {
  return values.flatMap((value) => {
    if (typeof value !== 'object' || value === null) return typeof value === 'string' ? [value] : [];
    return textsIn(...Object.values(value));
  });
}

export const rowTexts = (figures: readonly Figure[]) => figures.flatMap(({ label, text }) => [label, text]);

export function drawingOf(
  folder: MachineFolder,
  { id, machine }: { id: string; machine: MachineFamily | undefined },
): Pick<SearchDocument, 'drawing'> {
  return machine ? { drawing: machineDrawingPath(folder, id, 'side') } : {};
}

const facetsOf = once(choiceFacets);

/** What the finder's choices call an entry. */
export function facetWords({ pages }: Catalogue, { facets: chosen }: Findable): string {
  const facets = pages.find ? facetsOf(pages.find) : [];
  return facets.flatMap(({ id, choices }) => (chosen.get(id) ?? []).map((word) => choices.get(word))).join(' ');
}
