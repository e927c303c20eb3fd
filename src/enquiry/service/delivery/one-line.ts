/**
 * A text of a visitor as one line: without control, bidirectional and other invisible signs, and not longer than
 * `most`.
 */
export function oneLine(text: string, most = 200): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').replace(/ {2,}/g, ' ');
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
  return /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(address);
}
