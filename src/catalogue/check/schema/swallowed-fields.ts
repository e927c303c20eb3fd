import type { FindingList } from '../../read/finding-list.ts';
import type { Entry } from '../entry.ts';

/** Shorter texts hold no second line. */
const leastLength = 30;

/**
 * Adds fields of the entry that stand too far to the right below a text over several lines: YAML takes them for a part of it
 * and says nothing. `fields` are those of the kind.
 */
export function findSwallowedFields(
  { value, places, source }: Entry,
  fields: readonly string[],
  findings: FindingList,
): void {
  for (const { raw, plain, value: span } of places.values()) {
    if (raw === undefined || plain || raw.length < leastLength || !/:(?:\s|$)/.test(raw)) continue;
    const text = source.text.slice(span.start, span.end);
    for (const match of text.matchAll(/^[ \t]*([a-z]\w*):(?=\s|$)/gm)) {
      const [start, name = ''] = match;
      if (!fields.includes(name) || Object.hasOwn(value as object, name)) continue;
      const at = span.start + match.index + start.length - name.length - 1;
      findings.report(
        source,
        { start: at, end: at + name.length },
        {
          rule: 'text/swallowed-field',
          message: `\`${name}:\` is read as a part of the text above it, not as a field: it stands too far to the right.`,
          fix: `start the line with \`${name}:\`, without spaces; if it belongs to the text, join it with the line above`,
        },
      );
    }
  }
}
