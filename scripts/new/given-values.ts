/** Checks the values that `npm run new` is given against the schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { didYouMean } from '../../src/check/words.ts';
import { nearest } from '../../src/text/nearest.ts';
import { isTextList } from '../../src/yaml/field-schema.ts';
import { isNumber, valueOf, type EntrySchema, type NewField, type Values } from '../../src/new-entries/entry-schema.ts';

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** Explains why a text does not fit a field, or an item of a list; undefined when it does. */
function problemOfField(field: NewField, text: string): string | undefined {
  const { choices, ...schema } = isTextList(field) ? { ...field.items, choices: field.choices } : field;
  const { errorMessage, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (!ajv.validate(schema, valueOf(schema, text))) {
    if (typeof errorMessage === 'string') return errorMessage;
    if (text.length < minLength) return `write at least ${minLength} characters`;
    if (text.length > maxLength) return `write at most ${maxLength} characters`;
    return isNumber(schema) ? 'write a number' : 'this does not fit';
  }
  const ids = choices?.map(({ value }) => value) ?? [text];
  return ids.includes(text) ? undefined : `there is no file ${text}.yaml${didYouMean(nearest(text, ids))}`;
}

/** What is wrong with the first invalid option, or undefined. */
export function problemOfGiven({ properties }: EntrySchema, given: Values): string | undefined {
  for (const [name, value] of Object.entries(given)) {
    for (const text of [value].flat().map(String)) {
      const problem = problemOfField(properties[name] ?? {}, text);
      if (problem !== undefined) return `--${name} ${JSON.stringify(text)}: ${problem}`;
    }
  }
  return undefined;
}
