/**
 * The key figures of models and categories, one notion for cards, lists, pages, sheets and the pictures of shared
 * links.
 */
import type { Catalogue, LinkedCategory, LinkedModel } from '../catalogue.ts';
import { reduceName, orderIn } from '../names.ts';
import type { Figure } from '../page-data.ts';
import { showFigures } from './tables-of.ts';
import { readFigure, showQuantity, type KnownFigures } from '../quantity.ts';
import { makeUniform } from '../units/uniform.ts';
import { fill } from '../words.ts';

/** Longest value that still reads as a figure (a longer one is a sentence). */
const maxLength = 22;

/** Figures on a card whose category has chosen none. */
const cardFigures = 3;

/** What a category shows of its models at most: the picture of a shared link chooses from so many. */
const maxCommon = 6;

/** Highlights that are sentences rather than figures. */
const wordy: ReadonlySet<string> = new Set(['Feature', 'Note']);

/** What a model states, by the reduced name of the row. */
type StatedFigures = ReadonlyMap<string, string>;

/** Fills in `comparedFigures` of all models and `commonFigures` of all categories. */
export function deriveKeyFigures(catalogue: Catalogue): void {
  const { models, categories, figures } = catalogue;
  // Ten thousand models have a hundred labels.
  const reduced = new Map<string, string>();
  const reduceLabel = (label: string): string => {
    const known = reduced.get(label) ?? reduceName(label);
    reduced.set(label, known);
    return known;
  };
  const stated = new Map(models.map((model) => [model, statedFigures(model, reduceLabel)]));
  const valueOf = (model: LinkedModel, label: string) => stated.get(model)?.get(reduceLabel(label));
  for (const category of categories) {
    const { models: own, keyFigures } = category;
    const rows = keyFigures?.map((label) => {
      const values = own.map((model) => valueOf(model, label));
      const unify = makeUniform(
        values.filter((value) => value !== undefined),
        figures,
        label,
      );
      return { label, values: values.map((value) => (value === undefined ? '' : unify(value))) };
    });
    for (const [index, model] of own.entries()) {
      model.comparedFigures =
        rows?.map(({ label, values }) => ({ label, value: values[index] ?? '' })) ??
        highlightsOf(model, figures).slice(0, cardFigures);
    }
  }
  for (const category of categories) category.commonFigures = commonFigures(catalogue, category, valueOf);
}

/** A machine on a shared sheet has its own size in its highlights, so these come before the tables. */
function statedFigures({ highlights, tables }: LinkedModel, reduceLabel: (label: string) => string): StatedFigures {
  const stated = new Map<string, string>();
  const add = (label: string, value: string) => {
    const name = reduceLabel(label);
    if (!stated.has(name)) stated.set(name, value);
  };
  for (const { rows } of [{ rows: highlights }, ...tables]) for (const { label, value } of rows) add(label, value);
  return stated;
}

function commonFigures(
  { site, words, figures: known }: Catalogue,
  category: LinkedCategory,
  valueOf: (model: LinkedModel, label: string) => string | undefined,
): Figure[] {
  const models = modelsBelow(category, site.language).filter(statesFigures);
  const [first] = models;
  const labels = first?.category.keyFigures ?? first?.highlights.map(({ label }) => label) ?? [];
  const figures: Figure[] = [];
  for (const label of labels) {
    if (figures.length === maxCommon) break;
    const values = models.map((model) => valueOf(model, label)).filter((value) => value !== undefined);
    const range =
      values.length === models.length ? rangeOf(values, words.machine.approximate, known, label) : undefined;
    if (range !== undefined) figures.push({ label, value: range });
  }
  return figures;
}

/** All that a list shows of one model: its key figures as on a card, then its other highlights. */
export function listedFiguresOf({ figures }: Catalogue, model: LinkedModel): Figure[] {
  return withOthers(model.comparedFigures, highlightsOf(model, figures));
}

/**
 * The key figures of a model by itself, at most `count`: those of its category that it has and its other highlights.
 * Where the category has chosen none, its highlights, filled up with the first figures of its tables.
 */
export function keyFiguresOf({ figures: known }: Catalogue, model: LinkedModel, count: number): Figure[] {
  const { category, comparedFigures, tables } = model;
  if (category.keyFigures) {
    const own = comparedFigures.filter(({ value }) => value !== '');
    return withOthers(own, highlightsOf(model, known, wordy)).slice(0, count);
  }
  const rows = tables.flatMap((table) => table.rows);
  const figures = rows.filter(
    ({ label, value }) =>
      /\d/.test(value) && value.length <= maxLength && !/^\d+$/.test(value) && !known.own.isCode(label),
  );
  return withOthers(highlightsOf(model, known), showFigures(figures, known)).slice(0, count);
}

/** The highlights of a model, in the order in which they are written. */
export function highlightsOf(model: LinkedModel, known: KnownFigures, without?: ReadonlySet<string>): Figure[] {
  return showFigures(
    model.highlights.filter(({ label }) => !without?.has(label)),
    known,
  );
}

/** Whether any figure of a model is known yet: `On request` and `Fitted` are none. */
export const statesFigures = ({ highlights, tables }: LinkedModel): boolean =>
  [{ rows: highlights }, ...tables].some(({ rows }) => rows.some(({ value }) => hasDigit(value)));

const hasDigit = (text: string): boolean => /\d/.test(text);

/**
 * `150 Ton`, `250 Ton` → `150–250 Ton`; undefined when the values are no single figures of one kind.
 * @param aboutRange the words around a range that is not exact
 */
export function rangeOf(
  values: readonly string[],
  aboutRange: string,
  known?: KnownFigures,
  label?: string,
): string | undefined {
  const distinct = [...new Set(values)];
  const [first] = distinct;
  if (first === undefined || distinct.length === 1) return first && showQuantity(first, known, label);
  const parts = distinct.map(makeUniform(values, known, label)).flatMap((value) => {
    const read = readFigure(value, known, label);
    return read.kind === 'quantity' && read.quantity.parts.length === 1 ? read.quantity.parts : [];
  });
  const limits = parts.flatMap(({ value, min = value, max = value }) =>
    min === undefined || max === undefined ? [] : [min, max],
  );
  const unit = parts[0]?.unit?.written;
  if (limits.length < 2 * distinct.length || parts.some((part) => part.unit?.written !== unit)) return undefined;
  const figures = `${Math.min(...limits)}–${Math.max(...limits)} ${unit ?? ''}`.trim();
  return parts.some((part) => part.approximate) ? fill(aboutRange, { figures }) : figures;
}

function withOthers(figures: readonly Figure[], others: readonly Figure[]): Figure[] {
  const known = new Set(figures.map(({ label }) => reduceName(label)));
  return [...figures, ...others.filter(({ label }) => !known.has(reduceName(label)))];
}

/** All models of a category and of those below it, in the order of lists. */
function modelsBelow(category: LinkedCategory, language: string): LinkedModel[] {
  if (category.children.length === 0) return category.models;
  return categoriesOf(category)
    .flatMap(({ models }) => models)
    .sort(orderIn(language));
}

/** A category and all below it. */
function categoriesOf(category: LinkedCategory): LinkedCategory[] {
  return [category, ...category.children.flatMap(categoriesOf)];
}
