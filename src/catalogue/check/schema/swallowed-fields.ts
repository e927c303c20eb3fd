import type { FindingList } from '../../read/finding-list.ts';
import { positionAt } from '../../read/source-text.ts';
import type { Entry } from '../entry.ts';
import { fieldsOf, type Validators } from './kind-schemas.ts';

/** A name in small letters with its colon at the start of a line. */
const nameOfLine = /^[ \t]*([a-z]\w*):(?=\s|$)/gm;

/**
 * Adds fields of the entry that stand too far to the right below a text over several lines: YAML takes them for a part
 * of it and says nothing.
 */
export function findSwallowedFields(entry: Entry, validators: Validators, findings: FindingList): void {
  const { value, source, kind } = entry;
  if (typeof value !== 'object' || value === null) return;
  const missing = new Set(fieldsOf(validators, kind).filter((name) => !Object.hasOwn(value, name)));
  for (const [, place] of entry.places.entries()) {
    if (place.raw === undefined || place.plain) continue;
    const text = source.text.slice(place.value.start, place.value.end);
    for (const { 0: start, 1: name = '', index } of text.matchAll(nameOfLine)) {
      const at = place.value.start + index + start.length - name.length - 1;
      if (!missing.has(name) || findings.hasErrorAt(positionAt(source, at).line)) continue;
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
