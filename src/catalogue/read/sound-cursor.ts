/** A text with the line that is being read. */
export interface Cursor {
  readonly text: string;
  /** Where the next line starts. */
  next: number;
  /** Spaces in front of what is read; -1 behind the last line. */
  indent: number;
  /** What is left of the line to read, without spaces around it. */
  start: number;
  end: number;
}

const space = 32;

/** Goes to the next line that is neither empty nor a remark. */
export function nextLine(cursor: Cursor): void {
  const { text } = cursor;
  for (let at = cursor.next; at < text.length; at = cursor.next) {
    let end = endOfLine(text, at);
    cursor.next = end + 1;
    const start = skipSpaces(text, at);
    if (start === end || text.charAt(start) === '#') continue;
    while (text.charCodeAt(end - 1) === space) end--;
    cursor.indent = start - at;
    cursor.start = start;
    cursor.end = end;
    return;
  }
  cursor.indent = -1;
}

/** Whether the line is a point of a list: a hyphen with something behind it. */
export function startsPoint({ text, start, end }: Cursor): boolean {
  return text.charAt(start) === '-' && text.charAt(start + 1) === ' ' && start + 1 < end;
}

/** Whether the colon at an offset ends a name: a space or nothing follows. */
export function endsName({ text, end }: Cursor, colon: number): boolean {
  return colon + 1 === end || text.charAt(colon + 1) === ' ';
}

export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

export function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === space) at++;
  return at;
}
