/** Key figures of models and categories, shared by cards, lists, pages, sheets and share cards. */
import type { Catalogue, LinkedCategory, LinkedModel } from '../catalogue.ts';
import type { Figure } from '../../figures/figure.ts';
import { makeFigure } from '../../figures/make-figure.ts';
import { rangeOf } from '../../figures/measure.ts';
import type { FigureReader } from '../../figures/reader.ts';
import { normalizeName } from '../../text/names.ts';
import { orderIn } from '../list-order.ts';
import { roleAt } from '../texts.ts';
import { figuresOfModel } from './tables-of.ts';

/** A longer value is a sentence, not a figure. In characters. */
const maxLength = 22;

/** Figures on a card if the category has not chosen any. */
const cardFigures = 3;

/** Maximum key figures of a category; the share card selects from them. */
const maxCommon = 6;

/** Fills in `comparedFigures` of all models and `commonFigures` of all categories. */
export function deriveKeyFigures(catalogue: Catalogue): void {
  const { categories, figures } = catalogue;
  for (const { models, keyFigures } of categories) {
    const rows = keyFigures?.map((label) => ({ label, key: normalizeName(label) }));
    for (const model of models) {
      model.comparedFigures =
        rows?.map(({ label, key }) => ({ ...(figureOf(model, key) ?? figures.read(label, '')), label })) ??
        model.highlights.slice(0, cardFigures);
    }
  }
  for (const category of categories) category.commonFigures = commonFigures(catalogue, category);
}

/** A model's first figure in rows of this normalized name. */
const figureOf = (model: LinkedModel, row: string): Figure | undefined =>
  figuresOfModel(model).find(({ key }) => key === row);

function commonFigures({ site, words, figures: reader }: Catalogue, category: LinkedCategory): Figure[] {
  const models = modelsBelow(category, site.language).filter(statesFigures);
  const [first] = models;
  const labels = first?.category.keyFigures ?? first?.highlights.map(({ label }) => label) ?? [];
  const figures: Figure[] = [];
  for (const label of labels) {
    if (figures.length === maxCommon) break;
    const key = normalizeName(label);
    const stated = models.flatMap((model) => figureOf(model, key) ?? []);
    const range =
      stated.length === models.length ? rangeIn(reader, label, stated, words.machine.approximate) : undefined;
    if (range) figures.push(range);
  }
  return figures;
}

/** All figures of a model in a list: its key figures as on a card, then its other highlights. */
export const listedFiguresOf = ({ comparedFigures, highlights }: LinkedModel): Figure[] =>
  withOthers(comparedFigures, highlights);

/**
 * At most `count` key figures of a model alone: those of its category that it has, then its other highlights. If the
 * category has chosen none: its highlights, then the first figures of its tables.
 */
export function keyFiguresOf({ figures: reader }: Catalogue, model: LinkedModel, count: number): Figure[] {
  const { category, comparedFigures, highlights, tables } = model;
  if (category.keyFigures) {
    const compared = comparedFigures.filter(({ text }) => text !== '');
    return withOthers(
      compared,
      highlights.filter(({ key }) => roleAt('model', `/highlights/${key}`) !== true),
    ).slice(0, count);
  }
  const rows = tables.flatMap((table) => table.rows);
  const figures = rows.filter(
    ({ label, text }) => /\d/.test(text) && text.length <= maxLength && !/^\d+$/.test(text) && !reader.isCode(label),
  );
  return withOthers(highlights, figures).slice(0, count);
}

/** Whether a model states any number yet: `On request` and `Fitted` have none. */
export const statesFigures = (model: LinkedModel): boolean => figuresOfModel(model).some(({ text }) => /\d/.test(text));

/**
 * The figures of one row as one figure: `150 Ton`, `250 Ton` → `150–250 Ton`; undefined unless they are equal, or single
 * figures of one kind.
 * @param aboutRange the words around a range that is approximate
 */
function rangeIn(
  reader: FigureReader,
  label: string,
  figures: readonly Figure[],
  aboutRange: string,
): Figure | undefined {
  const [first] = figures;
  if (first && figures.every(({ text }) => text === first.text)) return { ...first, label };
  const range = rangeOf(figures);
  if (!range) return undefined;
  const [before = '', behind = ''] = range.approximate ? aboutRange.split('{figures}') : [];
  return makeFigure(reader, label, { ...range, around: [before, behind] });
}

function withOthers(figures: readonly Figure[], others: readonly Figure[]): Figure[] {
  const known = new Set(figures.map(({ key }) => key));
  return [...figures, ...others.filter(({ key }) => !known.has(key))];
}

/** All models of a category and its subcategories, in list order. */
function modelsBelow(category: LinkedCategory, language: string): readonly LinkedModel[] {
  if (category.children.length === 0) return category.models;
  return categoriesOf(category)
    .flatMap(({ models }) => models)
    .sort(orderIn(language));
}

function categoriesOf(category: LinkedCategory): LinkedCategory[] {
  return [category, ...category.children.flatMap(categoriesOf)];
}
