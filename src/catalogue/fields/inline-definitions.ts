/** A JSON Schema document or a part of it. */
type Schema = Record<string, unknown>;

/** A schema with the shared definitions put in the place of each `$ref`; what stands beside a `$ref` wins. */
export function inlineDefinitions(node: unknown, definitions: Record<string, Schema>): unknown {
  if (Array.isArray(node)) return node.map((item) => inlineDefinitions(item, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...own } = node as Schema;
  const rest = Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, inlineDefinitions(value, definitions)]),
  );
  if (typeof $ref !== 'string') return rest;
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  return { ...(inlineDefinitions(definitions[name], definitions) as Schema), ...rest };
}
