/** Cards that link to categories, models and equipment. */
import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedModel } from '../../catalogue/catalogue.ts';
import {
  allEquipmentPicture,
  categoryPicture,
  equipmentPicture,
  modelPicture,
} from '../../catalogue/media/main-pictures.ts';
import { listingPath, mainCategories, membersBelow, type Member } from '../../catalogue/members.ts';
import type { Card } from '../../catalogue/shown/parts.ts';
import { listedFiguresOf } from '../../catalogue/link/key-figures.ts';
import { showFigures } from '../../catalogue/link/tables-of.ts';
import { firstSentence } from '../../catalogue/words.ts';

/** Key figures on a category's card. */
const cardFigures = 3;

type CategoryPlace = 'home' | 'grid' | 'card' | 'equipment';

/** The label of a category in one context, by default its title. */
export function categoryLabel(category: LinkedCategory, place: CategoryPlace): string {
  return category.labels?.[place] ?? category.title;
}

/** A category's card, with the figures that its models have in common. */
export function categoryCard(catalogue: Catalogue, category: LinkedCategory, place: CategoryPlace): Card {
  const figures = category.commonFigures.slice(0, cardFigures);
  return {
    to: category.path,
    title: categoryLabel(category, place),
    text: firstSentence(category.summary),
    picture: categoryPicture(catalogue, category),
    ...(category.layout === 'text' ? { asked: '' } : {}),
    ...(figures.length > 0 ? { figures: showFigures(catalogue, figures) } : {}),
  };
}

export function modelCard(catalogue: Catalogue, model: LinkedModel): Card {
  const figures = model.comparedFigures;
  return {
    to: model.path,
    title: model.name,
    text: firstSentence(model.description),
    picture: modelPicture(catalogue, model),
    isModel: true,
    asked: '',
    ...(figures.length > 0 ? { figures: showFigures(catalogue, figures) } : {}),
  };
}

/** Cards of the main categories; line equipment has the fallback picture. */
export function homeCards(catalogue: Catalogue): Card[] {
  return mainCategories(catalogue).map((category) => {
    const title = categoryLabel(category, 'home');
    const text = firstSentence(category.summary);
    if (category.layout === 'equipment')
      return { to: listingPath(category), title, text, picture: allEquipmentPicture(catalogue, category) };
    return { to: category.path, title, text, picture: categoryPicture(catalogue, category) };
  });
}

export function memberCard(catalogue: Catalogue, member: Member, place: CategoryPlace): Card {
  switch (member.kind) {
    case 'category':
      return categoryCard(catalogue, member.entry, place);
    case 'model':
      return modelCard(catalogue, member.entry);
    case 'equipment':
      return equipmentCard(catalogue, member.entry);
  }
}

function equipmentCard(catalogue: Catalogue, item: LinkedEquipment): Card {
  return { to: item.path, title: item.label ?? item.name, picture: equipmentPicture(catalogue, item), asked: '' };
}

/** The grid of line equipment: items and their sibling categories. */
export function equipmentCards(catalogue: Catalogue, members: readonly Member[]): Card[] {
  return members.map((member) => {
    const { figures: _figures, text: _text, ...card } = memberCard(catalogue, member, 'equipment');
    return card.picture ? card : { ...card, caption: catalogue.words.machine.noPicture };
  });
}

/** The product grid, by category, each of which is a family. Line equipment is listed separately. */
export function productCards(catalogue: Catalogue): Card[] {
  return mainCategories(catalogue).flatMap((category) =>
    gridMembers(catalogue, category).map((member, index) => ({
      ...memberCard(catalogue, member, 'grid'),
      ...(index === 0 ? { family: category.title } : {}),
    })),
  );
}

/** The members below a category that have a card in the grid: its models if they are shown, and information pages. */
export function gridMembers(catalogue: Catalogue, category: LinkedCategory): Member[] {
  return membersBelow(catalogue, category).flatMap(({ member, category: { shows } }) => {
    const isShown = member.kind === 'category' ? member.entry.layout === 'text' : member.kind === 'model' && shows.grid;
    return isShown ? member : [];
  });
}

export type ModelSummary = ReturnType<typeof modelSummary>;

/** A model on a page with a selector. */
export function modelSummary(catalogue: Catalogue, model: LinkedModel) {
  return {
    name: model.name,
    to: model.path,
    description: model.description,
    figures: showFigures(catalogue, listedFiguresOf(model)),
    picture: modelPicture(catalogue, model),
    enquiry: model.enquiryLink,
  };
}
