import type { PropertyValue } from 'schema-dts';
import type { Figure } from '../../page-data.ts';
import { readFigure, type KnownFigures, type QuantityPart } from '../../quantity.ts';

interface Said {
  value?: number;
  minValue?: number;
  maxValue?: number;
  unitCode?: string;
  unitText?: string;
}

/**
 * What a single figure says: a number, or its limits, with the unit's code of UN/CEFACT Recommendation 20 and as it is
 * written.
 */
function ofPart({ value, min, max, unit }: QuantityPart): Said {
  // Field by field: there are a quarter of a million of them in ten thousand models.
  const said: Said = {};
  if (value !== undefined) said.value = value;
  if (min !== undefined) said.minValue = min;
  if (max !== undefined) said.maxValue = max;
  if (unit?.code) said.unitCode = unit.code;
  if (unit) said.unitText = unit.written;
  return said;
}

/**
 * Rows of figures as properties (schema.org). A figure of one part, which may be said again in other units, is a number
 * or a range; a sum, a size of several lengths, a tolerance and plain words stay the text that is shown.
 */
export function propertyValues(rows: readonly Figure[], known?: KnownFigures): PropertyValue[] {
  return rows.map(({ label, value }) => {
    const read = readFigure(value, known, label);
    if (read.kind !== 'quantity') return { '@type': 'PropertyValue', name: label, value };
    const [first, ...others] = read.quantity.parts;
    const isOne = first !== undefined && first.plusMinus === undefined && others.every(({ join }) => join === 'same');
    return { '@type': 'PropertyValue', name: label, ...(isOne ? ofPart(first) : { value: read.shown }) };
  });
}
