import { enquiryRules } from '#generated/enquiry-rules.gen.ts';
import type { EnquiryWords } from './enquiry-form.ts';
import { fill } from '../../catalogue/words.ts';
import { visible } from '../../text/visible.ts';
import { enquiryFields, type EnquiryField } from './enquiry.ts';

/** Error message by field, in the order of the form. */
export type EnquiryErrors = Record<string, string>;

type CheckWords = Pick<EnquiryWords, 'fields' | 'errors' | 'tooLong' | 'phonePattern'>;

/** The keywords of the schema that are checked here: form and service do without ajv. */
const rules: Record<EnquiryField, { minLength?: number; maxLength?: number; pattern?: string }> = enquiryRules;

/** The message for the rule that a field breaks; undefined when the field is valid. */
function problemOf(field: EnquiryField, value: unknown, words: CheckWords, added: number): string | undefined {
  const { fields, errors } = words;
  const { minLength = 0, maxLength = Infinity, pattern = '' } = rules[field];
  const name = fields[field];
  if (value === undefined) return fill(errors.required, { field: name });
  if (typeof value !== 'string') return field === 'phone' ? errors.phone : fill(errors.invalid, { field: name });
  const length = [...value].length;
  if (length < minLength || (minLength > 0 && !visible.test(value))) return fill(errors.required, { field: name });
  if (length > maxLength && field === 'message' && added > 0) return fill(words.tooLong, { room: maxLength - added });
  if (length > maxLength) return fill(errors.tooLong, { field: name, most: maxLength });
  if (!new RegExp(pattern, 'u').test(value)) return fill(errors.invalid, { field: name });
  return field === 'phone' && !new RegExp(`^${words.phonePattern}$`).test(value) ? errors.phone : undefined;
}

/**
 * Checks an enquiry with trimmed values by the schema and by the rule that the page and the service share.
 * @param added characters of the message that the visitor did not type; the error for a too long message subtracts
 *   them
 * @returns one message per invalid field, in the order of the form; empty when the enquiry is valid
 */
export function checkEnquiry(values: object, words: CheckWords, added = 0): EnquiryErrors {
  const submitted = new Map<string, unknown>(Object.entries(values));
  const problems = enquiryFields.map((field) => [field, problemOf(field, submitted.get(field), words, added)] as const);
  const others = [...submitted.keys()].filter((name) => !(enquiryFields as string[]).includes(name));
  return Object.fromEntries([
    ...others.map((field) => [field, fill(words.errors.invalid, { field })]),
    ...problems.filter(([, problem]) => problem),
  ]) as EnquiryErrors;
}
