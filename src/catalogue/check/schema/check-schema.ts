import type { FindingList } from '../../read/finding-list.ts';
import { positionAt } from '../../read/source-text.ts';
import type { KindId } from '../../kinds.ts';
import type { Entry } from '../entry.ts';
import { referenceFields } from '../rules/references/support/reference-list.ts';
import type { ErrorObject, Validators } from './kind-schemas.ts';
import { explainError, ruleOf } from './explain-error.ts';
import { explainUnknownFields } from './explain-unknown-fields.ts';
import { missingFieldOf, pointerOf, schemaOf, unknownFieldOf } from './schema-error.ts';

/**
 * A note that the name of another entry cannot be one. It is shown to nobody: the rule that knows which entries there
 * are says more. But an autofix that makes such a name is none.
 */
export const referenceNote = 'schema/reference';

/**
 * Adds what of an entry does not fit the schema of its kind: one finding for one slip. Lines that have an error about
 * their text already are not judged a second time, and a field is not missed that may stand on a line in `leftOut`.
 * Returns whether the entry fits.
 */
export function checkSchema(
  entry: Entry,
  validators: Validators,
  findings: FindingList,
  leftOut: readonly string[],
): boolean {
  const validator = validators.get(entry.kind);
  if (!validator) throw new Error(`There is no schema for ${entry.kind}`);
  const errors = validator.errorsOf(entry.value);
  if (errors.length === 0) return true;
  const root = validator.schema;
  const unknown = explainUnknownFields(entry, errors, root);
  for (const finding of unknown.findings) if (!findings.hasErrorAt(finding.line)) findings.add(finding);
  const missing: ErrorObject[] = [];
  const others: ErrorObject[] = [];
  for (const error of errors) {
    if (missingFieldOf(error) !== undefined) missing.push(error);
    else if (unknownFieldOf(error) === undefined) others.push(error);
  }
  for (const error of firstOfEach(others)) {
    const place = entry.places.get(pointerOf(error));
    // Looked at before the words are made: a line of 250 kB can hold 50 000 faulty entries.
    if (place && findings.hasErrorAt(positionAt(entry.source, place.value.start).line)) continue;
    if (findings.countOnly(ruleOf(error))) continue;
    const finding = explainError(entry, error, root);
    if (!finding || findings.hasErrorAt(finding.line)) continue;
    const isNote = error.keyword === 'pattern' && isReference(entry.kind, error.instancePath);
    findings.add(isNote ? { ...finding, rule: referenceNote, severity: 'warning' } : finding);
  }
  const hasLostList = leftOut.some((line) => /^\s*- /.test(line));
  for (const error of missing) {
    const field = missingFieldOf(error) ?? '';
    if (unknown.explained.has(`${error.instancePath}/${field}`)) continue;
    if (leftOut.some((line) => line.includes(field)) || (hasLostList && isList(error, field))) continue;
    if (findings.countOnly(ruleOf(error))) continue;
    const finding = explainError(entry, error, root);
    if (finding) findings.add(finding);
  }
  return false;
}

/** Whether a missing field is a list, by its example. */
function isList(error: ErrorObject, field: string): boolean {
  return Array.isArray(schemaOf(error).properties?.[field]?.examples?.[0]);
}

/** Whether a field names another entry. */
function isReference(kind: KindId, pointer: string): boolean {
  return referenceFields.some((field) => field.from === kind && field.pointer === pointer);
}

/** One error for each value, the one that says most: which words are allowed, else which type. */
function firstOfEach(errors: readonly ErrorObject[]): ErrorObject[] {
  const chosen = new Map<string, ErrorObject>();
  for (const error of errors) {
    const pointer = pointerOf(error);
    const other = chosen.get(pointer);
    const isClearer = other?.keyword === 'propertyNames' || (error.keyword === 'type' && other?.keyword !== 'enum');
    if (!other || isClearer || error.keyword === 'enum') chosen.set(pointer, error);
  }
  return [...chosen.values()];
}
