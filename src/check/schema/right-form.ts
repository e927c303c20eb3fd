import { folderKinds } from '../../catalogue/kinds.ts';
import { tagOfLanguage } from '../../text/language.ts';
import { capitalise } from '../../text/names.ts';

/** Returns the text unchanged when it does not apply. */
type Change = (text: string) => string;

const folders = new RegExp(
  String.raw`^(?:\.{0,2}/)*(?:data/)?(?:${folderKinds.map(({ folder }) => folder).join('|')})/`,
);

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
  // The path of a file for its id.
  (text) => text.replace(folders, ''),
  (text) => text.replace(/\.(?:ya?ml|json|html?|svg|pdf)$/i, ''),
  (text) => text.replace(/\s*@\s*/, '@'),
  (text) => text.replace(/^00(?=[1-9])/, '+'),
  (text) => text.replace(dashes, '-'),
  inHoursForm,
  (text) => (/^[\w\s/-]+$/.test(text) ? text.replace(/[\s_]+/g, '-') : text),
  (text) => (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text),
  (text) => (/^[\w-]/.test(text) ? `/${text}` : text),
  (text) => tagOfLanguage(text) ?? text,
];

const day = String.raw`((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)`;
const clock = String.raw`(\d{1,2})(?:[:.]?(\d\d))?\s*(a\.?m\.?|p\.?m\.?)?(?:\s*(?:h|hrs?|hours|uhr)\b\.?)?`;
const to = String.raw`\s*(?:-|to)\s*`;
const officeHours = new RegExp(String.raw`^(?:${day}(?:${to}${day})?[\s,:]+)?${clock}${to}${clock}$`, 'i');

/** `Monday to Friday, 9am - 6pm` → `Mon-Fri 09:00-18:00`. `9-6` stays: nothing says that the 6 is in the evening. */
function inHoursForm(text: string): string {
  const match = officeHours.exec(
    text
      .replace(dashes, '-')
      .replace(/^weekdays/i, 'Mon-Fri')
      .replace(/^daily/i, 'Mon-Sun'),
  );
  if (!match) return text;
  const [, first = 'mon', last = match[1] === undefined ? 'fri' : undefined, ...clocks] = match;
  const [start, end] = [clocks.slice(0, 3), clocks.slice(3)].map(([hour = '', minutes = '00', half]) => {
    const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
    return { hours, shown: `${String(hours).padStart(2, '0')}:${minutes}` };
  });
  if (!start || !end || end.hours <= start.hours) return text;
  const days = [first, ...(last === undefined ? [] : [last])].map((name) => capitalise(name.slice(0, 3).toLowerCase()));
  return `${days.join('-')} ${start.shown}-${end.shown}`;
}

/** An address that only the writer's own computer or network can open: of it, or a name without a domain (`https://intranet`). */
export const privateAddress =
  /https?:\/\/(?:[a-z][\w-]*|[\w-]+\.(?:local|localhost|internal|lan)|0\.0\.0\.0|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\])(?=[:/?#\s]|$)/i;

/** In characters; a longer text is not a name, number or address. */
const longest = 200;

/**
 * Converts a text to match `pattern` with one or two of the usual changes; undefined when none works, or when the
 * pattern does not cover the whole text.
 */
export function inRightForm(text: string, pattern: unknown): string | undefined {
  if (typeof pattern !== 'string' || !pattern.startsWith('^') || text.length > longest || privateAddress.test(text))
    return undefined;
  const form = new RegExp(pattern, 'u');
  const once = changes.map((change) => change(text));
  const right = once.find((changed) => changed !== text && form.test(changed));
  if (right !== undefined) return privateAddress.test(right) ? undefined : right;
  for (const first of new Set(once)) {
    const twice = changes.map((change) => change(first)).find((changed) => changed !== first && form.test(changed));
    if (twice !== undefined) return twice;
  }
  return undefined;
}
