import type { Autofix } from '../../finding.ts';
import { autofixOfSpan } from '../../autofix/edit-text.ts';
import { escapePointer } from '../../read/index-events.ts';
import type { Entry } from '../entry.ts';
import type { ErrorObject } from './kind-schemas.ts';
import { lacksUnit } from './fix-type.ts';
import { param, schemaOf } from './schema-error.ts';

/** The autofix of a value of the wrong type, where only its quotes are missing or too many; undefined for all others. */
export function autofixOfType(entry: Entry, error: ErrorObject): Autofix | undefined {
  const types = new Set([param(error, 'type')].flat().map(String));
  // A figure without its unit is not made right by quotes.
  if (types.has('string') && typeof error.data === 'number' && lacksUnit(schemaOf(error))) return undefined;
  if (types.has('string')) return quoteNumber(entry, error) ?? quoteSplitText(entry, error);
  return types.has('number') || types.has('integer') ? bareNumber(entry, error) : undefined;
}

/** `name: 300` → `name: "300"`. */
function quoteNumber({ places, source }: Entry, { data, instancePath }: ErrorObject): Autofix | undefined {
  const place = places.get(instancePath);
  if (typeof data !== 'number' || place?.raw === undefined || !place.plain) return undefined;
  return autofixOfSpan(source, place.value, JSON.stringify(place.raw));
}

/** `order: "10"` → `order: 10`. */
function bareNumber({ places, source }: Entry, { data, instancePath }: ErrorObject): Autofix | undefined {
  const place = places.get(instancePath);
  if (typeof data !== 'string' || !place || place.plain || !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(data)) return undefined;
  return autofixOfSpan(source, place.value, data);
}

/** `- Drive: electric` where a text is wanted → `- "Drive: electric"`. */
function quoteSplitText({ places, source }: Entry, { data, instancePath }: ErrorObject): Autofix | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const [name, ...more] = Object.keys(data);
  if (name === undefined || more.length > 0) return undefined;
  const place = places.get(`${instancePath}/${escapePointer(name)}`);
  if (!place?.key || !place.plain) return undefined;
  const span = { start: place.key.start, end: place.value.end };
  return autofixOfSpan(source, span, JSON.stringify(source.text.slice(span.start, span.end)));
}
