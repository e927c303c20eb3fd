/**
 * What the rest of the catalogue may ask of a model's file: everything but the fields that only its own page, its sheet and
 * the search of a small catalogue tell. While it is the same, lists, menus and rules for the whole say the same.
 */
export function outlineOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { features: _features, ...outline } = value as Record<string, unknown>;
  return outline;
}
