/** A number or a range that stands for itself, not the end of a model's name, before a word or a unit. */
const numberBeforeUnit = /(^|[^\p{L}\p{N}.,])(\d(?:[\d.,–-]*\d)?) (?=[\p{L}°%µ])/gu;
const timesBetweenNumbers = /(\d) × (?=\d)/g;
/** "≤ 28 mm": a limit's sign belongs to its number. */
const signBeforeNumber = /([≤≥≈<>~±]) (?=\d)/g;

/**
 * Replaces the space between a number and its unit by a no-break space (U+00A0), which every font has. A size may break
 * behind a times sign: three sides do not fit a narrow column.
 */
export function keepUnits(text: string): string {
  return text
    .replace(numberBeforeUnit, '$1$2\u00a0')
    .replace(timesBetweenNumbers, '$1\u00a0× ')
    .replace(signBeforeNumber, '$1\u00a0');
}

/** Fields of running text, in whatever file. Names, labels and rows of tables are looked up, so they stay as they are. */
const prose: ReadonlySet<string> = new Set([
  'applications',
  'benefits',
  'body',
  'description',
  'features',
  'feedback',
  'hint',
  'intro',
  'note',
  'notes',
  'paragraphs',
  'promise',
  'summary',
  'text',
]);

/** A file's content with no-break spaces in its running text. Blocks and lists without such are not copied. */
export function keepUnitsInProse<Value>(value: Value, isProse = false): Value {
  if (typeof value === 'string') return (isProse ? keepUnits(value) : value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries.map(([name, inner]): [string, unknown] => [
    name,
    keepUnitsInProse<unknown>(inner, isProse || prose.has(name)),
  ]);
  if (kept.every(([, inner], at) => inner === entries[at]?.[1])) return value;
  return (Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept)) as Value;
}
