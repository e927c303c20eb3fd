import validate, { type Fault } from '#generated/validate-enquiry.gen.js';
import type { EnquiryWords } from '../../catalogue/page-data.ts';
import { fill } from '../../catalogue/words.ts';
import { enquiryFields, type EnquiryField } from './enquiry.ts';

/** The message of each field that has to be corrected, in the order of the form. */
export type EnquiryErrors = Record<string, string>;

type CheckWords = Pick<EnquiryWords, 'fields' | 'errors' | 'tooLong' | 'phonePattern'>;

const isField = (name: string): name is EnquiryField => (enquiryFields as string[]).includes(name);

const place = (field: string) => (enquiryFields as string[]).indexOf(field);

/** A field that is not there is as empty as one that holds nothing. */
function messageOf(name: string, { keyword, params }: Fault, words: CheckWords, added: number): string {
  const { fields, errors } = words;
  if (!isField(name)) return fill(errors.invalid, { field: name });
  const field = fields[name];
  if (keyword === 'required' || keyword === 'minLength') return fill(errors.required, { field });
  if (keyword === 'maxLength') {
    const most = Number(params['limit']);
    const isOfAdditions = name === 'message' && added > 0;
    return isOfAdditions ? fill(words.tooLong, { room: most - added }) : fill(errors.tooLong, { field, most });
  }
  return fill(errors.invalid, { field });
}

/** The field of a fault: the one that is missing, the one that is too many, or the one that it stands at. */
function fieldOf({ instancePath, params }: Fault): string {
  return String(params['missingProperty'] ?? params['additionalProperty'] ?? instancePath.slice(1));
}

/**
 * Checks an enquiry whose values are trimmed, by the schema and the rule of the page that form and service share.
 * @param added characters of the message that were not typed: where they make it too long, its error says how much room there is
 * @returns one message a field, in the words of the enquiry page; empty when the enquiry is valid
 */
export function checkEnquiry(values: object, words: CheckWords, added = 0): EnquiryErrors {
  const errors = new Map<string, string>();
  for (const fault of validate(values) ? [] : (validate.errors ?? [])) {
    const field = fieldOf(fault);
    if (!errors.has(field)) errors.set(field, messageOf(field, fault, words, added));
  }
  const { phone } = values as { phone?: unknown };
  if (!errors.has('phone') && !new RegExp(`^${words.phonePattern}$`).test(String(phone)))
    errors.set('phone', words.errors.phone);
  return Object.fromEntries([...errors].sort(([one], [other]) => place(one) - place(other)));
}
