/** The next smaller and the next larger model of a category, by its main key figure. */
import type { LinkedCategory, LinkedModel } from './catalogue.ts';
import { parseQuantity } from './quantity.ts';

/** How large a figure is, in the base unit of its kind: a range by its middle, a sum by its sum. undefined for words. */
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

type HighlightName = keyof NonNullable<LinkedModel['highlights']>;

/** The models by their size, the smallest first. Worked out once for each category. */
const known = new WeakMap<LinkedCategory, LinkedModel[]>();

/**
 * The first figure that all models have as a quantity, and not all the same, is the main one. Without it there are no sizes.
 */
function bySize({ models }: LinkedCategory): LinkedModel[] {
  const names = Object.keys(models[0]?.highlights ?? {}) as HighlightName[];
  for (const name of names) {
    const sized = models.flatMap((model) => {
      const size = sizeOf(model.highlights?.[name] ?? '');
      return size === undefined ? [] : { model, size };
    });
    const isMain = sized.length === models.length && new Set(sized.map(({ size }) => size)).size > 1;
    // Equal sizes stay in the order of lists.
    if (isMain) return sized.sort((one, other) => one.size - other.size).map(({ model }) => model);
  }
  return [];
}

/** The neighbours of a model among those of its category. */
export function nextSizes(model: LinkedModel): { smaller?: LinkedModel; larger?: LinkedModel } {
  const sorted = known.get(model.category) ?? bySize(model.category);
  known.set(model.category, sorted);
  const index = sorted.indexOf(model);
  if (index < 0) return {};
  const [smaller, larger] = [sorted[index - 1], sorted[index + 1]];
  return { ...(smaller ? { smaller } : {}), ...(larger ? { larger } : {}) };
}
