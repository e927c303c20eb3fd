import validate, { type Fault } from '#generated/validate-enquiry.gen.js';
import schema from '../../../schemas/enquiry.schema.json' with { type: 'json' };
import type { EnquiryWords } from '../../catalogue/page-data.ts';
import { fill } from '../../catalogue/words.ts';
import { enquiryFields, type EnquiryField } from './enquiry.ts';

/** The message of each field that has to be corrected, in the order of the form. */
export type EnquiryErrors = Record<string, string>;

type CheckWords = Pick<EnquiryWords, 'fields' | 'errors'>;

const isField = (name: string): name is EnquiryField => (enquiryFields as string[]).includes(name);

const place = (field: string) => (enquiryFields as string[]).indexOf(field);

/** A field that is not there is as empty as one that holds nothing. */
function messageOf(name: string, { keyword }: Fault, { fields, errors }: CheckWords): string {
  if (!isField(name)) return fill(errors.invalid, { field: name });
  const field = fields[name];
  if (keyword === 'required' || keyword === 'minLength') return fill(errors.required, { field });
  if (keyword === 'maxLength') return fill(errors.tooLong, { field, most: schema.properties[name].maxLength });
  return name === 'phone' ? errors.phone : fill(errors.invalid, { field });
}

/** The field of a fault: the one that is missing, the one that is too many, or the one that it stands at. */
function fieldOf({ instancePath, params }: Fault): string {
  return String(params['missingProperty'] ?? params['additionalProperty'] ?? instancePath.slice(1));
}

/**
 * Checks an enquiry whose values are trimmed, by the schema that form and service share.
 * @returns one message a field, in the words of the enquiry page; empty when the enquiry is valid
 */
export function checkEnquiry(values: object, words: CheckWords): EnquiryErrors {
  if (validate(values)) return {};
  const errors = new Map<string, string>();
  for (const fault of validate.errors ?? []) {
    const field = fieldOf(fault);
    if (!errors.has(field)) errors.set(field, messageOf(field, fault, words));
  }
  return Object.fromEntries([...errors].sort(([one], [other]) => place(one) - place(other)));
}
