import { quote } from './syntax/slip.ts';
import type { Span, Words } from './source-text.ts';

/** A sign that means something to YAML at the start of a value: where it stands and what it is. */
export interface Mark {
  span: Span;
  sign: '&' | '*' | '!';
  /** Whether a list or a block follows, which the sign names. */
  isOnBlock: boolean;
}

const rules = { '&': 'text/anchor', '*': 'text/alias', '!': 'text/tag' } as const;

/** What is said of a mark: the whole value in quotes, ready to paste. `name` is its field's, undefined in a list. */
export function explainMark(text: string, mark: Mark, name: string | undefined): Words {
  const rest = restOfValue(text, mark.span.start);
  const words = {
    rule: rules[mark.sign],
    message: `\`${mark.sign}\` at the start of a value has a special meaning in YAML.`,
  };
  if (mark.isOnBlock) return { ...words, fix: `delete \`${text.slice(mark.span.start, mark.span.end)}\`` };
  return { ...words, fix: `put the value in quotes: \`${name === undefined ? '' : `${name}: `}${quote(rest)}\`` };
}

/** The value to the end of its line, or to the next comma or bracket inside a list in brackets. */
function restOfValue(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 200), start);
  const line = /^[^\r\n]*/.exec(text.slice(start, start + 2000))?.[0] ?? '';
  const isInBrackets = /[[{,]\s*$/.test(before) || /[[{][^\]}\r\n]*:\s*$/.test(before);
  return (isInBrackets ? line.replace(/[,\]}].*$/, '') : line.replace(/\s+#.*$/, '')).trim();
}

/** The text with its marks made harmless and of the same length: letters in a value, spaces before a list or block. */
export function neutralise(text: string, marks: readonly Mark[]): string {
  let from = 0;
  let repaired = '';
  for (const { span, isOnBlock } of marks.toSorted((a, b) => a.span.start - b.span.start)) {
    if (span.start < from) continue;
    const end = isOnBlock ? span.end : span.start + 1;
    repaired += text.slice(from, span.start) + (isOnBlock ? ' ' : 'x').repeat(end - span.start);
    from = end;
  }
  return repaired + text.slice(from);
}
