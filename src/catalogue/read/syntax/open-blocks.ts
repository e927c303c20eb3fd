import { lineText, type SourceText } from '../source-text.ts';
import { indentOf } from './slip.ts';

/** A block of fields or a list that is open at some line, with the column (from 0) in which its lines start. */
interface OpenBlock {
  column: number;
  kind: 'fields' | 'list';
}

/**
 * The blocks around the end of the line above, the outermost first; and whether that line leaves its value to lines
 * below.
 */
interface Surroundings {
  blocks: OpenBlock[];
  /** The nearest line above that is neither empty nor a comment; 0 when there is none. */
  above: number;
  awaitsValue: boolean;
}

const field = /^("[^"]*"|'[^']*'|[^\s#:"'{}[\],&*!|>%@`-][^:#]*?|-[^\s:#][^:#]*?):(?:\s+(.*))?$/;

/** Reads the structure of the lines above by their indents alone, since the parser has given up. */
export function surroundingsOf(source: SourceText, line: number): Surroundings {
  const found: Surroundings = { blocks: [], above: 0, awaitsValue: false };
  /** Lines deeper than this are the text of a `>` or `|` block. */
  let textBelow: number | undefined;
  for (let at = 1; at < line; at++) {
    const text = lineText(source, at);
    const trimmed = text.trim();
    if (!trimmed || trimmed.startsWith('#')) continue;
    const indent = indentOf(text);
    if (textBelow !== undefined && indent > textBelow) continue;
    textBelow = undefined;
    found.above = at;
    found.awaitsValue = readLine(found.blocks, trimmed, indent);
    if (/(^|[\s:-])[|>][+-]?\d?\s*(#.*)?$/.test(trimmed)) textBelow = indent;
  }
  return found;
}

/** Files one line into the open blocks. Returns whether its value is still to come. */
function readLine(blocks: OpenBlock[], trimmed: string, indent: number): boolean {
  let rest = trimmed;
  let column = indent;
  const leave = (kind: OpenBlock['kind']) => {
    while ((blocks.at(-1)?.column ?? -1) > column) blocks.pop();
    const last = blocks.at(-1);
    // A list may stand in the column of the field that it belongs to.
    if (last?.column === column && last.kind === 'list' && kind === 'fields') blocks.pop();
    const now = blocks.at(-1);
    if (now?.column !== column || now.kind !== kind) blocks.push({ column, kind });
  };
  for (let dash = /^-\s+/.exec(rest); dash; dash = /^-\s+/.exec(rest)) {
    leave('list');
    column += dash[0].length;
    rest = rest.slice(dash[0].length);
  }
  if (rest === '-') {
    leave('list');
    return true;
  }
  const match = field.exec(rest);
  if (!match) return false;
  leave('fields');
  return (match[2] ?? '').replace(/^#.*/, '') === '';
}
