import type { Finding } from '../../finding.ts';
import type { Entry } from '../entry.ts';
import type { Validators } from './compile-schemas.ts';
import { explainError } from './explain-error.ts';
import { explainUnknownFields } from './explain-unknown-fields.ts';
import { missingFieldOf, unknownFieldOf } from './schema-error.ts';

/**
 * What of an entry does not fit the schema of its kind: one finding for one slip. Lines in `reported` have a finding about
 * their text already; what such a line seems to hold is not judged a second time.
 */
export function checkSchema(entry: Entry, validators: Validators, reported: ReadonlySet<number>): Finding[] {
  const validate = validators.get(entry.kind);
  if (!validate) throw new Error(`There is no schema for ${entry.kind}`);
  if (validate(entry.value)) return [];
  const errors = validate.errors ?? [];
  const unknown = explainUnknownFields(entry, errors);
  const others = errors.flatMap((error) => {
    if (unknownFieldOf(error) !== undefined) return [];
    const missing = missingFieldOf(error);
    if (missing !== undefined && unknown.explained.has(`${error.instancePath}/${missing}`)) return [];
    return explainError(entry, error) ?? [];
  });
  return [...unknown.findings, ...others].filter(
    (finding) => finding.rule === 'schema/required' || !reported.has(finding.line),
  );
}
