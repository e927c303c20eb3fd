import type { FieldSchema } from '../../yaml/field-schema.ts';
import type { FindingList } from '../../yaml/finding-list.ts';
import { positionAt } from '../../yaml/source-text.ts';
import type { Finding } from '../../yaml/finding.ts';
import type { Entry } from '../../catalogue/entry.ts';
import type { ErrorObject, Validators } from './kind-schemas.ts';
import { explainError, ruleOf } from './explain-error.ts';
import { explainUnknownFields } from './explain-unknown-fields.ts';
import { missingFieldOf, pointerOf, schemaOf } from './schema-error.ts';

/**
 * Marks a reference or word of the finder in a wrong form. Never shown, since the rules, which know all names and
 * words, explain it better; it only rejects autofixes that would produce such a name.
 */
export const referenceNote = 'schema/reference';

/**
 * Adds schema findings, one per mistake; returns whether the entry is valid. Skips lines that already have a text
 * error, and missing fields that may be on an unreadable line (`leftOut`).
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
  const unknown = explainUnknownFields(entry, errors);
  for (const finding of unknown.findings) if (!findings.hasErrorAt(finding.line)) findings.add(finding);
  const missing = errors.filter((error) => missingFieldOf(error) !== undefined);
  const others = errors.filter(({ keyword }) => keyword !== 'required' && keyword !== 'additionalProperties');
  for (const error of firstOfEach(others)) {
    const place = entry.places.get(pointerOf(error));
    // A name that YAML reads as a number (`08`) is explained already, at its place.
    if (!place && error.propertyName !== undefined && findings.list().some(isOfName)) continue;
    // Checked before building the message: a 250 kB line can hold 50 000 invalid entries.
    if (place && findings.hasErrorAt(positionAt(entry.source, place.value.start).line)) continue;
    if (findings.countOnly(ruleOf(error))) continue;
    const finding = explainError(entry, error, root);
    if (!finding || findings.hasErrorAt(finding.line)) continue;
    findings.add(isForRules(error) ? { ...finding, rule: referenceNote, severity: 'warning' } : finding);
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

/** Whether the value of an error is a name of an entry or a word of the finder, or a text in place of a list of words. */
function isForRules(error: ErrorObject): boolean {
  const { refersTo, offers, items } = schemaOf(error);
  if (error.keyword === 'pattern') return refersTo !== undefined || isOfFinder(offers);
  return error.keyword === 'type' && typeof error.data === 'string' && isOfFinder(items?.offers);
}

const isOfFinder = (offers: FieldSchema['offers']): boolean => offers === 'materials' || offers === 'jobs';

const isOfName = ({ rule }: Finding): boolean => rule === 'text/name-form';

function isList(error: ErrorObject, field: string): boolean {
  return Array.isArray(schemaOf(error).properties?.[field]?.examples?.[0]);
}

/** The most useful error for each value: an enum error before a type error. */
function firstOfEach(errors: readonly ErrorObject[]): ErrorObject[] {
  const chosen = new Map<string, ErrorObject>();
  for (const error of errors) {
    const pointer = pointerOf(error);
    const earlier = chosen.get(pointer);
    const isClearer = earlier?.keyword === 'propertyNames' || (error.keyword === 'type' && earlier?.keyword !== 'enum');
    if (!earlier || isClearer || error.keyword === 'enum') chosen.set(pointer, error);
  }
  return [...chosen.values()];
}
