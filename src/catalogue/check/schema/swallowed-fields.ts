import type { FindingList } from '../../read/finding-list.ts';
import { positionAt } from '../../read/source-text.ts';
import type { Entry } from '../entry.ts';

/** A name in small letters with its colon, as it would start a line. */
const nameInText = /(?:^|\s)([a-z]\w*):(?=\s|$)/g;

/**
 * Adds fields of the entry that stand too far to the right below a text over several lines: YAML takes them for a part of it
 * and says nothing. `fields` are those of the kind.
 */
export function findSwallowedFields(entry: Entry, fields: readonly string[], findings: FindingList): void {
  const { value, source } = entry;
  if (typeof value !== 'object' || value === null) return;
  const names = new Set(namesIn(value).filter((name) => fields.includes(name) && !Object.hasOwn(value, name)));
  if (names.size === 0) return;
  for (const [, place] of entry.places.entries()) {
    if (place.raw === undefined || place.plain) continue;
    const text = source.text.slice(place.value.start, place.value.end);
    for (const { 0: start, 1: name = '', index } of text.matchAll(/^[ \t]*([a-z]\w*):(?=\s|$)/gm)) {
      const at = place.value.start + index + start.length - name.length - 1;
      if (!names.has(name) || findings.hasErrorAt(positionAt(source, at).line)) continue;
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

/** Names with colons in the texts of a value. Nearly all texts have no colon, which is quickly seen. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.includes(':') ? Array.from(value.matchAll(nameInText), ([, name = '']) => name) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const found: string[] = [];
  for (const inner of Object.values(value)) found.push(...namesIn(inner));
  return found;
}
