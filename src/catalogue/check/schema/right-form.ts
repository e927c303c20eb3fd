/** Returns the text unchanged when it does not apply. */
type Change = (text: string) => string;

const dashes = /[\u2010-\u2015\u2212]/g;

/**
 * Usual deviations from a required pattern, likeliest first: copied markup, capitals, another separator, a missing
 * prefix.
 */
const changes: readonly Change[] = [
  // `[Fair](https://fair.example)`, `<info@example.com>`, `mailto:info@example.com`, `Tel. +91 …`
  (text) => /^\[[^\]]*\]\((\S+)\)$/.exec(text)?.[1] ?? text,
  (text) => text.replace(/^<(.*)>$/, '$1'),
  (text) => text.replace(/^(?:mailto|tel|phone|mobile|mob|fax|ph|e-?mail)\b[.:]*\s*(?=\S)/i, ''),
  // A video's URL for its id, a page's URL for its path.
  (text) => /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]+)/.exec(text)?.[1] ?? text,
  (text) => /^https?:\/\/[^/]+(\/[^?#]*)$/.exec(text)?.[1] ?? text,
  (text) => text.replaceAll('\\', '/'),
  (text) => text.toLowerCase(),
  (text) => text.replace(/^http:/, 'https:'),
  (text) => text.replace(/(?<=.)\/+$/, ''),
  (text) => text.replace(/\.(?:ya?ml|json|html?|svg|pdf)$/i, ''),
  (text) => text.replace(/\s*@\s*/, '@'),
  (text) => text.replace(/^00(?=[1-9])/, '+'),
  (text) => text.replace(dashes, '-'),
  (text) => (text.startsWith('/') ? text.replace(/[\s_]+/g, '-') : text),
  writeHours,
  (text) => (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text),
  (text) => (/^[\w-]/.test(text) ? `/${text}` : text),
];

/** In characters; a longer text is not a name, number or address. */
const longest = 200;

/**
 * Converts a text to match `pattern` with one or two of the usual changes; undefined when none works, or when the
 * pattern does not cover the whole text.
 */
export function inRightForm(text: string, pattern: unknown): string | undefined {
  if (typeof pattern !== 'string' || !pattern.startsWith('^') || text.length > longest) return undefined;
  const form = new RegExp(pattern, 'u');
  const once = changes.map((change) => change(text));
  const right = once.find((changed) => changed !== text && form.test(changed));
  if (right !== undefined) return right;
  for (const first of new Set(once)) {
    const twice = changes.map((change) => change(first)).find((changed) => changed !== first && form.test(changed));
    if (twice !== undefined) return twice;
  }
  return undefined;
}

/** `Monday to Friday: 9am - 6.30 pm` → `Mon-Fri 09:00-18:30`. */
function writeHours(text: string): string {
  const day = String.raw`((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)`;
  const time = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?`;
  const to = String.raw`\s*(?:-|to|till|until)\s*`;
  const parts = new RegExp(`^${day}(?:${to}${day})?\\s*[:,]?\\s*${time}${to}${time}$`, 'i').exec(
    text.replace(dashes, '-').trim(),
  );
  if (!parts) return text;
  const [, first, last, ...times] = parts;
  const days = [first, last].flatMap((name) => (name ? [nameOfDay(name)] : []));
  const [opens, closes] = [timeOf(times.slice(0, 3)), timeOf(times.slice(3))];
  // `9-6` ends at 18:00.
  const isEvening = closes <= opens && closes < '12:00' && !times[5];
  return `${days.join('-')} ${opens}-${isEvening ? timeOf([times[3], times[4], 'p']) : closes}`;
}

function nameOfDay(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1, 3).toLowerCase();
}

function timeOf([hour = '', minutes = '00', half]: readonly (string | undefined)[]): string {
  const isAfternoon = half?.toLowerCase() === 'p';
  const shown = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return `${String(shown).padStart(2, '0')}:${minutes}`;
}
