import type { KindId } from '../kinds.ts';
import type { FindingList } from '../read/finding-list.ts';
import { readText, type ReadFile } from '../read/read-entry.ts';
import { type SourceText, type Span, positionAt } from '../read/source-text.ts';
import type { Entry } from './entry.ts';
import { checkSchema } from './schema/check-schema.ts';
import { type Validators, fieldsOf } from './schema/kind-schemas.ts';

export interface EntryName {
  kind: KindId;
  id: string;
  file: string;
}

/** An entry and its findings. */
export interface CheckedEntry {
  entry: Entry;
  findings: FindingList;
}

/** Reads a text and validates it against the schema of its kind. */
export function checkEntry(
  name: EntryName,
  text: SourceText,
  validators: Validators,
  findings: FindingList,
): CheckedEntry {
  return judge(name, readText(text, findings), validators);
}

/** Validates a file that was read against the schema of its kind. */
export function judge({ kind, id, file }: EntryName, read: ReadFile, validators: Validators): CheckedEntry {
  const { source, places, longTexts, value, findings, leftOut } = read;
  const entry: Entry = { kind, id, file, source, places, value, valid: false, errorFree: false };
  if (value === undefined) return { entry, findings };
  entry.valid = checkSchema(entry, validators, findings, leftOut);
  findSwallowedFields(entry, longTexts, validators, findings);
  entry.errorFree = entry.valid && !findings.hasErrors();
  return { entry, findings };
}

const nameOfLine = /^[ \t]*([a-z]\w*):(?=\s|$)/gm;

/** Finds fields indented below a multi-line text: YAML silently reads them as part of that text. */
function findSwallowedFields(
  { value, source, kind }: Entry,
  longTexts: readonly Span[],
  validators: Validators,
  findings: FindingList,
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const { start: from, end } of longTexts) {
    for (const { 0: start, 1: name = '', index } of source.text.slice(from, end).matchAll(nameOfLine)) {
      if (Object.hasOwn(value, name) || !fieldsOf(validators, kind).includes(name)) continue;
      const at = from + index + start.length - name.length - 1;
      if (findings.hasErrorAt(positionAt(source, at).line)) continue;
      findings.report(
        source,
        { start: at, end: at + name.length },
        {
          rule: 'text/swallowed-field',
          message: `\`${name}:\` is read as a part of the text above it, not as a field: it is too far to the right.`,
          fix: `start the line with \`${name}:\`, without spaces; if it belongs to the text, join it with the line above`,
        },
      );
    }
  }
}
