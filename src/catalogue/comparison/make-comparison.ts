import type { ComparedModel, MachineComparison, SpecificationTable } from '../page-data.ts';
import type { ModelPageData } from '../pages/machine/model-page.ts';
import { reduceName } from '../names.ts';
import { alignTables } from './align.ts';
import { compareIdOf } from './compare-id.ts';
import { isSameFigure } from './same-figure.ts';
import { splitSizes } from './split-sizes.ts';

/**
 * Puts machines side by side, from the data of their pages.
 * @param brief the title of the key figures that stand in no table
 */
export function makeComparison(pages: readonly ModelPageData[], brief: string): MachineComparison {
  return {
    models: pages.map(comparedModel),
    sections: alignTables(splitSizes(pages.map((page) => tablesOf(page, brief)))),
  };
}

function comparedModel({ path, name, elevation, enquiry }: ModelPageData): ComparedModel {
  return { id: compareIdOf(path), name, to: path, ...(elevation ? { elevation } : {}), enquiry };
}

/** The tables of a machine, and before them the key figures that no table has with the same value. */
function tablesOf({ figures, tables }: ModelPageData, brief: string): SpecificationTable[] {
  const rows = tables.flatMap((table) => table.rows);
  const isInTable = (label: string, value: string) =>
    rows.some((row) => reduceName(row.label) === reduceName(label) && isSameFigure(row.value, value));
  const extra = figures.filter(({ label, value }) => !isInTable(label, value));
  return extra.length > 0 ? [{ title: brief, rows: extra }, ...tables] : tables;
}
