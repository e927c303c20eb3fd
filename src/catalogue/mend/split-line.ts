/** A line `name: value # comment` or `- value # comment`; `head` is all before the value, `comment` all behind it. */
export interface SplitLine {
  head: string;
  value: string;
  comment: string;
}

/**
 * Takes a line apart; undefined when it is neither field nor list entry. A comment is what follows a hash between two
 * spaces: in `Baler #2` the hash belongs to the text, though YAML takes it for a comment too.
 */
export function splitLine(text: string): SplitLine | undefined {
  const match = /^(\s*(?:- +)?[^\s:#"'{}[\],-][^:#]*?:\s+)(\S.*)$/.exec(text) ?? /^(\s*-\s+)(\S.*)$/.exec(text);
  if (!match) return undefined;
  const [, head = '', rest = ''] = match;
  const comment = /\s+(?:#(?:\s.*)?)?$/.exec(rest)?.[0] ?? '';
  return { head, value: rest.slice(0, rest.length - comment.length), comment };
}

/** A value in double quotes. JSON's escapes are YAML's (YAML 1.2, 5.7). */
export function quoted(value: string): string {
  return JSON.stringify(value);
}

/** Number of characters before the first that is no space. */
export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
