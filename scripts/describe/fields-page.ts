import { kinds, type Kind, type KindId } from '../../src/catalogue/kinds.ts';
import { cell } from '../lib/markdown.ts';
import { inCode } from '../../src/features/report/markdown-text.ts';
import { exampleOf, type FieldSchema } from '../../src/yaml/field-schema.ts';
import { capitalise } from '../../src/text/names.ts';

/** Longest example that a cell shows in full. */
const maxExample = 60;

const intro = `# All fields

*Needed* says whether a file must have the field: **yes**, or **with it** if only the block around it requires it.
\`highlights\` › \`force\` is the line \`force:\` below the line \`highlights:\`, with two more spaces before it. The
[guide](../data/README.md) explains how to write a file.

\`npm run describe\` writes this page from the schemas.`;

/** All fields of all kinds, as Markdown. `schemaOf` returns a kind's schema with its definitions inlined. */
export function fieldsPage(schemaOf: (kind: Kind & { id: KindId }) => FieldSchema): string {
  const sections = kinds.toSorted((a, b) => placeOf(a.id) - placeOf(b.id)).map((kind) => section(kind, schemaOf(kind)));
  return `${[intro, ...sections].join('\n\n')}\n`;
}

/** Models first, since most readers look for them; then the other folders, the site, its pages. */
function placeOf(id: KindId): number {
  if (id === 'model') return 0;
  if (id === 'site') return 2;
  return id.startsWith('page-') ? 3 : 1;
}

function section(kind: Kind, schema: FieldSchema): string {
  const within = kind.isTranslation ? 'ar/' : kind.folder && `${kind.folder}/`;
  const file = `${within}${kind.file ?? '…'}.yaml`;
  const title = capitalise(kind.one);
  return [
    `## ${title}: \`data/${file}\``,
    '',
    schema.description ?? '',
    '',
    '| Field | Needed | What it is | Example |',
    '| --- | --- | --- | --- |',
    ...rows(schema, []),
  ].join('\n');
}

/** One row per field; nested fields follow their parent, named by their path. */
function rows(schema: FieldSchema, way: string[]): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = [...way, name];
    const needed = schema.required?.includes(name) ? (way.length > 0 ? 'with it' : 'yes') : '';
    const inner = field.items?.properties ? field.items : field;
    const cells = [here.map(inCode).join(' › '), needed, meaning(field), example(field)];
    return [`| ${cells.map(cell).join(' | ')} |`, ...rows(inner, here)];
  });
}

function meaning({ description = '', enum: values, enumDescriptions: meanings, type, items }: FieldSchema): string {
  const listed = values?.map((value, at) => (meanings?.[at] ? `${inCode(value)} (${meanings[at]})` : inCode(value)));
  const form = type === 'array' ? (items?.properties ? ' A list of blocks.' : ' A list.') : '';
  return `${description}${form}${listed ? ` One of ${listed.join(', ')}.` : ''}`;
}

function example(field: FieldSchema): string {
  if (field.properties || field.items?.properties) return '';
  const value = exampleOf(field) ?? (field.items && exampleOf(field.items));
  if (value === undefined) return '';
  const text = typeof value === 'object' ? inFlow(value) : String(value);
  return inCode(text.length > maxExample ? `${text.slice(0, maxExample - 1)}…` : text);
}

/** A list or block on one line, shortened to fit a cell. */
function inFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${inFlow(inner)}`)
    .join(', ');
}
