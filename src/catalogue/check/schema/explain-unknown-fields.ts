import type { Finding } from '../../finding.ts';
import { kindOf } from '../../kinds.ts';
import { escapePointer } from '../../read/index-events.ts';
import { findingIn, type Entry } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { didYouMean } from '../words.ts';
import type { ErrorObject } from './compile-schemas.ts';
import { missingFieldOf, ownerName, schemaOf, unknownFieldOf } from './schema-error.ts';

/**
 * Fields that the schema does not know, each with the nearest name. `explained` holds the pointers of the missing
 * fields that such a slip explains, so that it is reported once.
 */
export function explainUnknownFields(
  entry: Entry,
  errors: ErrorObject[],
): { findings: Finding[]; explained: Set<string> } {
  const explained = new Set<string>();
  const findings = errors.flatMap((error) => {
    const field = unknownFieldOf(error);
    if (field === undefined) return [];
    const missing = errors
      .filter((other) => other.instancePath === error.instancePath)
      .flatMap((other) => missingFieldOf(other) ?? []);
    const known = Object.keys(schemaOf(error).properties ?? {});
    const unused = known.filter((name) => !(name in (error.data as object)));
    const meant = nearest(field, missing) ?? nearest(field, unused);
    if (meant !== undefined) explained.add(`${error.instancePath}/${meant}`);
    return findingIn(
      entry,
      `${error.instancePath}/${escapePointer(field)}`,
      {
        rule: 'schema/unknown-field',
        message: `\`${field}\` is not a field of ${ownerName(error, kindOf(entry.kind).one)}${didYouMean(meant)}`,
        fix: meant === undefined ? `fields: ${known.join(', ')}` : `write \`${meant}:\``,
      },
      'name',
    );
  });
  return { findings, explained };
}
