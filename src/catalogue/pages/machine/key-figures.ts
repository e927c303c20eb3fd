/**
 * The key figures of models and categories, one notion for cards, lists, pages, sheets and the pictures of shared
 * links.
 */
import type { Catalogue, LinkedCategory, LinkedModel } from '../../catalogue.ts';
import type { Figure } from '../../page-data.ts';
import { compareOrder } from '../../order.ts';
import { readFigure, showQuantity } from '../../quantity.ts';
import { reduceName } from '../../names/reduce-name.ts';
import { makeUniform, type MakeUniform } from '../../units/uniform.ts';
import { showFigures } from '../parts/figures.ts';
import { fill } from '../../words.ts';

/** Longest value that still reads as a figure (a longer one is a sentence). */
const maxLength = 22;

/** Figures on a card whose category has chosen none. */
const cardFigures = 3;

/** Highlights that are sentences rather than figures. */
const wordy: ReadonlySet<string> = new Set(['feature', 'note']);

/**
 * The key figures of a model for a card among others: all that its category has chosen, in that order and in one unit a
 * row. One that the model does not have is an empty text. Without a choice, its first highlights.
 */
export function comparedFiguresOf(model: LinkedModel): readonly Figure[] {
  const { category } = model;
  const ofModels = compared.get(category) ?? new Map<LinkedModel, readonly Figure[]>();
  compared.set(category, ofModels);
  const figures =
    ofModels.get(model) ??
    category.keyFigures?.map((label) => chosenFigure(model, label)) ??
    highlightsOf(model, cardFigures);
  ofModels.set(model, figures);
  return figures;
}

/** A model is compared on its own page, in lists, by its size and in the finder: its figures are looked for once. */
const compared = new WeakMap<LinkedCategory, Map<LinkedModel, readonly Figure[]>>();

/** All that a list shows of one model: its key figures as on a card, then its other highlights. */
export function listedFiguresOf(model: LinkedModel): Figure[] {
  return withOthers(comparedFiguresOf(model), highlightsOf(model));
}

/**
 * The key figures of a model by itself, at most `count`: those of its category that it has and its other highlights.
 * Where the category has chosen none, its highlights, filled up with the first figures of its tables.
 */
export function keyFiguresOf(model: LinkedModel, count: number): Figure[] {
  const { keyFigures } = model.category;
  if (keyFigures) {
    const own = comparedFiguresOf(model).filter(({ value }) => value !== '');
    return withOthers(own, highlightsOf(model, undefined, wordy)).slice(0, count);
  }
  const rows = model.tables.flatMap((table) => table.rows);
  const figures = rows.filter(({ value }) => /\d/.test(value) && value.length <= maxLength && !/^\d+$/.test(value));
  return withOthers(highlightsOf(model), showFigures(figures)).slice(0, count);
}

/** The highlights of a model, in the order in which they are written, at most `count`; without it all. */
export function highlightsOf(model: LinkedModel, count?: number, without?: ReadonlySet<string>): Figure[] {
  return Object.entries(model.highlights ?? {})
    .filter(([name]) => !without?.has(name))
    .map(([name, value]) => ({ label: labelOf(name), value: showQuantity(value) }))
    .slice(0, count);
}

/**
 * The key figures that all models below a category have, each as one value or as a range from the least to the most; at
 * most `count`. A model that states no figure at all yet does not keep those of the others back.
 */
export function categoryFiguresOf(catalogue: Catalogue, category: LinkedCategory, count: number): Figure[] {
  const known = common.get(category);
  if (known && known.count >= count) return known.figures.slice(0, count);
  const figures = readCommonFigures(catalogue, category, count);
  common.set(category, { count, figures });
  return figures;
}

/** A category is shown in several places, its first figures each time; `count` says how many were looked for. */
const common = new WeakMap<LinkedCategory, { count: number; figures: Figure[] }>();

