import { quote } from '../../catalogue/fields/yaml-text.ts';
import type { TextNode } from '../../catalogue/read/text-tree.ts';

/** From here on a text that is new is folded over several lines. */
const longLine = 88;
/** Lines of a folded text are at least so wide, however narrow the old one was. */
const leastWidth = 60;

/** A single value on one line, in the quotes that the old one had. */
export function inlineScalar(value: string | number | boolean, old?: TextNode): string {
  if (typeof value !== 'string') return String(value);
  if (old?.style === 'single' && !value.includes('\n')) return `'${value.replaceAll("'", "''")}'`;
  if (old?.style === 'double') return JSON.stringify(value);
  return quote(value);
}

/** Whether a value is better folded over several lines than written on one. */
export function isLong(value: string | number | boolean, old?: TextNode): boolean {
  if (typeof value !== 'string') return false;
  return value.length > longLine && !(old && old.end - old.start > longLine && old.style !== 'folded');
}

/** The lines of a text below `>-` or `|`, without their indentation, as wide as the old one's. */
export function foldedLines(value: string, old: readonly string[], style: 'folded' | 'literal'): string[] {
  if (style === 'literal') return value.replace(/\n$/, '').split('\n');
  const widest = Math.max(leastWidth, ...old.map((line) => line.trim().length));
  const kept = keepStart(value, old, widest);
  return [...kept.lines, ...wrapped(kept.rest, widest)];
}

/** The old lines that a changed text begins with stay as they are. */
function keepStart(value: string, old: readonly string[], widest: number): { lines: string[]; rest: string } {
  const lines: string[] = [];
  let rest = value;
  for (const line of old.map((one) => one.trim())) {
    if (line === '' || line.length > widest || !rest.startsWith(`${line} `)) break;
    lines.push(line);
    rest = rest.slice(line.length + 1);
  }
  // The next word may fit behind the last line that was kept: then that line is not one of the new text's.
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

/** A text as a value of the form: one paragraph without breaks. */
export function asParagraph(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
