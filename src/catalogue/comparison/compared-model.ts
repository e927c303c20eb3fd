import type { ComparedModel, ModelPageData } from '../page-data.ts';
import { reduceName } from '../reduce-name.ts';
import { compareIdOf } from './compare-id.ts';
import { isSameFigure } from './same-figure.ts';

/**
 * A model as a comparison shows it, from the data of its page: its tables, and before them the key figures that no table has with the
 * same value.
 * @param brief the title of that first table
 */
export function comparedModel(page: ModelPageData, brief: string): ComparedModel {
  const { path, name, views, initialView, figures, tables, enquiry } = page;
  const rows = tables.flatMap((table) => table.rows);
  const isInTable = (label: string, value: string) =>
    rows.some((row) => reduceName(row.label) === reduceName(label) && isSameFigure(row.value, value));
  const extra = figures.filter(({ label, value }) => !isInTable(label, value));
  const picture = (views.find(({ id }) => id === initialView) ?? views[0])?.picture;
  return {
    id: compareIdOf(path),
    name,
    to: path,
    ...(picture ? { picture } : {}),
    tables: extra.length > 0 ? [{ title: brief, rows: extra }, ...tables] : tables,
    enquiry,
  };
}
