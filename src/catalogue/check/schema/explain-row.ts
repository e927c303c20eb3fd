import { valueAt, type Entry } from '../entry.ts';
import type { ErrorObject } from './kind-schemas.ts';
import { namesIn, param } from './schema-error.ts';

/** A row of figures that stands where the name of its table should be; undefined for all other errors. */
export function explainRow(
  error: ErrorObject,
  field: string,
  entry: Entry,
): { message: string; fix: string } | undefined {
  const [block, row, ...deeper] = namesIn(error.instancePath);
  const isFigure = typeof error.data === 'string' || typeof error.data === 'number';
  // Tables have names of their own, so no schema lists them.
  if (!isFigure || param(error, 'type') !== 'object' || row === undefined || deeper.length > 0) return undefined;
  if (!error.schemaPath.includes('additionalProperties')) return undefined;
  const others = Object.entries(valueAt(entry, `/${block ?? ''}`) ?? {}) as [string, unknown][];
  const table = others.find(([, rows]) => typeof rows === 'object' && rows !== null)?.[0];
  const line = `    ${row}: ${String(error.data)}`;
  return {
    message: `${field} is a row of figures, and rows stand below the name of their table.`,
    fix:
      table === undefined
        ? `write the name of its table above it, for example:\n  Dimensions:\n${line}`
        : `put it below \`${table}:\`, or below another table, with 4 spaces before it:\n${line}`,
  };
}
