import { quote, wrap } from './yaml-text.ts';
import type { EntryValue } from './edit.ts';

/** Minimum width of a folded text, even if the old one was narrower. */
const minWidth = 60;

/** A scalar on one line, in the quotes of the old value, unless that was empty. */
export function inlineScalar(value: string | number | boolean, old = ''): string {
  if (typeof value !== 'string') return String(value);
  if (old.startsWith("'") && !value.includes('\n')) return `'${value.replaceAll("'", "''")}'`;
  return old.startsWith('"') && old !== '""' ? JSON.stringify(value) : quote(value);
}

/** A text folded like the old one: with the lines that it still starts with, and at most as wide. */
export function foldedLines(value: string, old: readonly string[]): string[] {
  const widest = Math.max(minWidth, ...old.map((line) => line.trim().length));
  const kept: string[] = [];
  let rest = value;
  for (const line of old.map((one) => one.trim())) {
    if (line === '' || !rest.startsWith(`${line} `)) break;
    kept.push(line);
    rest = rest.slice(line.length + 1);
  }
  return [...kept, ...wrap(rest, widest)];
}

/** Signs that separate values inside brackets. */
const separators = /[,[\]{}]/;

/** A value in flow style: `[a, b]`, `{ a: 1 }`. */
export function inBrackets(value: EntryValue): string {
  if (typeof value !== 'object') {
    return typeof value === 'string' && separators.test(value) ? JSON.stringify(value) : inlineScalar(value);
  }
  if (Array.isArray(value)) return `[${value.map((item: EntryValue) => inBrackets(item)).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, one]: [string, EntryValue]) => `${inBrackets(name)}: ${inBrackets(one)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Joins a text into one paragraph without line breaks. */
export function asParagraph(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
