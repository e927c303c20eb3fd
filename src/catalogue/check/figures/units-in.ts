import type { UnitKind } from '../../quantity/units.ts';
import { partsOf, type WrittenFigure } from '../read-figures.ts';

/** A unit of a figure, as it is written. */
export interface UnitIn {
  written: string;
  kind: UnitKind;
}

/** The units in a figure that say what is measured; not words that are counted, such as `tyres`. */
export function unitsIn(figure: WrittenFigure): UnitIn[] {
  return partsOf(figure).flatMap(({ unit }) =>
    unit?.kind === undefined || unit.kind === 'count' || unit.kind === 'rate'
      ? []
      : [{ written: unit.written, kind: unit.kind }],
  );
}
