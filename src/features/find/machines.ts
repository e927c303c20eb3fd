/** What the finder lists: models, line equipment, and categories without models, which are built to order. */
import type { Catalogue, Findable, LinkedCategory, MachineFacets, Member } from '../../catalogue/catalogue.ts';
import type { Figure } from '../../figures/figure.ts';
import { factsOfMember, figuresOfMember } from '../../catalogue/machine/machine-facts.ts';
import { supplyOf, supplyWords } from '../../catalogue/machine/site-needs.ts';
import { spaceFigures, transportOf } from '../../catalogue/machine/transport.ts';
import { showFigures } from '../../catalogue/link/tables-of.ts';
import { memberPicture } from '../../catalogue/media/main-pictures.ts';
import { mainCategories, membersBelow, type ListedMember } from '../../catalogue/members.ts';
import type { Card } from '../../catalogue/shown/parts.ts';
import { categoryLabel } from '../page/cards.ts';
import { firstSentence } from '../../catalogue/words.ts';
import { once } from '../../text/once.ts';

/** `category` is the one whose pages link to it. */
export interface FindableMachine extends Findable, ListedMember {
  /** Those that it states, highlights first; and its height and floor as installed, if its size is stated. */
  figures: readonly Figure[];
}

/** Key figures on an equipment card. */
const cardFigures = 3;

/** All machines by category, in list order. The line equipment takes its category's position. */
export const listFindableMachines = once((catalogue: Catalogue): readonly FindableMachine[] =>
  mainCategories(catalogue)
    .flatMap((category) => membersBelow(catalogue, category))
    .filter(({ member: { kind, entry } }) => kind !== 'category' || isBuiltToOrder(entry))
    .map(({ member, category }) => ({
      member,
      category,
      facets: withDerived(catalogue, member),
      figures: [...figuresOfMember(member), ...spaceFigures(catalogue, member)],
    })),
);

/** The words of the facet `transport`, which no file states: it follows from size and weight. */
const transportWords = { container: ['container'], flatRack: ['flat-rack'], special: [], notStated: [] };

/** Adds the facets that follow from other fields. */
function withDerived(catalogue: Catalogue, member: Member): MachineFacets {
  const transport = transportOf(factsOfMember(member, catalogue), catalogue.figures);
  return new Map([
    ...member.entry.facets,
    ['transport', transportWords[transport]],
    ['supply', supplyWords(supplyOf(member))],
  ]);
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
    return { to, title: categoryLabel(entry, 'grid'), text: firstSentence(summary), picture, asked: '' };
  }
  const figures = kind === 'model' ? entry.comparedFigures : entry.overview.slice(0, cardFigures);
  return {
    to: entry.path,
    title: entry.name,
    text: category.title,
    picture,
    asked: '',
    ...(kind === 'model' ? { isModel: true } : {}),
    ...(figures.length > 0 ? { figures: showFigures(catalogue, figures) } : {}),
  };
}
