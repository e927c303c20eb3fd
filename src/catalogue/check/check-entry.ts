import type { KindId } from '../kinds.ts';
import type { FindingList } from '../read/finding-list.ts';
import { readText, type ReadFile } from '../read/read-entry.ts';
import type { SourceText } from '../read/source-text.ts';
import type { Entry } from './entry.ts';
import { checkSchema } from './schema/check-schema.ts';
import type { Validators } from './schema/kind-schemas.ts';
import { settleReadings } from './schema/settle-readings.ts';
import { findSwallowedFields } from './schema/swallowed-fields.ts';

/** Which entry a text is. */
export interface EntryName {
  kind: KindId;
  id: string;
  file: string;
}

/** An entry with what was found in it. */
export interface CheckedEntry {
  entry: Entry;
  findings: FindingList;
}

/** Reads a text and compares it with the schema of its kind. */
export function checkEntry(
  name: EntryName,
  text: SourceText,
  validators: Validators,
  findings: FindingList,
): CheckedEntry {
  return judge(name, readText(text, findings), validators);
}

/** Compares a file that was read with the schema of its kind. */
export function judge({ kind, id, file }: EntryName, read: ReadFile, validators: Validators): CheckedEntry {
  const { source, places, value, findings, leftOut } = read;
  const entry: Entry = { kind, id, file, source, places, value, valid: false, sound: false };
  if (value === undefined) return { entry, findings };
  entry.valid = checkSchema(entry, validators, findings, leftOut);
  findSwallowedFields(entry, validators, findings);
  settleReadings(entry, validators, findings);
  entry.sound = entry.valid && !findings.hasErrors();
  return { entry, findings };
}
