/** Content lines, of which calendars (RFC 5545, section 3.1) and business cards (RFC 2426, section 2.6) consist. */

/** A line: name with its parameters, and the value as it stands there. */
export type ContentLine = readonly [name: string, value: string];

/** A text as a value: what would end it or part it has a backslash in front. */
export function textValue(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');
}

/** Octets of a line, without its end. */
const longestLine = 75;
const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * A line in pieces of at most 75 octets, each on a line of its own that begins with a space, and no character is cut.
 */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = octetsOf(character);
    if (octets + length > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** The text of a file: every line folded and ended as the standards want it. */
export function contentLines(lines: readonly ContentLine[]): string {
  return lines.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('');
}
