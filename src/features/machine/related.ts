/** What goes with a machine: the next sizes in its category, its neighbours in the flow, and entries of other kinds. */
import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedModel, Member } from '../../catalogue/catalogue.ts';
import { statesFigures } from '../../catalogue/link/key-figures.ts';
import { withAncestors } from '../../catalogue/members.ts';
import { mostLinks } from '../kinds/kind.ts';
import type { Figure } from '../../figures/figure.ts';
import type { FigureReader } from '../../figures/reader.ts';
import { sizeOf } from '../../figures/measure.ts';
import type { Related, RelatedLink } from '../../catalogue/shown/parts.ts';

export function relatedToModels(catalogue: Catalogue, category: LinkedCategory): Map<LinkedModel, Related> {
  const neighbours = neighboursOf(
    catalogue,
    withAncestors(category).map(({ id }) => id),
  );
  const sizes = bySize(category);
  return new Map(
    category.models.map((model) => {
      const index = sizes.findIndex((sized) => sized.model === model);
      const [smaller, larger] = index < 0 ? [] : [sizes[index - 1], sizes[index + 1]];
      const links = (sized: SizedModel | undefined) => sizeLinks(sized, catalogue.figures);
      const { before = [], after = [] } = neighbours;
      const related: Related = { before, smaller: links(smaller), larger: links(larger), after };
      return [model, { ...related, ...relatedOfKinds(catalogue, model) }];
    }),
  );
}

/** The neighbours of an equipment item in the flow, and the entries of other kinds. */
export function relatedToEquipment(catalogue: Catalogue, item: LinkedEquipment): Related {
  return { ...neighboursOf(catalogue, [item.id]), ...relatedOfKinds(catalogue, item) };
}

/** The entries that have to do with a category that is built to order. */
export const relatedToCategory = (catalogue: Catalogue, category: Member['entry']): Related =>
  Object.assign({}, ...declaredKinds.map((kind) => kind.relatedTo?.(catalogue, category)));

/** The entries that have to do with a machine; its page has no room for their pictures. */
function relatedOfKinds(catalogue: Catalogue, machine: Member['entry']): Related {
  const groups = Object.entries(relatedToCategory(catalogue, machine));
  return Object.fromEntries(groups.map(([id, links]) => [id, links.map(({ picture: _picture, ...link }) => link)]));
}

/** Without the empty lists; undefined if all are empty. */
export function filledRelated(related: Related): Related | undefined {
  const filled = Object.entries(related).filter(([, links]) => links.length > 0);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** Which machines feed these categories or equipment items and which they feed (`feeds`), excluding themselves. */
function neighboursOf({ categories, equipment }: Catalogue, ids: readonly string[]): Related {
  const stages = [
    ...categories.map(({ id, title, path, feeds = [] }) => ({ id, feeds, link: { label: title, to: path } })),
    ...equipment.map(({ id, name, path, feeds = [] }) => ({ id, feeds, link: { label: name, to: path } })),
  ];
  const fed = new Set(stages.flatMap(({ id, feeds }) => (ids.includes(id) ? feeds : [])));
  const others = stages.filter(({ id }) => !ids.includes(id));
  const linksTo = (chosen: typeof stages) => chosen.slice(0, mostLinks).map(({ link }) => link);
  return {
    before: linksTo(others.filter(({ feeds }) => feeds.some((id) => ids.includes(id)))),
    after: linksTo(others.filter(({ id }) => fed.has(id))),
  };
}

interface SizedModel {
  model: LinkedModel;
  figure: Figure;
}

function sizeLinks(sized: SizedModel | undefined, reader: FigureReader): RelatedLink[] {
  if (!sized) return [];
  const { model, figure } = sized;
  return [{ label: model.name, to: model.path, figure: reader.show(figure) }];
}

/**
 * The models from the smallest to the largest. Size is the first key figure that is a quantity for all models and
 * differs between them; without one, the list is empty. Models that state no figures yet are ignored.
 */
function bySize({ models }: LinkedCategory): SizedModel[] {
  const stating = models.filter(statesFigures);
  for (const { label } of stating[0]?.comparedFigures ?? []) {
    const sized = stating.flatMap((model) => {
      const figure = model.comparedFigures.find((compared) => compared.label === label);
      const size = figure && sizeOf(figure);
      return figure === undefined || size === undefined ? [] : { model, figure, size };
    });
    const isMain = sized.length === stating.length && new Set(sized.map(({ size }) => size)).size > 1;
    // Equal sizes stay in list order.
    if (isMain) return sized.sort((a, b) => a.size - b.size);
  }
  return [];
}
