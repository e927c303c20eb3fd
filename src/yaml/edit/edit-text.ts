import { fieldLines } from './yaml-text.ts';
import type { Place } from '../index-events.ts';
import { readValid } from '../read-entry.ts';
import { makeSourceText } from '../source-text.ts';
import { changeValue, isFields, isSame, type Change, type EntryValue } from './edit.ts';
import { rewriteText } from './rewrite-text.ts';
import { TextLines } from './text-lines.ts';

/** Parses an entry's text for the form; undefined unless it is valid YAML with fields. */
export function valueOfText(text: string): EntryValue | undefined {
  return readFields(text)?.value;
}

function readFields(text: string) {
  const source = makeSourceText('', text);
  const hasOnlyComments = text.split(/\r\n|\r|\n/).every((line) => /^\s*(#|$)/.test(line));
  const read = hasOnlyComments ? { value: {}, places: new Map<string, Place>() } : readValid(source);
  const value = read?.value as EntryValue | undefined;
  return read && isFields(value) ? { value, lines: new TextLines(source, read.places) } : undefined;
}

/**
 * Changes the value at a path in an entry's text and keeps the lines of all other values, including comments and
 * layout. Parses the result to verify it; if it is wrong, writes the whole file again.
 * @param order see `changeValue`
 * @throws if the form cannot edit the text
 */
export function editText(
  file: string,
  text: string,
  path: readonly string[],
  change: Change,
  order?: readonly (readonly string[])[],
): string {
  const read = readFields(text);
  if (!read) throw new Error(`${file} cannot be edited by the form as it is`);
  const wanted = changeValue(read.value, path, change, order) ?? {};
  if (file.endsWith('.json')) return `${JSON.stringify(wanted, null, 2)}\n`;
  const lines = rewriteText(read.lines, read.value, wanted);
  const rewritten = lines?.join(/\r\n|\r|\n/.exec(text)?.[0] ?? '\n');
  if (rewritten !== undefined && isSame(valueOfText(rewritten), wanted)) return rewritten;
  const fields = Object.entries(wanted).flatMap(([name, fieldValue]) => fieldLines(name, fieldValue as EntryValue));
  return [...headOf(text), ...fields, ''].join('\n');
}

/** The comments at the top of the file. */
function headOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  const end = lines.findIndex((line) => !/^\s*(#|$)/.test(line));
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => line.trim() !== '');
}
