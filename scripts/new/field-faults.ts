import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isTextList, type FieldSchema } from '../../src/catalogue/fields/field-schema.ts';
import { nearest } from '../../src/catalogue/check/nearest.ts';
import { didYouMean } from '../../src/catalogue/check/words.ts';
import type { Choices } from './choices.ts';
import type { Given } from './complete-values.ts';

/** Says in the schema's words why a text does not fit a field, or undefined when it does. */
export type FaultOf = (field: FieldSchema, text: string) => string | undefined;

/** Makes a function that judges answers one by one, as they are typed. */
export function makeFaultOf(): FaultOf {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  return (field, text) => {
    const isNumber = field.type === 'number' || field.type === 'integer';
    const value = isNumber && text.trim() !== '' ? Number(text) : text;
    if (ajv.validate(field, value)) return undefined;
    if (typeof field.errorMessage === 'string') return field.errorMessage;
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
    if (text.length < minLength) return `write at least ${minLength} characters`;
    if (text.length > maxLength) return `write at most ${maxLength} characters`;
    return isNumber ? 'write a number' : 'this does not fit';
  };
}

/** What is wrong with the first option that does not fit its field, or undefined. */
export function faultOfGiven(
  schema: FieldSchema,
  given: Given,
  { choices, faultOf }: { choices: Choices; faultOf: FaultOf },
): string | undefined {
  for (const [name, value] of Object.entries(given)) {
    const field = schema.properties?.[name] ?? {};
    const texts = typeof value === 'string' ? [value] : value;
    const inner = isTextList(field) ? (field.items ?? {}) : field;
    const fault = texts.map((text) => faultOf(inner, text)).find((words) => words !== undefined);
    if (fault !== undefined) return `--${name} ${JSON.stringify(value)}: ${fault}.`;
    const known = choices[name]?.map((choice) => choice.value) ?? texts;
    const unknown = texts.find((text) => !known.includes(text));
    if (unknown !== undefined)
      return `--${name}: there is no file ${unknown}.yaml${didYouMean(nearest(unknown, known))}`;
  }
  return undefined;
}
