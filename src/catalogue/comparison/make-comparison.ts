import type { ComparedModel, MachineComparison, ModelPageData, SpecificationTable } from '../page-data.ts';
import { reduceName } from '../reduce-name.ts';
import { alignTables } from './align.ts';
import { compareIdOf } from './compare-id.ts';
import { isSameFigure } from './same-figure.ts';

/**
 * Puts machines side by side, from the data of their pages.
 * @param brief the title of the key figures that stand in no table
 */
export function makeComparison(pages: readonly ModelPageData[], brief: string): MachineComparison {
  return { models: pages.map(comparedModel), sections: alignTables(pages.map((page) => tablesOf(page, brief))) };
}

function comparedModel({ path, name, views, initialView, enquiry }: ModelPageData): ComparedModel {
  const picture = (views.find(({ id }) => id === initialView) ?? views[0])?.picture;
  return { id: compareIdOf(path), name, to: path, ...(picture ? { picture } : {}), enquiry };
}

/** The tables of a machine, and before them the key figures that no table has with the same value. */
function tablesOf({ figures, tables }: ModelPageData, brief: string): SpecificationTable[] {
  const rows = tables.flatMap((table) => table.rows);
  const isInTable = (label: string, value: string) =>
    rows.some((row) => reduceName(row.label) === reduceName(label) && isSameFigure(row.value, value));
  const extra = figures.filter(({ label, value }) => !isInTable(label, value));
  return extra.length > 0 ? [{ title: brief, rows: extra }, ...tables] : tables;
}
