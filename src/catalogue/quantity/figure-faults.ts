import type { QuantityFault, Span } from '../quantity.ts';

/** A sign that ties two numbers stands without one of them. */
export function missingNumber(start: number, end: number): QuantityFault {
  return {
    reason: 'A number is missing, or a sign between two numbers is too many',
    fix: 'write a figure like 20–48 ft or 1200x900 mm',
    start,
    end,
    isUnit: false,
  };
}

/** The ends of a range, as they are written, stand the wrong way round. */
export function fallingRange([start, end]: Span, first: string, last: string): QuantityFault {
  return {
    reason: `The range falls from ${first} to ${last}`,
    fix: `write the smaller number first: \`${last}–${first}\``,
    start,
    end,
    isUnit: false,
  };
}
