/** Replaces blocks in a page's data, and those in them; `replace` returns undefined for a block that stays. */
export function replaceBlocks<Value>(value: Value, replace: (block: object) => object | undefined): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => replaceBlocks(item, replace)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(replace(value) ?? value) as [string, unknown][];
  return Object.fromEntries(fields.map(([name, inner]) => [name, replaceBlocks(inner, replace)])) as Value;
}
