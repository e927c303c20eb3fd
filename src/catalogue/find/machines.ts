/** What the finder finds: models, line equipment, and categories that are built to order, without models. */
import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedModel, Purpose } from '../catalogue.ts';
import { categoryPicture, equipmentPicture, modelPicture } from '../media/main-pictures.ts';
import { equipmentCategory, mainCategories, membersOf } from '../members.ts';
import type { Card, Figure } from '../page-data.ts';
import { figuresOf } from '../link/tables-of.ts';
import { categoryLabel } from '../pages/parts/cards.ts';
import { showFigures } from '../pages/parts/figures.ts';
import { firstSentence } from '../pages/parts/shorten.ts';
import type { Span } from './figure-span.ts';
import { figuresOfModels, spansOf, type MachineFigures } from './machine-figures.ts';

export interface Machine extends Purpose {
  /** As in all lists; its text is the category's name, or the first sentence of a category. */
  card: Card;
  /** The category whose pages lead to it. */
  category: LinkedCategory;
  /** What it states of each figure of the finder's page. */
  readonly spans: readonly (Span | null)[];
}

const none: MachineFigures = { card: [], spans: [] };

/** Key figures on the card of equipment. */
const cardFigures = 3;

/** All machines, category by category, in the order of lists; the line equipment comes where its category stands. */
export function listMachines(catalogue: Catalogue): Machine[] {
  return mainCategories(catalogue).flatMap((category) => machinesBelow(catalogue, category));
}

/** How many machines process and do the same: most models take it from their category, and there share one list. */
export function countPurposes(catalogue: Catalogue): (Purpose & { count: number })[] {
  const counts = new Map<Purpose['jobs'], Map<Purpose['materials'], number>>();
  const { models, equipment, categories } = catalogue;
  for (const { jobs, materials } of [
    ...models,
    ...(equipmentCategory(catalogue) ? equipment : []),
    ...categories.filter(isMachine),
  ]) {
    const byMaterials = counts.get(jobs) ?? new Map<Purpose['materials'], number>();
    counts.set(jobs, byMaterials.set(materials, (byMaterials.get(materials) ?? 0) + 1));
  }
  return [...counts].flatMap(([jobs, byMaterials]) =>
    [...byMaterials].map(([materials, count]) => ({ jobs, materials, count })),
  );
}

/** A category that is built to order. */
function isMachine({ layout, models }: LinkedCategory): boolean {
  return layout === 'text' && models.length === 0;
}

function machinesBelow(catalogue: Catalogue, category: LinkedCategory): Machine[] {
  // Models stand among the members in the order in which they stand in their category.
  let place = 0;
  const below = membersOf(catalogue, category).flatMap((member): Machine[] => {
    switch (member.kind) {
      case 'category':
        return machinesBelow(catalogue, member.entry);
      case 'model': {
        const own = place++;
        return [modelMachine(catalogue, member.entry, () => figuresOfModels(catalogue, category)[own] ?? none)];
      }
      case 'equipment':
        return [equipmentMachine(catalogue, category, member.entry)];
    }
  });
  return isMachine(category) ? [categoryMachine(catalogue, category), ...below] : below;
}

function modelMachine(catalogue: Catalogue, model: LinkedModel, figures: () => MachineFigures): Machine {
  const { category, materials, jobs } = model;
  // Most readings of a catalogue ask for the words alone.
  let card: Card | undefined;
  return {
    get card() {
      return (card ??= cardOf(catalogue, model, figures().card));
    },
    category,
    materials,
    jobs,
    get spans() {
      return figures().spans;
    },
  };
}

function cardOf(catalogue: Catalogue, model: LinkedModel, figures: readonly Figure[]): Card {
  return {
    to: model.path,
    title: model.name,
    text: model.category.title,
    picture: modelPicture(catalogue, model),
    isModel: true,
    ...(figures.length > 0 ? { figures } : {}),
  };
}

function equipmentMachine(catalogue: Catalogue, category: LinkedCategory, item: LinkedEquipment): Machine {
  const { path, name, overview, materials, jobs } = item;
  const rows = figuresOf(overview);
  const spans = spansOf(catalogue, rows);
  const card = { to: path, title: name, text: category.title, picture: equipmentPicture(catalogue, item) };
  const figures = showFigures(rows.slice(0, cardFigures));
  return { card: figures.length > 0 ? { ...card, figures } : card, category, materials, jobs, spans };
}

function categoryMachine(catalogue: Catalogue, category: LinkedCategory): Machine {
  const { materials, jobs } = category;
  const card = {
    to: category.path,
    title: categoryLabel(category, 'grid'),
    text: firstSentence(category.summary),
    picture: categoryPicture(catalogue, category),
  };
  return { card, category, materials, jobs, spans: [] };
}
