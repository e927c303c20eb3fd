/** Key figures of models and categories, shared by cards, lists, pages, sheets and share cards. */
import type { Catalogue, LinkedCategory, LinkedModel } from '../catalogue.ts';
import { normalizeName, orderIn } from '../names.ts';
import type { Figure } from '../page-data.ts';
import { showFigures } from './tables-of.ts';
import { parseQuantity, showQuantity, type KnownFigures } from '../quantity.ts';
import { makeUniform } from '../units/uniform.ts';
import { fill } from '../words.ts';

/** A longer value is a sentence, not a figure. In characters. */
const maxLength = 22;

/** Figures on a card if the category has not chosen any. */
const cardFigures = 3;

/** Maximum key figures of a category; the share card selects from them. */
const maxCommon = 6;

/** Highlights that are sentences rather than figures. */
const textHighlights: ReadonlySet<string> = new Set(['Feature', 'Note']);

/** Fills in `comparedFigures` of all models and `commonFigures` of all categories. */
export function deriveKeyFigures(catalogue: Catalogue): void {
  const { models, categories, figures } = catalogue;
  const stated = new Map(models.map((model) => [model, statedFigures(model)]));
  const valueOf = (model: LinkedModel, label: string) => stated.get(model)?.get(normalizeName(label));
  for (const { models: own, keyFigures } of categories) {
    const rows = keyFigures?.map((label) => {
      const values = own.map((model) => valueOf(model, label) ?? '');
      return { label, values: values.map(makeUniform(values, figures, label)) };
    });
    for (const [index, model] of own.entries()) {
      model.comparedFigures =
        rows?.map(({ label, values }) => ({ label, value: values[index] ?? '' })) ??
        highlightsOf(model, figures).slice(0, cardFigures);
    }
  }
  for (const category of categories) category.commonFigures = commonFigures(catalogue, category, valueOf);
}

/**
 * A model's figures by the row's normalized name; of several, the first. Highlights come before the tables, because a
 * machine on a shared sheet states its own size there.
 */
function statedFigures({ highlights, tables }: LinkedModel): ReadonlyMap<string, string> {
  const rows = [...highlights, ...tables.flatMap((table) => table.rows)];
  return new Map(rows.toReversed().map(({ label, value }) => [normalizeName(label), value]));
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

/** All figures of a model in a list: its key figures as on a card, then its other highlights. */
export function listedFiguresOf({ figures }: Catalogue, model: LinkedModel): Figure[] {
  return withOthers(model.comparedFigures, highlightsOf(model, figures));
}

/**
 * At most `count` key figures of a model alone: those of its category that it has, then its other highlights. If the
 * category has chosen none: its highlights, then the first figures of its tables.
 */
export function keyFiguresOf({ figures: known }: Catalogue, model: LinkedModel, count: number): Figure[] {
  const { category, comparedFigures, tables } = model;
  if (category.keyFigures) {
    const own = comparedFigures.filter(({ value }) => value !== '');
    return withOthers(own, highlightsOf(model, known, textHighlights)).slice(0, count);
  }
  const rows = tables.flatMap((table) => table.rows);
  const figures = rows.filter(
    ({ label, value }) =>
      /\d/.test(value) && value.length <= maxLength && !/^\d+$/.test(value) && !known.own.isCode(label),
  );
  return withOthers(highlightsOf(model, known), showFigures(figures, known)).slice(0, count);
}

/** A model's highlights in file order. */
export function highlightsOf(model: LinkedModel, known: KnownFigures, without?: ReadonlySet<string>): Figure[] {
  return showFigures(
    model.highlights.filter(({ label }) => !without?.has(label)),
    known,
  );
}

/** Whether a model states any number yet: `On request` and `Fitted` have none. */
export const statesFigures = ({ highlights, tables }: LinkedModel): boolean =>
  [{ rows: highlights }, ...tables].some(({ rows }) => rows.some(({ value }) => /\d/.test(value)));

/**
 * `150 Ton`, `250 Ton` → `150–250 Ton`; undefined unless all values are single figures of one kind.
 * @param aboutRange the words around a range that is approximate
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
    const [part, ...more] = parseQuantity(value, known, label)?.parts ?? [];
    return part && more.length === 0 ? part : [];
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
  const known = new Set(figures.map(({ label }) => normalizeName(label)));
  return [...figures, ...others.filter(({ label }) => !known.has(normalizeName(label)))];
}

/** All models of a category and its subcategories, in list order. */
function modelsBelow(category: LinkedCategory, language: string): LinkedModel[] {
  if (category.children.length === 0) return category.models;
  return categoriesOf(category)
    .flatMap(({ models }) => models)
    .sort(orderIn(language));
}

function categoriesOf(category: LinkedCategory): LinkedCategory[] {
  return [category, ...category.children.flatMap(categoriesOf)];
}
