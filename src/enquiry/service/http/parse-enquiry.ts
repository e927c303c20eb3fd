import { detailFields, type Details, enquiryFields, trimEnquiry } from '../../contract/enquiry.ts';
import type { Medium } from '../store/store.ts';
import { trapField } from '../../contract/spam-checks.ts';

/** Reads a Content-Type header; undefined for other types and for charsets other than UTF-8. */
export function mediumOf(contentType: string | null): Medium | undefined {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  // `utf8` is a valid label of UTF-8, too (https://encoding.spec.whatwg.org/#names-and-labels), and widely used.
  if (charset !== undefined && !/^"?utf-?8"?$/.test(charset)) return undefined;
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

interface ParsedEnquiry {
  /** Trimmed, otherwise unchecked. */
  values: object;
  /** Optional answers of a form without scripts; the script has folded them into the message. */
  details: Details;
  /** The hidden trap field was filled in. */
  trapped: boolean;
}

/**
 * Parses a body.
 * @returns undefined when the body cannot be parsed or is no object
 */
export function parseEnquiry(medium: Medium, body: Uint8Array): ParsedEnquiry | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return medium === 'json' ? parseJson(text) : parseForm(text);
  } catch {
    return undefined;
  }
}

/** What a visitor may leave out of the form, a client may leave out of the JSON. */
const optional = { company: '', website: '', message: '' };

function parseJson(text: string): ParsedEnquiry | undefined {
  const value: unknown = JSON.parse(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { values: trimEnquiry({ ...optional, ...value }), details: {}, trapped: false } : undefined;
}

/** The fields and details of a form body; missing ones are empty, unknown ones ignored. */
function parseForm(text: string): ParsedEnquiry {
  const sent = new URLSearchParams(text);
  const valueOf = (field: string) => (sent.get(field) ?? '').replaceAll('\r\n', '\n');
  const pick = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
  return { values: trimEnquiry(pick(enquiryFields)), details: pick(detailFields), trapped: valueOf(trapField) !== '' };
}
