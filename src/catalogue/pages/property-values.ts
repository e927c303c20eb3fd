import type { PropertyValue } from 'schema-dts';
import type { Figure } from '../page-data.ts';
import { parseQuantity, showQuantity, type QuantityPart } from '../quantity.ts';

/**
 * What a single figure says: a number, or its limits, with the unit's code of UN/CEFACT Recommendation 20 and as it is
 * written.
 */
function ofPart({ value, min, max, unit }: QuantityPart): Partial<PropertyValue> {
  return {
    ...(value === undefined ? {} : { value }),
    ...(min === undefined ? {} : { minValue: min }),
    ...(max === undefined ? {} : { maxValue: max }),
    ...(unit?.code ? { unitCode: unit.code } : {}),
    ...(unit ? { unitText: unit.written } : {}),
  };
}

/**
 * Rows of figures as properties (schema.org). A figure of one part, which may be said again in other units, is a number
 * or a range; a sum, a size of several lengths, a tolerance and plain words stay the text that is shown.
 */
export function propertyValues(rows: readonly Figure[]): PropertyValue[] {
  return rows.map(({ label, value }) => {
    const [first, ...others] = parseQuantity(value)?.parts ?? [];
    const isOne = first !== undefined && first.plusMinus === undefined && others.every(({ join }) => join === 'same');
    return {
      '@type': 'PropertyValue',
      name: label,
      ...(isOne ? ofPart(first) : { value: showQuantity(value) }),
    };
  });
}
