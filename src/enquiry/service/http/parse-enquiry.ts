import { detailFields, type Details, enquiryFields } from '../../contract/enquiry.ts';
import { trapField } from '../../contract/signals.ts';

/** The two ways in which an enquiry arrives: from the form's program, or from the form itself without scripts. */
export type EnquiryMedium = 'json' | 'form';

/** What a Content-Type header announces; undefined when it is none of the two, or not in UTF-8. */
export function mediumOf(contentType: string | undefined): EnquiryMedium | undefined {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  // `utf8` is a name of UTF-8, too (https://encoding.spec.whatwg.org/#names-and-labels), and widely used.
  if (charset !== undefined && !/^"?utf-?8"?$/.test(charset)) return undefined;
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

export interface ParsedEnquiry {
  /** Neither trimmed nor checked. */
  values: object;
  /** What a form without scripts sends beside the fields; the form's program has folded it into the message. */
  details: Details;
  /** A field of the form that people do not see was filled in. */
  trapped: boolean;
}

/**
 * The values of a body.
 * @returns undefined when the body is no such text, or no object
 */
export function parseEnquiry(medium: EnquiryMedium, body: Uint8Array): ParsedEnquiry | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return medium === 'json' ? parseJson(text) : parseForm(text);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): ParsedEnquiry | undefined {
  const value: unknown = JSON.parse(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { values: value, details: {}, trapped: false } : undefined;
}

const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));

/**
 * The fields of an enquiry and its details; what is missing is empty, what else a form holds is left alone. Throws on
 * bad encoding.
 */
function parseForm(text: string): ParsedEnquiry {
  const pairs = text.split('&').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('=')).replaceAll('\r\n', '\n')];
  });
  const sent = new Map(pairs);
  const pick = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, sent.get(field) ?? '']));
  return { values: pick(enquiryFields), details: pick(detailFields), trapped: (sent.get(trapField) ?? '') !== '' };
}
