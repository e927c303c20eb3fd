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
  (text) => (/^[\w\s/-]+$/.test(text) ? text.replace(/[\s_]+/g, '-') : text),
  // A space or line break in the middle of a copied address.
  (text) => (/^https?:/.test(text) ? text.replace(/\s+/g, '') : text),
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
