import { domainToASCII } from 'node:url';

/**
 * Turns a visitor's text into one line of at most `most` characters, without control, bidirectional and invisible
 * characters. The joiners U+200C and U+200D stay: Hindi, Persian and many emoji need them.
 */
export function oneLine(text: string, most = 200): string {
  const line = text.replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu, ' ').replace(/ {2,}/g, ' ');
  return [...line.trim()].slice(0, most).join('');
}

/** Removes control characters other than line breaks. */
export function plainLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\t' ? sign : ' ')),
    )
    .join('\n');
}

/**
 * Whether an address can stand unquoted in a mail's header and envelope. The form accepts more (quotes, angle
 * brackets, commas), which would need quoting.
 */
export function isPlainAddress(address: string): boolean {
  return /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}\p{M}.-]+$/u.test(address);
}

/** An address as mail servers get it: with its domain in ASCII (RFC 5891) and small letters. */
export function sentAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

/**
 * An address that every mail server accepts. Non-ASCII characters before the `@` would need SMTPUTF8 (RFC 6531) on
 * every server on the way.
 * @returns undefined when there is no such form
 */
export function asciiAddress(address: string): string | undefined {
  const sent = sentAddress(address);
  return isPlainAddress(address) && /^[\x21-\x7e]+[^@]$/.test(sent) ? sent : undefined;
}

/** A `mailto:` link, encoded by RFC 6068: `?bcc=` or `%40` in an address would add recipients. */
export function mailLink(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}
