/** The figures of all machines, for the search's file. Part of the build alone. */
import { parseQuantity } from '../quantity.ts';
import { askedKinds, type FigureColumns } from './asked-figures.ts';

/** `from 5 kW` has no most. */
const noLimit = 1e12;

/** The columns of documents with their figures as they are written. */
export function figureColumns(documents: readonly { figures?: readonly string[] }[]): FigureColumns {
  const columns: FigureColumns = {};
  for (const [id, { figures = [] }] of documents.entries()) {
    const known = new Set<string>();
    for (const { unit, value, min, max } of figures.flatMap((text) => parseQuantity(text)?.parts ?? [])) {
      const { kind, factor } = unit ?? {};
      if (!kind || factor === undefined || !askedKinds.has(kind)) continue;
      const low = round((value ?? min ?? 0) * factor);
      const high = value === undefined && max === undefined ? noLimit : round((value ?? max ?? 0) * factor);
      if (known.has(`${kind} ${low} ${high}`)) continue;
      known.add(`${kind} ${low} ${high}`);
      (columns[kind] ??= []).push(id, low, high);
    }
  }
  return columns;
}

const round = (value: number): number => Number(value.toPrecision(6));
