import { nodeAt, type TextNode } from '../../catalogue/read/text-tree.ts';
import { inlineScalar } from './scalar-text.ts';
import { valueAtPath, type EntryValue } from './edit.ts';

/** Texts that need no quotes inside brackets, where commas and brackets have a meaning. */
const plain = /^[\p{L}\d][\p{L}\d .()/+%&-]*$/u;

/** The path of the outermost list or block in brackets on the way to a value. Undefined where there is none. */
export function flowAbove(root: TextNode, path: readonly string[]): string[] | undefined {
  const length = path.findIndex((_, index) => nodeAt(root, path.slice(0, index))?.style === 'flow');
  if (length > 0) return path.slice(0, length);
  return path.length > 0 && nodeAt(root, path)?.style === 'flow' ? [...path] : undefined;
}

/**
 * The text with a list or block in brackets written again from its changed value, in brackets again. Undefined where it
 * is empty now, or holds what brackets are no good for.
 */
export function rewriteFlow(
  text: string,
  root: TextNode,
  path: readonly string[],
  wanted: EntryValue,
): string | undefined {
  const node = nodeAt(root, path);
  const value = valueAtPath(wanted, path);
  if (!node || value === undefined || typeof value !== 'object') return undefined;
  return text.slice(0, node.start) + inBrackets(value) + text.slice(node.end);
}

function inBrackets(value: EntryValue): string {
  if (typeof value !== 'object') {
    const written = inlineScalar(value);
    return typeof value === 'string' && written === value && !plain.test(value) ? JSON.stringify(value) : written;
  }
  if (Array.isArray(value)) return `[${value.map((item: EntryValue) => inBrackets(item)).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, one]: [string, EntryValue]) => `${inBrackets(name)}: ${inBrackets(one)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}
