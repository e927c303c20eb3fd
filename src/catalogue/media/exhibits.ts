/** The machines that a maker shows at fairs, on site pictures and in the home page's hero: one of each kind. */
import type { Catalogue, MachineFamily } from '../catalogue.ts';
import type { Figure } from '../../figures/figure.ts';
import { drawnFigures, figuresOfModel } from '../link/tables-of.ts';
import { machineNamed, type Machine } from '../members.ts';

/** A machine as drawn beside others. */
export interface Exhibit {
  id: string;
  name: string;
  machine: MachineFamily;
  figures: readonly Figure[];
  /** What a model processes. */
  materials: readonly string[];
  /** The words by which a caption may refer to it. */
  words: string;
  isEquipment: boolean;
}

const maxExhibits = 16;

/**
 * The first machine of each kind, models before equipment. A kind is a family, or a category if its family is the
 * general one.
 */
export function exhibitsOf(catalogue: Catalogue): Exhibit[] {
  const { categories, equipment } = catalogue;
  const models = categories.flatMap(({ models: ofCategory }) => ofCategory.find(({ machine }) => machine) ?? []);
  const machines: Machine[] = [
    ...models.map((entry) => ({ kind: 'model' as const, entry })),
    ...equipment.map((entry) => ({ kind: 'equipment' as const, entry })),
  ];
  const drawn = machines.filter(({ entry }) => entry.machine);
  const kinds = Map.groupBy(drawn, ({ kind, entry }) =>
    entry.machine === 'generic' ? `generic ${kind === 'model' ? entry.category.id : kind}` : entry.machine,
  );
  return [...kinds.values()].slice(0, maxExhibits).flatMap(([first]) => (first && exhibitOf(first)) ?? []);
}

/** Maximum machines in the hero if the home page names none. */
const maxInHero = 6;

/** The machines of the hero: those that the home page names, in that order, else the first of each kind. */
export function heroExhibits(catalogue: Catalogue): Exhibit[] {
  const { line } = catalogue.pages.home.hero;
  return line ? exhibitsNamed(catalogue, line) : exhibitsOf(catalogue).slice(0, maxInHero);
}

/** The machines of these names, in that order. Those that are not drawn are left out. */
export function exhibitsNamed(catalogue: Catalogue, ids: readonly string[]): Exhibit[] {
  return ids.flatMap((id) => {
    const machine = machineNamed(catalogue, id);
    return (machine && exhibitOf(machine)) ?? [];
  });
}

/** Number of pictures in the hero; a phone shows them one below the other. */
export function countHeroPictures(exhibits: readonly Exhibit[]): number {
  return Math.min(3, exhibits.length);
}

function exhibitOf({ kind, entry }: Machine): Exhibit | undefined {
  const { id, name, machine } = entry;
  if (!machine) return undefined;
  const isEquipment = kind === 'equipment';
  const figures = drawnFigures(isEquipment ? entry.overview : figuresOfModel(entry));
  const above = isEquipment ? [] : [entry.category.title, entry.category.parent?.title ?? ''];
  const materials = isEquipment ? [] : (entry.facets.get('material') ?? []);
  return { id, name, machine, figures, materials, words: [name, ...above].join(' '), isEquipment };
}

/** Words with the same first letters count as one stem: `shredders`, `shredding`. */
const stemLength = 4;

const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{M}\d]{4,}/gu) ?? []).map((word) => word.slice(0, stemLength)));

/** The machine that a caption refers to, if any. A word that few machines share counts more. */
export function exhibitInWords(exhibits: readonly Exhibit[], caption: string): Exhibit | undefined {
  const spoken = stemsOf(caption);
  const stems = exhibits.map(({ words }) => stemsOf(words));
  let best: { exhibit: Exhibit; score: number } | undefined;
  for (const [index, exhibit] of exhibits.entries()) {
    const shared = [...(stems[index] ?? [])].filter((stem) => spoken.has(stem));
    const score = shared.reduce((sum, stem) => sum + 1 / stems.filter((known) => known.has(stem)).length, 0);
    if (score > (best?.score ?? 0)) best = { exhibit, score };
  }
  return best?.exhibit;
}
