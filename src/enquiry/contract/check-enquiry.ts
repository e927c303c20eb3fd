import validate, { type Fault } from '#generated/validate-enquiry.gen.js';
import schema from '../../../schemas/enquiry.schema.json' with { type: 'json' };
import { enquiryFields } from './enquiry.ts';

/** The message of each field that has to be corrected, in the order of the form. */
export type EnquiryErrors = Record<string, string>;

const messages: Record<string, Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(schema.properties).map(([field, { errorMessage }]) => [field, errorMessage]),
);

const place = (field: string) => (enquiryFields as string[]).indexOf(field);

/** A field that is not there is as empty as one that holds nothing. */
function messageOf(field: string, { keyword, message }: Fault): string {
  const key = keyword === 'required' ? 'minLength' : keyword;
  return messages[field]?.[key] ?? `${field} ${message ?? 'is invalid'}`;
}

/** The field of a fault: the one that is missing, the one that is too many, or the one that it stands at. */
function fieldOf({ instancePath, params }: Fault): string {
  return String(params['missingProperty'] ?? params['additionalProperty'] ?? instancePath.slice(1));
}

/**
 * Checks an enquiry whose values are trimmed, by the schema that form and service share.
 * @returns one message a field, the schema's own; empty when the enquiry is sound
 */
export function checkEnquiry(values: object): EnquiryErrors {
  if (validate(values)) return {};
  const errors = new Map<string, string>();
  for (const fault of validate.errors ?? []) {
    const field = fieldOf(fault);
    if (!errors.has(field)) errors.set(field, messageOf(field, fault));
  }
  return Object.fromEntries([...errors].sort(([one], [other]) => place(one) - place(other)));
}
