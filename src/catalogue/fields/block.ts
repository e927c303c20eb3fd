/** A block of fields, whatever they hold. */
export type Block = Record<string, unknown>;

export function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value's fields: none where it is no block. */
export function asBlock(value: unknown): Block {
  return isBlock(value) ? value : {};
}

/** A value with the default's fields where it has none, block by block; a list of its own takes the place of the default's. */
export function withDefaults(value: unknown, standard: unknown): unknown {
  if (value === undefined) return standard;
  if (!isBlock(value) || !isBlock(standard)) return value;
  const names = [...Object.keys(value), ...Object.keys(standard).filter((name) => !Object.hasOwn(value, name))];
  return Object.fromEntries(names.map((name) => [name, withDefaults(value[name], standard[name])]));
}

/** The schema of an entry together with its default: the default's fields are always there. */
export function completeSchema(schema: Block, standard: unknown): Block {
  const { properties, required = [] } = schema;
  if (!isBlock(standard) || !isBlock(properties)) return schema;
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    isBlock(field) ? completeSchema(field, standard[name]) : field,
  ]);
  const always = new Set([...(required as string[]), ...Object.keys(standard)]);
  return { ...schema, properties: Object.fromEntries(fields), required: [...always] };
}
