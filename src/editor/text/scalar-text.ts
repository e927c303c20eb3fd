import { quote } from '../../catalogue/fields/yaml-text.ts';
import type { TextNode } from '../../catalogue/read/text-tree.ts';

/** New texts longer than this are folded. In characters. */
const longLine = 88;
/** Minimum width of a folded text, even if the old one was narrower. */
const minWidth = 60;

/** A scalar on one line, in the old value's quotes. */
export function inlineScalar(value: string | number | boolean, old?: TextNode): string {
  if (typeof value !== 'string') return String(value);
  if (old?.style === 'single' && !value.includes('\n')) return `'${value.replaceAll("'", "''")}'`;
  if (old?.style === 'double') return JSON.stringify(value);
  return quote(value);
}

/** Whether to fold a value over several lines. */
export function isLong(value: string | number | boolean, old?: TextNode): boolean {
  if (typeof value !== 'string') return false;
  return value.length > longLine && !(old && old.end - old.start > longLine && old.style !== 'folded');
}

/** The lines of a text after `>-` or `|`, unindented, wrapped to the old text's width. */
export function foldedLines(value: string, old: readonly string[], style: 'folded' | 'literal'): string[] {
  if (style === 'literal') return value.replace(/\n$/, '').split('\n');
  const widest = Math.max(minWidth, ...old.map((line) => line.trim().length));
  const kept = keepStart(value, old, widest);
  return [...kept.lines, ...wrapped(kept.rest, widest)];
}

/** Keeps the old lines that the new text starts with. */
function keepStart(value: string, old: readonly string[], widest: number): { lines: string[]; rest: string } {
  const lines: string[] = [];
  let rest = value;
  for (const line of old.map((one) => one.trim())) {
    if (line === '' || line.length > widest || !rest.startsWith(`${line} `)) break;
    lines.push(line);
    rest = rest.slice(line.length + 1);
  }
  return { lines, rest };
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Joins a text into one paragraph without line breaks. */
export function asParagraph(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
