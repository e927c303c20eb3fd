/** The next smaller and the next larger model of a category, by its main key figure. */
import type { LinkedCategory, LinkedModel } from '../../catalogue.ts';
import type { Figure } from '../../page-data.ts';
import { parseQuantity } from '../../quantity.ts';
import { comparedFiguresOf, statesFigures } from '../machine/key-figures.ts';

/** A model with the figure that tells its size. */
export interface SizedModel {
  model: LinkedModel;
  figure: Figure;
}

/**
 * How large a figure is, in the base unit of its kind: a range by its middle, a sum by its sum. undefined for words.
 */
function sizeOf(text: string): number | undefined {
  const sizes = (parseQuantity(text)?.parts ?? [])
    .filter(({ join }) => join === undefined || join === 'plus')
    .map(({ value, min, max, unit }) => {
      const number = value ?? ((min ?? max ?? Number.NaN) + (max ?? min ?? Number.NaN)) / 2;
      return number * (unit?.factor ?? 1);
    });
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sizes.length > 0 && !Number.isNaN(sum) ? sum : undefined;
}

/** The models by their size, the smallest first. Worked out once for each category. */
const known = new WeakMap<LinkedCategory, SizedModel[]>();

/**
 * The first key figure that all models have as a quantity, and not all the same, is the main one. Without it there are
 * no sizes. A model that states no figure yet has no size, and those of the others stay.
 */
function bySize({ models }: LinkedCategory): SizedModel[] {
  const rows = models.filter(statesFigures).map((model) => ({ model, figures: comparedFiguresOf(model) }));
  for (const { label } of rows[0]?.figures ?? []) {
    const sized = rows.flatMap(({ model, figures }) => {
      const figure = figures.find((own) => own.label === label);
      const size = sizeOf(figure?.value ?? '');
      return figure === undefined || size === undefined ? [] : { model, figure, size };
    });
    const isMain = sized.length === rows.length && new Set(sized.map(({ size }) => size)).size > 1;
    // Equal sizes stay in the order of lists.
    if (isMain) return sized.sort((one, other) => one.size - other.size);
  }
  return [];
}

/** The neighbours of a model among those of its category; the one without a neighbour has none there. */
export function nextSizes(model: LinkedModel): { smaller: SizedModel | undefined; larger: SizedModel | undefined } {
  const sorted = known.get(model.category) ?? bySize(model.category);
  known.set(model.category, sorted);
  const index = sorted.findIndex((sized) => sized.model === model);
  return { smaller: sorted[index - 1], larger: index < 0 ? undefined : sorted[index + 1] };
}
