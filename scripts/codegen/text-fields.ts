/** Which fields of a schema hold texts that visitors read. Imports nothing from src/, as `write-indexes.ts` does. */

/** As a schema says it: running text; a name of what the entry describes; a word of the program around it. */
type Mark = true | 'name' | 'word';

/** A `sentence` is running text among the program's words. */
type Role = Mark | 'sentence';

/** The part of a schema that says where texts are. A mark holds for everything inside, unless that has its own. */
export interface MarkedSchema {
  text?: Mark;
  type?: string | string[];
  enum?: readonly unknown[];
  $ref?: string;
  items?: MarkedSchema;
  properties?: Record<string, MarkedSchema>;
  additionalProperties?: boolean | MarkedSchema;
  patternProperties?: Record<string, MarkedSchema>;
}

/** A role holds for all texts inside. `-` stands for the items of a list, `*` for free names. */
export type TextFields = Role | { [name: string]: TextFields };

/**
 * The marked fields of a schema; undefined if it has none.
 * @param shared the definitions that `$ref` names
 */
export function textFieldsIn(
  schema: MarkedSchema,
  shared: Readonly<Record<string, MarkedSchema>>,
): TextFields | undefined {
  const fields = fieldsIn(schema, shared, undefined);
  return fields === 'others' ? undefined : fields;
}

/** `others` for texts that visitors do not read as they are: ids, addresses, figures. Undefined without any text. */
type Found = TextFields | 'others' | undefined;

function fieldsIn(
  marked: MarkedSchema,
  shared: Readonly<Record<string, MarkedSchema>>,
  above: Role | undefined,
): Found {
  const schema = { ...shared[marked.$ref?.split('/').at(-1) ?? ''], ...marked };
  const { text, properties = {}, items, additionalProperties: free, patternProperties = {} } = schema;
  const isOfProgram = above === 'word' || above === 'sentence';
  const role = text === true && isOfProgram ? 'sentence' : (text ?? above);
  const rows = [...Object.values(patternProperties), ...(typeof free === 'object' ? [free] : [])];
  const inner = [
    ...Object.entries(properties),
    ...(items ? [['-', items] as const] : []),
    ...rows.map((row) => ['*', row] as const),
  ];
  if (inner.length === 0)
    return [schema.type].flat().includes('string') || schema.enum ? leafOf(schema, role) : undefined;
  const innerTexts = inner.map(([name, field]) => [name, fieldsIn(field, shared, role)] as const);
  const texts = innerTexts.filter(([, fields]) => fields !== undefined);
  if (role !== undefined && texts.length > 0 && texts.every(([, fields]) => fields === role)) return role;
  const listed = texts.flatMap(([name, fields]) => (fields === 'others' ? [] : [[name, fields]]));
  return listed.length > 0 ? (Object.fromEntries(listed) as TextFields) : texts.length > 0 ? 'others' : undefined;
}

const leafOf = ({ enum: choices }: MarkedSchema, role: Role | undefined): Found =>
  choices ? 'others' : (role ?? 'others');

type SchemaWithParts = MarkedSchema & { $defs?: Readonly<Record<string, MarkedSchema>> };

/** The fields with `text` in the schemas of all kinds (src/catalogue/texts.ts reads them). */
export function textFieldsIndex(schemas: readonly (readonly [name: string, schema: SchemaWithParts])[]): string {
  const shared = schemas.find(([name]) => name === 'common')?.[1].$defs ?? {};
  const fields = schemas.flatMap(([name, schema]) => {
    const texts = name === 'common' ? undefined : textFieldsIn(schema, shared);
    return texts ? [[name, texts]] : [];
  });
  return `
/**
 * \`true\`: running text, with its headings and captions. \`name\`: what something is called, by which it is looked up,
 * too. \`word\`: what the program says around it: labels, buttons, messages. \`sentence\`: running text among those, such
 * as hints and mails.
 */
export type TextRole = true | 'name' | 'word' | 'sentence';

/** A role holds for all texts inside. \`-\` stands for the items of a list, \`*\` for free names. */
export type TextFields = TextRole | { readonly [name: string]: TextFields };

/** By kind of entry. */
export const textFields: Readonly<Record<string, TextFields>> = ${JSON.stringify(Object.fromEntries(fields))};
`;
}
