import type { Finding } from '../../finding.ts';
import type { FindingList } from '../../read/finding-list.ts';
import { positionAt } from '../../read/source-text.ts';
import type { Entry } from '../entry.ts';
import type { Validator, Validators } from './kind-schemas.ts';
import { namesIn } from './schema-error.ts';

/** Rules about a number that is written in an odd way: their fix has a reading as a number and one as a text. */
const ofTwoReadings: ReadonlySet<string> = new Set(['text/leading-zero', 'text/number-form']);

/** Larger files are not read once more for a better sentence. */
const longest = 20_000;

/**
 * Leaves of two readings the one that the field can have: `phone: 0091…` is a text and belongs in quotes, `order: 030` is
 * a number.
 */
export function settleReadings(entry: Entry, validators: Validators, findings: FindingList): void {
  const { source, value, places, kind } = entry;
  const validator = validators.get(kind);
  if (!validator || source.text.length > longest || !findings.has(ofTwoReadings)) return;
  for (const [pointer, place] of places.entries()) {
    if (place.raw === undefined || !place.plain) continue;
    const raw = place.raw;
    const at = positionAt(source, place.value.start);
    findings.change((finding) => {
      const isHere = finding.line === at.line && finding.column === at.column;
      if (!isHere || !ofTwoReadings.has(finding.rule)) return finding;
      return settle(finding, raw, {
        asNumber: fits(validator, value, pointer, Number(raw)),
        asText: fits(validator, value, pointer, raw),
      });
    });
  }
}

function settle(finding: Finding, raw: string, { asNumber, asText }: { asNumber: boolean; asText: boolean }): Finding {
  if (asNumber === asText) return finding;
  const fix = asText ? `put it in quotes: \`"${raw}"\`` : `write \`${Number(raw)}\``;
  return { ...finding, fix };
}

/** Whether the value at a pointer may be of the type of another one. */
function fits({ errorsOf }: Validator, value: unknown, pointer: string, other: unknown): boolean {
  const tried = structuredClone(value);
  const names = namesIn(pointer);
  const last = names.pop();
  let block = tried;
  for (const name of names) block = (block as Record<string, unknown> | undefined)?.[name];
  if (last === undefined || typeof block !== 'object' || block === null) return false;
  (block as Record<string, unknown>)[last] = other;
  return !errorsOf(tried).some(({ instancePath, keyword }) => instancePath === pointer && keyword === 'type');
}
