/** An object with fields of any type. */
export type Block = Record<string, unknown>;

export function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is a block, else an empty one. */
export function asBlock(value: unknown): Block {
  return isBlock(value) ? value : {};
}

/** A field's value. Undefined unless the block itself has it: every object answers to `constructor` and `toString`. */
export function ownField<Value>(block: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(block, name) ? block[name] : undefined;
}

/** Adds missing fields from the default, block by block. A list replaces the default's list. */
export function withDefaults(value: unknown, standard: unknown): unknown {
  if (value === undefined) return standard;
  if (!isBlock(value) || !isBlock(standard)) return value;
  const names = [...Object.keys(value), ...Object.keys(standard).filter((name) => !Object.hasOwn(value, name))];
  return Object.fromEntries(names.map((name) => [name, withDefaults(ownField(value, name), ownField(standard, name))]));
}

/** Marks the fields that the default provides as required in the schema. */
export function completeSchema(schema: Block, standard: unknown): Block {
  const { properties, required = [] } = schema;
  if (!isBlock(standard) || !isBlock(properties)) return schema;
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    isBlock(field) ? completeSchema(field, ownField(standard, name)) : field,
  ]);
  const always = new Set([...(required as string[]), ...Object.keys(standard)]);
  return { ...schema, properties: Object.fromEntries(fields), required: [...always] };
}
