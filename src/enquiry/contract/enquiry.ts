/** The fields of an enquiry, shared by the form and the service. */
import type { Enquiry } from '#generated/entries.gen.ts';

export type { Enquiry };
export type EnquiryField = keyof Enquiry;

/** Input type and autofill of a form field. The label is in the words of the enquiry page. */
export interface FieldShape {
  autoComplete?: string;
  /** Of the input, or a textarea. */
  type: 'text' | 'email' | 'tel' | 'textarea';
  inputMode?: 'email' | 'tel' | 'url';
  /** The browser's own check for forms without scripts; the service checks again. */
  required?: true;
}

/** The fields that a visitor types. Machinery and Applications are selects, shown after the company. */
export const textFields = {
  name: { autoComplete: 'name', type: 'text', required: true },
  company: { autoComplete: 'organization', type: 'text' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', required: true },
  website: { autoComplete: 'url', type: 'text', inputMode: 'url' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', required: true },
  address: { autoComplete: 'street-address', type: 'textarea', required: true },
  city: { autoComplete: 'address-level2', type: 'text', required: true },
  country: { autoComplete: 'country-name', type: 'text', required: true },
  message: { type: 'textarea' },
} as const satisfies Record<Exclude<EnquiryField, 'machinery' | 'model'>, FieldShape>;

export type TextField = keyof typeof textFields;

/** All fields in the order of the form. */
export const enquiryFields: readonly EnquiryField[] = [
  'name',
  'company',
  'machinery',
  'model',
  'email',
  'website',
  'phone',
  'address',
  'city',
  'country',
  'message',
];

/**
 * UUID that the form keeps for an enquiry until it is accepted. Retries with the same key are stored once; two equal
 * enquiries with different keys are both stored (draft-ietf-httpapi-idempotency-key-header).
 */
export const keyHeader = 'Idempotency-Key';

/** An address that was copied from a page or a mail often brings some along, and nobody could answer to it. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Trims strings and leaves other values for the check to reject. */
export function trimEnquiry<Values extends object>(values: Values): Values {
  const trimmed = Object.entries(values).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [name, value];
    return [name, (name === 'email' ? value.replace(invisible, '') : value).trim()];
  });
  return Object.fromEntries(trimmed) as Values;
}

/**
 * Optional questions. They are not fields of the payload, which the specification fixes: form and service append the
 * answers to the message (fold-message.ts).
 */
export const detailFields = ['material', 'throughput', 'power', 'siteCountry'] as const;

export type DetailField = (typeof detailFields)[number];

export type Details = Partial<Record<DetailField, string>>;

/** Maximum characters of one answer, and of a note: with the longest of all, a full list still fits into the message. */
export const maxNote = 120;
