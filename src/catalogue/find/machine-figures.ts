/** What the finder takes from the figures of models: read once for a catalogue. */
import type { Catalogue, LinkedCategory, LinkedModel } from '../catalogue.ts';
import { figuresOf } from '../link/tables-of.ts';
import type { Figure } from '../page-data.ts';
import { comparedFiguresOf } from '../pages/machine/key-figures.ts';
import { reduceName } from '../names/reduce-name.ts';
import { spanOf, type Span } from './figure-span.ts';

export interface MachineFigures {
  /** The key figures of its card. */
  card: readonly Figure[];
  /** What it states of each figure of the finder's page; null where it does not. */
  spans: (Span | null)[];
}

const made = new WeakMap<LinkedCategory, readonly MachineFigures[]>();

/** The figures of a category's own models, in their order. */
export function figuresOfModels(catalogue: Catalogue, category: LinkedCategory): readonly MachineFigures[] {
  const figures = made.get(category) ?? category.models.map((model) => readFigures(catalogue, model));
  made.set(category, figures);
  return figures;
}

function readFigures(catalogue: Catalogue, model: LinkedModel): MachineFigures {
  const rows = [...figuresOf({ ...model.highlights }), ...model.tables.flatMap((table) => table.rows)];
  return { card: comparedFiguresOf(model), spans: spansOf(catalogue, rows) };
}

/** What is stated first in one of the rows, for each figure of the finder's page. */
export function spansOf({ pages: { find } }: Catalogue, rows: readonly Figure[]): (Span | null)[] {
  if (!find) return [];
  const spans = find.figures.map((): Span | null => null);
  for (const { label, value } of rows) {
    for (const { index, unit } of figuresAt(find.figures, label)) spans[index] ??= spanOf(value, unit) ?? null;
  }
  return spans;
}

type FigureField = NonNullable<Catalogue['pages']['find']>['figures'][number];
type Place = { index: number; unit: string };

/** Ten thousand machines have a hundred labels. */
const labels = new WeakMap<readonly FigureField[], Map<string, readonly Place[]>>();

/** The figures that a label stands for, spelt in any way. */
function figuresAt(figures: readonly FigureField[], label: string): readonly Place[] {
  const known = labels.get(figures) ?? new Map<string, readonly Place[]>();
  labels.set(figures, known);
  const places =
    known.get(label) ??
    figures.flatMap(({ unit, rows }, index) =>
      rows.some((name) => reduceName(name) === reduceName(label)) ? [{ index, unit }] : [],
    );
  known.set(label, places);
  return places;
}
