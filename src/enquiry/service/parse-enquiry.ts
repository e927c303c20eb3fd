import { enquiryFields } from '../contract/enquiry.ts';

/** The two ways in which an enquiry arrives: from the form's program, or from the form itself without scripts. */
export type EnquiryMedium = 'json' | 'form';

/** What a Content-Type header announces; undefined when it is none of the two, or not in UTF-8. */
export function mediumOf(contentType: string | undefined): EnquiryMedium | undefined {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  if (charset !== undefined && charset.replaceAll('"', '') !== 'utf-8') return undefined;
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/**
 * The values of a body, neither trimmed nor checked.
 * @returns undefined when the body is no such text, or no object
 */
export function parseEnquiry(medium: EnquiryMedium, body: Buffer): object | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return medium === 'json' ? parseJson(text) : parseForm(text);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): object | undefined {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));

/** The fields of an enquiry; what is missing is empty, what else a form holds is left alone. Throws on bad encoding. */
function parseForm(text: string): object {
  const pairs = text.split('&').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('=')).replaceAll('\r\n', '\n')];
  });
  const sent = new Map(pairs);
  return Object.fromEntries(enquiryFields.map((field) => [field, sent.get(field) ?? '']));
}
