/** The machines that a maker shows at fairs, on site pictures and in the home page's hero: one of each kind. */
import type { Catalogue, LinkedEquipment, LinkedModel, MachineFamily } from '../catalogue.ts';
import { drawnOverview, drawnTables } from '../link/tables-of.ts';
import type { SpecificationTable } from '../page-data.ts';

/** A machine as drawn beside others. */
export interface Exhibit {
  id: string;
  name: string;
  machine: MachineFamily;
  tables: readonly SpecificationTable[];
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
  const kinds = new Map<string, Exhibit>();
  const add = (machine: MachineFamily | undefined, category: string, make: () => Exhibit | undefined): void => {
    const kind = machine === 'generic' ? `generic ${category}` : machine;
    if (kind === undefined || kinds.has(kind) || kinds.size === maxExhibits) return;
    const exhibit = make();
    if (exhibit) kinds.set(kind, exhibit);
  };
  for (const { id, models } of categories) {
    const model = models.find(({ machine }) => machine);
    add(model?.machine, id, () => modelExhibit(catalogue, model));
  }
  for (const item of equipment) add(item.machine, 'equipment', () => equipmentExhibit(catalogue, item));
  return [...kinds.values()];
}

/** Maximum machines in the hero if the home page names none. */
const maxInHero = 6;

/** The machines of the hero: those that the home page names, in that order, else the first of each kind. */
export function heroExhibits(catalogue: Catalogue): Exhibit[] {
  const { models, equipment, pages } = catalogue;
  const { line } = pages.home.hero;
  if (!line) return exhibitsOf(catalogue).slice(0, maxInHero);
  return line.flatMap((wanted) => {
    const model = models.find(({ id }) => id === wanted);
    return (
      modelExhibit(catalogue, model) ??
      equipmentExhibit(
        catalogue,
        equipment.find(({ id }) => id === wanted),
      ) ??
      []
    );
  });
}

/** Number of sheets in the hero; a phone shows them one below the other. */
export function countHeroSheets(exhibits: readonly Exhibit[]): number {
  return Math.min(3, exhibits.length);
}

function modelExhibit(catalogue: Catalogue, model: LinkedModel | undefined): Exhibit | undefined {
  if (!model?.machine) return undefined;
  const { id, name, machine, category } = model;
  return {
    id,
    name,
    machine,
    tables: drawnTables(catalogue, model),
    words: [name, category.title, category.parent?.title ?? ''].join(' '),
    isEquipment: false,
  };
}

function equipmentExhibit(catalogue: Catalogue, item: LinkedEquipment | undefined): Exhibit | undefined {
  if (!item?.machine) return undefined;
  const { id, name, machine } = item;
  return { id, name, machine, tables: drawnOverview(catalogue, item), words: name, isEquipment: true };
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
    const score = shared.reduce((sum, stem) => sum + 1 / stems.filter((other) => other.has(stem)).length, 0);
    if (score > (best?.score ?? 0)) best = { exhibit, score };
  }
  return best?.exhibit;
}

/** Picks one by the text alone, so a fair's picture does not change when another fair is added. */
export function exhibitFor(exhibits: readonly Exhibit[], text: string): Exhibit | undefined {
  const sum = [...text].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return exhibits[sum % Math.max(1, exhibits.length)];
}
