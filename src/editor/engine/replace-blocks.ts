/** Replaces blocks in a page's data; `replace` returns undefined for a block that stays. */
export function replaceBlocks<Value>(value: Value, replace: (block: object) => object | undefined): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => replaceBlocks(item, replace)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, replaceBlocks(inner, replace)]);
  return (replace(value) ?? Object.fromEntries(fields)) as Value;
}
