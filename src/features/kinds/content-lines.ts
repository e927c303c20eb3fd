/** The format of calendars and business cards. */

/**
 * A content line of calendars (RFC 5545, section 3.1) and business cards (RFC 2426, section 2.6). The name includes its
 * parameters; the value is already escaped.
 */
export type ContentLine = readonly [name: string, value: string];

/** Escapes a text as a value: backslash, semicolon, comma and line break. */
export function textValue(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');
}

/** In octets, without the line end. */
const maxLineLength = 75;
const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** Folds a line after at most 75 octets, never inside a character. Continuation lines begin with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = octetsOf(character);
    if (octets + length > maxLineLength) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** The text of a file: folded lines with CRLF. */
export function contentLines(lines: readonly ContentLine[]): string {
  return lines.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('');
}
