import { exampleOf, isTextList } from '../../src/yaml/field-schema.ts';
import { sampleMark } from '../../src/catalogue/kinds.ts';
import type { YamlValue } from '../../src/yaml/edit/yaml-text.ts';
import type { NewField } from './entry-schema.ts';

/** What data/README.md tells editors to write for an unknown figure. */
export const unknownFigure = 'On request';

/**
 * A placeholder for a required field: a marked text that says what to write, otherwise the schema's example. Figures
 * are never invented: they are "on request".
 */
export function sampleValue(field: NewField, example: unknown = exampleOf(field)): YamlValue {
  const start = field.initial ?? field.choices?.[0]?.value;
  if (start !== undefined) return isTextList(field) ? [start] : start;
  if (field.type === 'array') return [sampleValue(field.items ?? {})];
  if (field.properties) {
    const own = (example ?? {}) as Record<string, unknown>;
    const names = example === undefined ? (field.required ?? []) : Object.keys(own);
    return Object.fromEntries(names.map((name) => [name, sampleValue(field.properties?.[name] ?? {}, own[name])]));
  }
  if (field.type === 'object') return withoutFigures(example as YamlValue);
  if (field.type !== 'string' || field.enum || field.pattern || field.format) return example as YamlValue;
  return `${sampleMark} ${field.description ?? 'text'}`;
}

function withoutFigures(value: YamlValue): YamlValue {
  if (typeof value !== 'object') return unknownFigure;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutFigures(inner)]));
}

/** An example of an optional field with all its parts, from the choices and the schema's examples. */
export function fullExample(field: NewField): YamlValue {
  const choice = field.choices?.[0]?.value;
  if (choice !== undefined) return isTextList(field) ? [choice] : choice;
  if (field.properties) {
    return Object.fromEntries(Object.entries(field.properties).map(([name, inner]) => [name, fullExample(inner)]));
  }
  const example = exampleOf(field);
  if (example !== undefined) return example as YamlValue;
  return field.items ? [fullExample(field.items)] : field.type === 'boolean' ? false : 'text';
}
