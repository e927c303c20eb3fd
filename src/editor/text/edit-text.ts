import { fieldLines } from '../../catalogue/fields/yaml-text.ts';
import { readEntry } from '../../catalogue/read/read-entry.ts';
import { type TextNode, nodeAt, readTextTree } from '../../catalogue/read/text-tree.ts';
import { type Edit, type EntryValue, applyEdit, valueAtPath } from './edit.ts';
import { editLines } from './edit-lines.ts';
import { inlineScalar } from './scalar-text.ts';

/** Parses an entry's text for the form; undefined unless it is valid YAML with fields. */
export function valueOfText(file: string, text: string): EntryValue | undefined {
  if (!file.endsWith('.json') && text.trim() !== '' && !isOnlyRemarks(text) && !readTextTree(text)) return undefined;
  if (isOnlyRemarks(text)) return {};
  const { value } = readEntry(file, new TextEncoder().encode(text));
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields ? (value as EntryValue) : undefined;
}

function isOnlyRemarks(text: string): boolean {
  return text.split(/\r\n|\r|\n/).every((line) => /^\s*(#|$)/.test(line));
}

/**
 * Applies an edit to an entry's text and keeps everything else byte for byte, including comments and layout. Parses
 * each result to verify it. If editing the lines fails, rewrites the whole field; if that fails, the whole file.
 * @throws if the form cannot edit the text
 */
export function editText(file: string, text: string, edit: Edit): string {
  const value = valueOfText(file, text);
  if (value === undefined) throw new Error(`${file} cannot be edited by the form as it is`);
  const wanted = applyEdit(value, edit);
  if (file.endsWith('.json')) return `${JSON.stringify(wanted, null, 2)}\n`;
  const means = (candidate: string | undefined): candidate is string =>
    candidate !== undefined && sameText(valueOfText(file, candidate), wanted, edit);
  const tree = readTextTree(text);
  const flow = tree && flowAbove(tree, edit.path);
  const careful = tree && (flow ? rewriteFlow(text, tree, flow, wanted) : editLines(text, tree, edit));
  if (means(careful)) return careful;
  const [field] = edit.path;
  const whole = field === undefined ? undefined : valueAtPath(wanted, [field]);
  if (tree && field !== undefined) {
    const order = edit.kind === 'set' && edit.order ? { order: edit.order } : {};
    const coarse: Edit =
      whole === undefined ? { kind: 'remove', path: [field] } : { kind: 'set', path: [field], value: whole, ...order };
    const rewritten = editLines(text, tree, coarse);
    if (means(rewritten)) return rewritten;
  }
  return [
    ...headOf(text),
    ...Object.entries(wanted).flatMap(([name, one]) => fieldLines(name, one as EntryValue)),
    '',
  ].join('\n');
}

/** The comments at the top of the file. */
function headOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  const end = lines.findIndex((line) => !/^\s*(#|$)/.test(line));
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => line.trim() !== '');
}

/** Compares two values. The order of rows only counts if the edit is about it. */
function sameText(a: EntryValue | undefined, b: EntryValue, edit: Edit): boolean {
  if (a === undefined) return false;
  const isOrdered = edit.kind === 'move' || edit.kind === 'rename' || edit.kind === 'rows';
  if (!isOrdered) return canonical(a) === canonical(b);
  const around = edit.kind === 'rename' ? edit.path.slice(0, -1) : edit.path;
  const inOrder = (value: EntryValue) => JSON.stringify(valueAtPath(value, around));
  return canonical(a) === canonical(b) && inOrder(a) === inOrder(b);
}

function canonical(value: EntryValue): string {
  return JSON.stringify(value, (_name, inner: EntryValue) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Texts that need no quotes inside brackets, where commas and brackets are syntax. */
const plain = /^[\p{L}\d][\p{L}\d .()/+%&-]*$/u;

/** The path of the outermost flow collection (`[…]`, `{…}`) around a value; undefined if there is none. */
function flowAbove(root: TextNode, path: readonly string[]): string[] | undefined {
  const length = path.findIndex((_, index) => nodeAt(root, path.slice(0, index))?.style === 'flow');
  if (length > 0) return path.slice(0, length);
  return path.length > 0 && nodeAt(root, path)?.style === 'flow' ? [...path] : undefined;
}

/**
 * Rewrites a flow collection from its new value, again in brackets. Undefined if it is now empty or cannot be written
 * in brackets.
 */
function rewriteFlow(text: string, root: TextNode, path: readonly string[], wanted: EntryValue): string | undefined {
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
