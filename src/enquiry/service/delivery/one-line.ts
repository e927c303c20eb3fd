import { domainToASCII } from 'node:url';

/**
 * A text of a visitor as one line: without control, bidirectional and other invisible characters, and not longer than
 * `most`. The two joiners (U+200C, U+200D) stay: Hindi, Persian and many emoji are spelled with them.
 */
export function oneLine(text: string, most = 200): string {
  const line = text.replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu, ' ').replace(/ {2,}/g, ' ');
  return [...line.trim()].slice(0, most).join('');
}

/** A text of several lines without other control signs. */
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
 * Whether an address can stand in a mail's header and envelope as it is: what the form lets through is more than that
 * (quotes, angles, commas), and would need rules of its own.
 */
export function isPlainAddress(address: string): boolean {
  return /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}\p{M}.-]+$/u.test(address);
}

/**
 * An address as every mail server takes it: its domain in ASCII (RFC 5891). Letters of other scripts before the `@` need
 * a server with SMTPUTF8 (RFC 6531) on the whole way, which nobody can promise.
 * @returns undefined when there is no such form
 */
export function asciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  return isPlainAddress(address) && /^[\x21-\x7e]+$/.test(local) && domain !== '' ? `${local}@${domain}` : undefined;
}

/**
 * The link that writes to an address. Encoded as RFC 6068 says: `?bcc=` or `%40` in an address would add recipients.
 */
export function mailLink(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}
