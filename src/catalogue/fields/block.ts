/** A block of fields, whatever they hold. */
export type Block = Record<string, unknown>;

export function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value's fields: none where it is no block. */
export function asBlock(value: unknown): Block {
  return isBlock(value) ? value : {};
}
