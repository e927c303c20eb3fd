/** Fields of a model that are long: its own pages tell them, and some figures of them stand on cards and in lists. */
const longFields = ['description', 'highlights', 'features', 'specifications'] as const;
export type LongField = (typeof longFields)[number];

const long: ReadonlySet<string> = new Set(longFields);

/** Whether a JSON pointer leads to a long field of a model, or into one. */
export function isLong(pointer: string): boolean {
  const end = pointer.indexOf('/', 1);
  return pointer === '' || long.has(pointer.slice(1, end < 0 ? undefined : end));
}

/** A model without its long fields: what places it among the others. */
export function briefOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !long.has(name)));
}

/**
 * What the rest of the catalogue may ask of a model's file: everything but the fields that only its own page, its sheet and
 * the search of a small catalogue tell. While it is the same, lists, menus and rules for the whole say the same.
 */
export function outlineOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { features: _features, ...outline } = value as Record<string, unknown>;
  return outline;
}
