import { exampleOfSchema, inLines, inBlock, type SchemaWords } from './schema-error.ts';

/** Whose value is no block of fields: its name, empty for an entry of a list, and how deep its line stands. */
interface BlockField {
  name: string;
  depth: number;
  schema: SchemaWords;
}

/** How to write what is no block of `field: value` lines where one is wanted. */
export function fixAsBlock(value: unknown, field: BlockField): string | undefined {
  if (Array.isArray(value)) return fixPoints(value, field);
  if (field.name === '' && field.depth > 0 && typeof value === 'string') return fixPoint(value, field);
  return showExample(field);
}

/** `- Force 250 Ton` or `- force: 250 Ton` below the name of a block. */
function fixPoints(points: readonly unknown[], field: BlockField): string {
  const texts = points.filter((point) => typeof point === 'string');
  if (texts.length < points.length) return 'delete the `- ` at the start of the lines';
  const [, name, figure] = /^(\p{L}[^\d:=]*?)[\s:=–-]+(\d.*)$/u.exec(texts[0] ?? '') ?? [];
  if (field.schema.properties === undefined && name !== undefined && figure !== undefined) {
    return `write each line as \`name: value\`, without the hyphen: \`${name}: ${figure}\``;
  }
  return showExample(field) ?? 'write each line as `name: value`, without the hyphen';
}

/** `- Round blades` where each point has fields: its text is the first that must be there, or the file. */
function fixPoint(text: string, { depth, schema }: BlockField): string | undefined {
  const { properties = {}, required = [] } = schema;
  const isFile = /\.\w{3,4}$/.test(text) && properties['file'] !== undefined;
  const place = isFile ? 'file' : required[0];
  if (place === undefined) return undefined;
  const fields = [place, ...required.filter((name) => name !== place)].map(
    (name) => `${name}: ${inBlock(name === place ? text : (properties[name]?.examples?.[0] ?? '…'))}`,
  );
  const indent = '  '.repeat(depth);
  return `write it like this:\n${indent}- ${fields.join(`\n${indent}  `)}`;
}

/** How a block of fields is written, line by line. */
function showExample({ name, depth, schema }: BlockField): string | undefined {
  const example = exampleOfSchema(schema);
  if (name === '' || typeof example !== 'object' || example === null) return undefined;
  return `write it like this:\n${inLines(name, example, depth)}`;
}
