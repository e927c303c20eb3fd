import { isBlock, ownField } from '../../yaml/block.ts';
import type { FieldSchema } from '../../yaml/field-schema.ts';
import type { Finding, Fix } from '../../yaml/finding.ts';
import { kindOf } from '../../catalogue/kinds.ts';
import { escapePointer, namesIn } from '../../yaml/index-events.ts';
import { findingIn, type Entry } from '../../catalogue/entry.ts';
import { beginningOf, nearest } from '../../text/nearest.ts';
import { capitalise } from '../../text/names.ts';
import { didYouMean } from '../words.ts';
import type { ErrorObject } from './kind-schemas.ts';
import { fieldName, inBlock, inYaml, missingFieldOf, ownerName, schemaOf, unknownFieldOf } from './schema-error.ts';

/** With more unknown fields than this, the file probably belongs to another kind. */
const maxExplained = 50;

interface Explained {
  message: string;
  fix: Fix;
  /** JSON pointer of the field that was probably meant. */
  suggestion?: string;
}

/**
 * Explains unknown fields: suggests the nearest name. The trials of the layout explain a field in the wrong block. `explained` holds the
 * pointers of the missing fields that a typo accounts for, so that one mistake gives one finding.
 */
export function explainUnknownFields(
  entry: Entry,
  errors: readonly ErrorObject[],
): { findings: Finding[]; explained: Set<string> } {
  const explained = new Set<string>();
  const missing = Map.groupBy(
    errors.filter((error) => missingFieldOf(error) !== undefined),
    (error) => error.instancePath,
  );
  const unknown = errors.filter((error) => unknownFieldOf(error) !== undefined).slice(0, maxExplained);
  const findings = unknown.map((error) => {
    const field = unknownFieldOf(error) ?? '';
    const required = (missing.get(error.instancePath) ?? []).flatMap((lacking) => missingFieldOf(lacking) ?? []);
    const words = explainTitled(error, field, required) ?? explainByName(entry, error, field, required, explained);
    if (words.suggestion !== undefined) explained.add(words.suggestion);
    const pointer = `${error.instancePath}/${escapePointer(field)}`;
    return findingIn(entry, pointer, { rule: 'schema/unknown-field', message: words.message, fix: words.fix }, 'name');
  });
  return { findings, explained };
}

function explainByName(
  entry: Entry,
  error: ErrorObject,
  field: string,
  required: readonly string[],
  explained: ReadonlySet<string>,
): Explained {
  const known = Object.keys(schemaOf(error).properties ?? {});
  const isFree = (name: string) =>
    !Object.hasOwn(error.data as object, name) && !explained.has(`${error.instancePath}/${name}`);
  const suggestion =
    nearest(field, required.filter(isFree)) ??
    nearest(field, known.filter(isFree), 0.35) ??
    beginningOf(field, known.filter(isFree)) ??
    known.filter(isFree).find((name) => isFiguresLike(schemaOf(error).properties?.[name], error.data, field));
  const message = `\`${field}\` is not a field of ${ownerName(error, kindOf(entry.kind).one)}${didYouMean(suggestion)}`;
  if (suggestion !== undefined)
    return { message, fix: { name: suggestion }, suggestion: `${error.instancePath}/${suggestion}` };
  const tables = tablesOf(error, field);
  if (tables !== undefined) return { message, fix: tables };
  const replaced = replacedBy(entry, error, field, required.filter(isFree));
  if (replaced) return replaced;
  if (schemaOf(error).patternProperties !== undefined && capitalise(field) !== field) {
    return {
      message,
      fix: { name: capitalise(field), more: ', because your own rows must start with a capital letter' },
    };
  }
  const present = known.find((name) => name.toLowerCase() === field.toLowerCase());
  const fix =
    present === undefined
      ? `delete the line, or choose one of ${known.join(', ')}`
      : `delete it; \`${present}\` is already there`;
  return { message, fix };
}

/**
 * `- Round blades: they can be sharpened`, where a list entry has a title and a description field: the title is written
 * as a field name.
 */
function explainTitled(error: ErrorObject, field: string, required: readonly string[]): Explained | undefined {
  const block = error.data as Record<string, unknown>;
  const [title, ...more] = required;
  const texts = Object.entries(schemaOf(error).properties ?? {}).filter(([, { examples }]) => isText(examples?.[0]));
  const body = texts.find(([name]) => name !== title)?.[0];
  const isPoint = /\/\d+$/.test(error.instancePath) && Object.keys(block).length === 1 && isText(block[field]);
  if (!isPoint || title === undefined || body === undefined || more.length > 0) return undefined;
  const known = texts.map(([name]) => name);
  if (nearest(field, known) !== undefined) return undefined;
  const indent = '  '.repeat(namesIn(error.instancePath).length - 1);
  return {
    message: `${capitalise(fieldName(error.instancePath))} must have a field for each of its texts: \`${field}\` is not a field.`,
    fix: `write it like this:\n${indent}- ${title}: ${inBlock(field)}\n${indent}  ${body}: ${inBlock(block[field])}`,
    suggestion: `${error.instancePath}/${title}`,
  };
}

/** The only missing field, if the unknown field has a value of its type: a name in another language, for example. */
function replacedBy(
  entry: Entry,
  error: ErrorObject,
  field: string,
  missing: readonly string[],
): Explained | undefined {
  const { properties = {} } = schemaOf(error);
  const block = error.data as Record<string, unknown>;
  const [wanted] = missing;
  const strangers = Object.keys(block).filter((name) => !Object.hasOwn(properties, name));
  if (wanted === undefined || missing.length > 1 || strangers.length > 1) return undefined;
  const example = properties[wanted]?.examples?.[0];
  if (typeof example !== typeof block[field] || Array.isArray(example) !== Array.isArray(block[field]))
    return undefined;
  return {
    message: `\`${field}\` is not a field of ${ownerName(error, kindOf(entry.kind).one)}, and \`${wanted}\` is missing: is it meant?`,
    fix: `write \`${wanted}:\` instead of \`${field}:\`; or delete the line, and add \`${wanted}: ${inYaml(example)}\``,
    suggestion: `${error.instancePath}/${wanted}`,
  };
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Whether a field is the block of figures, which allows any name. */
function isOfFigures({ examples: [example] = [] }: FieldSchema): boolean {
  return isBlock(example) && Object.keys(example).some((name) => /^[A-Z]/.test(name));
}

/** Whether an unknown field is a block of figures under another name: `specifications` for `overview` of equipment. */
function isFiguresLike(schema: FieldSchema | undefined, block: unknown, field: string): boolean {
  const value = ownField(block as Record<string, unknown>, field);
  if (schema === undefined || !isOfFigures(schema) || !isBlock(value)) return false;
  const [row] = Object.values(value);
  const [wanted] = Object.values(schema.examples?.[0] as object);
  return isBlock(row) === isBlock(wanted);
}

/** The fix for a name that looks like a table row: move it to the kind's block of figures, which allows any name. */
function tablesOf(error: ErrorObject, field: string): string | undefined {
  if (!/[A-Z ]/.test(field) || error.instancePath !== '') return undefined;
  const [block, schema] =
    Object.entries(schemaOf(error).properties ?? {}).find(([, words]) => isOfFigures(words)) ?? [];
  if (block === undefined) return undefined;
  const [table] = Object.values((schema?.examples?.[0] ?? {}) as object);
  return typeof table === 'object'
    ? `if it belongs to the figures, put it below \`${block}:\`, with two spaces before the name of a table and four before a row; otherwise delete the line`
    : `if it belongs to the figures, put it below \`${block}:\` with two spaces before it; otherwise delete the line`;
}
