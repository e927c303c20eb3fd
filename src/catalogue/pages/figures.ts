/** Figures as pages and sheets show them, and the key figures of models and categories. The one place that makes them uniform. */
import type { LinkedCategory, LinkedModel } from '../catalogue.ts';
import { compareOrder } from '../order.ts';
import type { Figure, SpecificationTable } from '../page-data.ts';
import { showQuantity } from '../quantity.ts';

/** Longest value that still reads as a figure (a longer one is a sentence). */
const maxLength = 22;

/** Rows with their figures as they are shown. */
export function showFigures(rows: readonly Figure[]): Figure[] {
  return rows.map(({ label, value }) => ({ label, value: showQuantity(value) }));
}

/** Tables with their figures as they are shown. */
export function showTables(tables: readonly SpecificationTable[]): SpecificationTable[] {
  return tables.map(({ title, rows }) => ({ title, rows: showFigures(rows) }));
}

/** The highlights of a model, in the order in which they are written, at most `count`; without it all. */
export function highlightsOf(model: LinkedModel, count?: number): Figure[] {
  return Object.entries(model.highlights ?? {})
    .map(([name, value]) => ({ label: labelOf(name), value: showQuantity(value) }))
    .slice(0, count);
}

/** The highlights of a model, filled up to `count` with the first figures of its tables. */
export function keyFiguresOf(model: LinkedModel, count: number): Figure[] {
  const figures = highlightsOf(model, count);
  for (const row of model.tables.flatMap((table) => table.rows)) {
    if (figures.length >= count) break;
    const isFigure = /\d/.test(row.value) && row.value.length <= maxLength && !/^\d+$/.test(row.value);
    if (isFigure && !figures.some((figure) => figure.label.toLowerCase() === row.label.toLowerCase()))
      figures.push(...showFigures([row]));
  }
  return figures;
}

/** The highlights that all models below a category have, each as one value or as a range from the least to the most; at most `count`. */
export function categoryFiguresOf(category: LinkedCategory, count: number): Figure[] {
  const own = modelsBelow(category);
  const names = Object.keys(own[0]?.highlights ?? {}) as (keyof NonNullable<LinkedModel['highlights']>)[];
  return names
    .flatMap((name) => {
      const values = own.flatMap((model) => model.highlights?.[name] ?? []);
      const value = values.length === own.length ? rangeOf(values) : undefined;
      return value === undefined ? [] : { label: labelOf(name), value: showQuantity(value) };
    })
    .slice(0, count);
}

/** All models of a category and of those below it, in the order of lists. */
function modelsBelow(category: LinkedCategory): LinkedModel[] {
  if (category.children.length === 0) return category.models;
  return categoriesOf(category)
    .flatMap(({ models }) => models)
    .sort(compareOrder);
}

/** A category and all below it. */
function categoriesOf(category: LinkedCategory): LinkedCategory[] {
  return [category, ...category.children.flatMap(categoriesOf)];
}

function labelOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `150 Ton`, `250 Ton` → `150–250 Ton`; undefined when the values are no figures of one unit. */
export function rangeOf(values: readonly string[]): string | undefined {
  const [first] = values;
  if (first === undefined || values.every((value) => value === first)) return first;
  const parsed = values.map((value) => /^(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?\s*([^\d\s].*)$/.exec(value));
  const unit = parsed[0]?.[3];
  if (!parsed.every((match) => match !== null && match[3] === unit && !/\d/.test(match[3] ?? ''))) return undefined;
  const limits = parsed.flatMap((match) => [Number(match?.[1]), Number(match?.[2] ?? match?.[1])]);
  return `${Math.min(...limits)}–${Math.max(...limits)} ${unit ?? ''}`.trim();
}
