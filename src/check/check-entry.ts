import { fileKinds, type KindId } from '../catalogue/kinds.ts';
import { decode } from '../yaml/decode.ts';
import { namesIn, placesOf, type Places } from '../yaml/index-events.ts';
import type { FindingList } from '../yaml/finding-list.ts';
import { readText, type ReadFile } from '../yaml/read-entry.ts';
import { makeSourceText, type SourceText, type Span, positionAt } from '../yaml/source-text.ts';
import type { Entry } from '../catalogue/entry.ts';
import { checkPlaceholders } from './schema/check-placeholders.ts';
import { checkSchema } from './schema/check-schema.ts';
import { type Validators, type Validator, fieldsOf } from './schema/kind-schemas.ts';

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

/** The entry of a file that had no finding when its value was read. Text and places are made on first use. */
export function knownEntry(name: EntryName, bytes: Uint8Array, value: unknown): Entry {
  let source: SourceText | undefined;
  let places: Places | undefined;
  return {
    ...name,
    value,
    valid: true,
    errorFree: true,
    get source() {
      return (source ??= sourceOf(name.file, bytes));
    },
    get places() {
      return (places ??= placesOf(this.source));
    },
  };
}

function sourceOf(file: string, bytes: Uint8Array): SourceText {
  const decoded = decode(file, bytes);
  return makeSourceText(file, 'text' in decoded ? decoded.text : '');
}

/** Validates a file that was read against the schema of its kind. */
export function judge({ kind, id, file }: EntryName, read: ReadFile, validators: Validators): CheckedEntry {
  const { source, places, longTexts, value, findings, leftOut } = read;
  const entry: Entry = { kind, id, file, source, places, value, valid: false, errorFree: false };
  if (value === undefined) return { entry, findings };
  entry.valid = checkSchema(entry, validators, findings, leftOut);
  // Only texts of the site itself have placeholders, not those of thousands of machines.
  const schema =
    entry.valid && fileKinds.some(({ id: fileKind }) => fileKind === kind) ? validators.get(kind)?.schema : undefined;
  if (schema) checkPlaceholders(entry, schema, findings);
  findSwallowedFields(entry, longTexts, validators, findings);
  chooseFixes(entry, validators, findings);
  entry.errorFree = entry.valid && !findings.hasErrors();
  return { entry, findings };
}

/** In characters. Larger files are not validated again just for a better fix. */
const longest = 20_000;

/** Keeps the fix that suits the field's type: `phone: 0091…` is a text and needs quotes, `order: 030` is a number. */
function chooseFixes({ source, value, places, kind }: Entry, validators: Validators, findings: FindingList): void {
  const validator = validators.get(kind);
  if (!validator || source.text.length > longest) return;
  findings.change((finding) => {
    if (finding.rule !== 'text/number-form') return finding;
    const [pointer, { raw = '' } = {}] =
      [...places.entries()].find(([, { plain, value: span }]) => {
        const { line, column } = positionAt(source, span.start);
        return plain && line === finding.line && column === finding.column;
      }) ?? [];
    if (pointer === undefined) return finding;
    const [asNumber, asText] = [Number(raw), raw].map((candidate) => fits(validator, value, pointer, candidate));
    if (asNumber === asText) return finding;
    return { ...finding, fix: asText ? `put it in quotes: \`"${raw}"\`` : `write \`${Number(raw)}\`` };
  });
}

/** Whether the schema allows the type of `candidate` at a pointer. */
function fits({ errorsOf }: Validator, value: unknown, pointer: string, candidate: unknown): boolean {
  const tried = structuredClone(value);
  const names = namesIn(pointer);
  const last = names.pop();
  let block = tried;
  for (const name of names) block = (block as Record<string, unknown> | undefined)?.[name];
  if (last === undefined || typeof block !== 'object' || block === null) return false;
  (block as Record<string, unknown>)[last] = candidate;
  return !errorsOf(tried).some(({ instancePath, keyword }) => instancePath === pointer && keyword === 'type');
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
