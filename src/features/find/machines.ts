/** What the finder lists: models, line equipment, and categories without models, which are built to order. */
import type { Catalogue, Findable, LinkedCategory } from '../../catalogue/catalogue.ts';
import type { Figure } from '../../figures/figure.ts';
import { figuresOfModel, showFigures } from '../../catalogue/link/tables-of.ts';
import { memberPicture } from '../../catalogue/media/main-pictures.ts';
import { mainCategories, membersBelow, type ListedMember } from '../../catalogue/members.ts';
import type { Card } from '../../catalogue/shown/parts.ts';
import { categoryLabel } from '../page/cards.ts';
import { firstSentence } from '../../catalogue/words.ts';

/** `category` is the one whose pages link to it. */
export interface FindableMachine extends Findable, ListedMember {}

/** Key figures on an equipment card. */
const cardFigures = 3;

/** All machines by category, in list order. The line equipment takes its category's position. */
export function listFindableMachines(catalogue: Catalogue): FindableMachine[] {
  return mainCategories(catalogue)
    .flatMap((category) => membersBelow(catalogue, category))
    .filter(({ member: { kind, entry } }) => kind !== 'category' || isBuiltToOrder(entry))
    .map(({ member, category }) => ({ member, category, facets: member.entry.facets }));
}

function isBuiltToOrder({ layout, models }: LinkedCategory): boolean {
  return layout === 'text' && models.length === 0;
}

/** Its usual card with the category's name as text, or a category's first sentence. */
export function machineCard(catalogue: Catalogue, { member, category }: FindableMachine): Card {
  const { kind, entry } = member;
  const picture = memberPicture(catalogue, member);
  if (kind === 'category') {
    const { path: to, summary } = entry;
    return { to, title: categoryLabel(entry, 'grid'), text: firstSentence(summary), picture };
  }
  const figures = kind === 'model' ? entry.comparedFigures : entry.overview.slice(0, cardFigures);
  return {
    to: entry.path,
    title: entry.name,
    text: category.title,
    picture,
    ...(kind === 'model' ? { isModel: true } : {}),
    ...(figures.length > 0 ? { figures: showFigures(catalogue, figures) } : {}),
  };
}

/** The figures that a machine states, highlights first. */
export function statedFigures({ member }: FindableMachine): readonly Figure[] {
  switch (member.kind) {
    case 'model':
      return figuresOfModel(member.entry);
    case 'equipment':
      return member.entry.overview;
    case 'category':
      return [];
  }
}