function readCommonFigures({ words }: Catalogue, category: LinkedCategory, count: number): Figure[] {
  const own = modelsBelow(category);
  const first = own.find(statesFigures);
  const labels = first?.category.keyFigures ?? Object.keys(first?.highlights ?? {}).map(labelOf);
  const figures: Figure[] = [];
  for (const label of labels) {
    if (figures.length === count) break;
    const values = valuesOf(own, label);
    const value = values && rangeOf(values, words.machine.about);
    if (value !== undefined) figures.push({ label, value });
  }
  return figures;
}

/** Whether any figure of a model is known yet: `On request` and `Fitted` are none. */
export const statesFigures = ({ highlights, tables }: LinkedModel): boolean =>
  Object.values(highlights ?? {}).some(hasDigit) ||
  tables.some(({ rows }) => rows.some(({ value }) => hasDigit(value)));

const hasDigit = (text: string): boolean => /\d/.test(text);

/** What each of some models that state figures has under a label; undefined where one of them has none. */
function valuesOf(models: readonly LinkedModel[], label: string): string[] | undefined {
  const values: string[] = [];
  for (const model of models) {
    if (!statesFigures(model)) continue;
    const value = valueOf(model, label);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

/**
 * `150 Ton`, `250 Ton` → `150–250 Ton`; undefined when the values are no single figures of one kind.
 * @param aboutRange the words around a range that is not exact
 */
export function rangeOf(values: readonly string[], aboutRange: string): string | undefined {
  const [first] = values;
  if (first === undefined || values.every((value) => value === first)) return first && showQuantity(first);
  const parts = values.map(makeUniform(values)).flatMap((value) => {
    const read = readFigure(value);
    return read.kind === 'quantity' && read.quantity.parts.length === 1 ? read.quantity.parts : [];
  });
  const limits = parts.flatMap(({ value, min = value, max = value }) =>
    min === undefined || max === undefined ? [] : [min, max],
  );
  const unit = parts[0]?.unit?.written;
  if (limits.length < 2 * values.length || parts.some((part) => part.unit?.written !== unit)) return undefined;
  const figures = `${Math.min(...limits)}–${Math.max(...limits)} ${unit ?? ''}`.trim();
  return parts.some((part) => part.approximate) ? fill(aboutRange, { figures }) : figures;
}

/** Ten thousand models have a hundred labels. */
const reducedLabels = new Map<string, string>();
const mostLabels = 5000;

function reduceLabel(label: string): string {
  const reduced = reducedLabels.get(label) ?? reduceName(label);
  if (reducedLabels.size < mostLabels) reducedLabels.set(label, reduced);
  return reduced;
}

/**
 * What a model has under a label: its own highlight, else the row of its tables. A machine on a shared sheet has its
 * own size there.
 */
function valueOf(model: LinkedModel, label: string): string | undefined {
  const wanted = reduceLabel(label);
  const own = Object.entries(model.highlights ?? {}).find(([name]) => reduceLabel(name) === wanted)?.[1];
  if (own !== undefined) return own;
  for (const { rows } of model.tables) for (const row of rows) if (reduceLabel(row.label) === wanted) return row.value;
  return undefined;
}

/** How each row of a category's models is made uniform: found out once. */
const uniform = new WeakMap<LinkedCategory, Map<string, MakeUniform>>();

function chosenFigure(model: LinkedModel, label: string): Figure {
  const { category } = model;
  const rows = uniform.get(category) ?? new Map<string, MakeUniform>();
  uniform.set(category, rows);
  const make = rows.get(label) ?? makeUniform(category.models.flatMap((other) => valueOf(other, label) ?? []));
  rows.set(label, make);
  const value = valueOf(model, label);
  return { label, value: value === undefined ? '' : make(value) };
}

function withOthers(figures: readonly Figure[], others: readonly Figure[]): Figure[] {
  const known = new Set(figures.map(({ label }) => reduceName(label)));
  return [...figures, ...others.filter(({ label }) => !known.has(reduceName(label)))];
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
