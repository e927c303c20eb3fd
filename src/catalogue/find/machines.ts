/** What the finder finds: models, line equipment, and categories that are built to order, without models. */
import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedModel, Purpose } from '../catalogue.ts';
import { categoryPicture, equipmentPicture } from '../main-pictures.ts';
import { mainCategories, membersOf } from '../members.ts';
import type { Card, Figure } from '../page-data.ts';
import { figuresOf } from '../link/tables-of.ts';
import { categoryLabel, modelCard } from '../pages/cards.ts';
import { showFigures } from '../pages/figures.ts';
import { firstSentence } from '../pages/shorten.ts';

export interface Machine extends Purpose {
  /** As in all lists; its text is the category's name, or the first sentence of a category. */
  card: Card;
  /** The category whose pages lead to it. */
  category: LinkedCategory;
  /** Every figure that it states, the ones of its own first. */
  rows: Figure[];
}

/** Key figures on the card of equipment. */
const cardFigures = 3;

/** All machines, category by category, in the order of lists; the line equipment comes where its category stands. */
export function listMachines(catalogue: Catalogue): Machine[] {
  return mainCategories(catalogue).flatMap((category) => machinesBelow(catalogue, category));
}

function machinesBelow(catalogue: Catalogue, category: LinkedCategory): Machine[] {
  const below = membersOf(catalogue, category).flatMap((member): Machine[] => {
    switch (member.kind) {
      case 'category':
        return machinesBelow(catalogue, member.entry);
      case 'model':
        return [modelMachine(member.entry)];
      case 'equipment':
        return [equipmentMachine(catalogue, category, member.entry)];
    }
  });
  return category.layout === 'text' && category.models.length === 0 ? [categoryMachine(category), ...below] : below;
}

function modelMachine(model: LinkedModel): Machine {
  const { category, materials, jobs, highlights } = model;
  // Most readings of a catalogue ask for the words alone.
  let card: Card | undefined;
  return {
    get card() {
      return (card ??= { ...modelCard(model), text: category.title });
    },
    category,
    materials,
    jobs,
    get rows() {
      return [...figuresOf({ ...highlights }), ...model.tables.flatMap((table) => table.rows)];
    },
  };
}

function equipmentMachine(catalogue: Catalogue, category: LinkedCategory, item: LinkedEquipment): Machine {
  const { path, name, overview, materials, jobs } = item;
  const rows = figuresOf(overview);
  const card = { to: path, title: name, text: category.title, picture: equipmentPicture(catalogue, item) };
  const figures = showFigures(rows.slice(0, cardFigures));
  return { card: figures.length > 0 ? { ...card, figures } : card, category, materials, jobs, rows };
}

function categoryMachine(category: LinkedCategory): Machine {
  const { materials, jobs } = category;
  const card = {
    to: category.path,
    title: categoryLabel(category, 'grid'),
    text: firstSentence(category.summary),
    picture: categoryPicture(category),
  };
  return { card, category, materials, jobs, rows: [] };
}
