import { isBlock, type Block } from '../fields/block.ts';

/** The way to an object: its fields without the numbers of list items, and the names of the objects on the way. */
interface Trail {
  fields: string[];
  names: string[];
}

/** What an object of page data is called, if anything. */
export function nameOf(fields: Block): string | undefined {
  return ['label', 'title', 'name', 'heading', 'company', 'option', 'id']
    .map((field) => fields[field])
    .find((name) => typeof name === 'string');
}

/**
 * Goes through all objects below a value, the outer ones first.
 * @param visit called with each object and the way to it; when it returns true, what lies below is left out
 */
export function walk(
  value: unknown,
  visit: (fields: Block, trail: Trail) => boolean,
  trail: Trail = { fields: [], names: [] },
): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit, trail);
  if (!isBlock(value) || visit(value, trail)) return;
  const name = trail.fields.length > 0 ? nameOf(value) : undefined;
  const names = name === undefined ? trail.names : [...trail.names, name];
  for (const [field, child] of Object.entries(value)) walk(child, visit, { fields: [...trail.fields, field], names });
}
