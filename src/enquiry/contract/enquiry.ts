/** What an enquiry consists of, for the form and the service alike. */
import type { Enquiry } from '#generated/entries.gen.ts';

export type { Enquiry };
export type EnquiryField = keyof Enquiry;

/** How a field of the form is filled by the browser, and typed on a phone. Its label is a word of the enquiry page. */
export interface FieldShape {
  autoComplete?: string;
  /** Type of the input; a message and an address are texts of several lines. */
  type: 'text' | 'email' | 'tel' | 'lines';
  inputMode?: 'email' | 'tel' | 'url';
  /** What a browser checks by itself where no script runs; the service checks it again. */
  required?: true;
}

/** The fields that a visitor types. Machinery and Applications are choices and stand after the company. */
export const textFields = {
  name: { autoComplete: 'name', type: 'text', required: true },
  company: { autoComplete: 'organization', type: 'text' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', required: true },
  website: { autoComplete: 'url', type: 'text', inputMode: 'url' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', required: true },
  address: { autoComplete: 'street-address', type: 'lines', required: true },
  city: { autoComplete: 'address-level2', type: 'text', required: true },
  country: { autoComplete: 'country-name', type: 'text', required: true },
  message: { type: 'lines' },
} as const satisfies Record<Exclude<EnquiryField, 'machinery' | 'model'>, FieldShape>;

export type TextField = keyof typeof textFields;

/** All eleven fields, in the order in which the form shows them. */
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

/** The values without the white space around them; what is no text stays as it is, for the check to find. */
export function trimEnquiry<Values extends object>(values: Values): Values {
  const trimmed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as Values;
}

/**
 * Answers that make the first reply better. They are no fields of the payload, which stays as the specification has it:
 * form and service fold them into its message (fold-message.ts). Their labels are words of the enquiry page.
 */
export const detailFields = ['material', 'throughput', 'power', 'siteCountry'] as const;

export type DetailField = (typeof detailFields)[number];

/** What was answered, as it was typed. */
export type Details = Partial<Record<DetailField, string>>;

/** Characters of one answer. */
export const longestDetail = 200;
