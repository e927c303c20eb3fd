import type { Finding } from '../../yaml/finding.ts';
import { formOfWords } from '../../text/names.ts';
import { namesIn, type Places } from '../../yaml/index-events.ts';
import { readValid } from '../../yaml/read-entry.ts';
import { makeSourceText, positionAt } from '../../yaml/source-text.ts';
import { valueOfText } from '../../yaml/edit/edit-text.ts';
import { valueAtPath, type EntryValue } from '../../yaml/edit/edit.ts';
import { startOf } from '../../yaml/edit/text-lines.ts';

/** The form's field for the name of the file; no kind of entry has a field of this name. */
export const fileField = 'file';

/** Groups findings by field: paths joined by slashes. What is about the whole entry is at the name of its file. */
export function findingsByField(text: string, findings: readonly Finding[]): ReadonlyMap<string, Finding[]> {
  const source = makeSourceText('', text);
  const places: Places = readValid(source)?.places ?? new Map();
  const starts = [...places.entries()].slice(1).map(([pointer, place]) => ({
    path: namesIn(pointer),
    line: positionAt(source, startOf(text, place)).line,
    isScalar: place.raw !== undefined,
  }));
  return Map.groupBy(findings, (finding) => pathOf(starts, finding).join('/'));
}

/**
 * The same for findings of an older text: only at fields whose value has not changed since, so that none is under
 * another item of a list that has moved.
 */
export function findingsStillThere(
  text: string,
  value: EntryValue,
  findings: readonly Finding[],
): ReadonlyMap<string, Finding[]> {
  const old = valueOfText(text);
  const isSame = ([field]: [string, Finding[]]) => {
    const path = field.split('/');
    return JSON.stringify(valueAtPath(old, path)) === JSON.stringify(valueAtPath(value, path));
  };
  return new Map([...findingsByField(text, findings)].filter(isSame));
}

/** The first value that a fix writes. If the finding marks some words of a text, these alone change. */
export function valueToWrite(
  { values: [written] = [], pointer, ...mark }: Pick<Finding, 'values' | 'pointer' | 'text' | 'column' | 'endColumn'>,
  entry: EntryValue,
): EntryValue | undefined {
  if (pointer === undefined || written === undefined) return undefined;
  const read = valueAtPath(valueOfText(`x: ${written}`), ['x']);
  // `{count}` is a placeholder and no block, `12 mm # 3` has no comment.
  const isText = typeof read === 'string' && !/^["']/.test(written);
  const value = isText || typeof read === 'object' || read === undefined ? written : read;
  const now = valueAtPath(entry, namesIn(pointer));
  const marked = mark.text.slice(mark.column - 1, mark.endColumn - 1).trim();
  const words = formOfWords(marked);
  if (typeof now !== 'string' || now.trim() === marked || !words.test(now)) return value;
  // A mark at the end of a line may go on in the next one, or stand for the whole text.
  const mayGoOn = mark.endColumn > mark.text.trimEnd().length && !now.trimEnd().endsWith(marked);
  return mayGoOn ? undefined : now.replace(words, () => (typeof value === 'string' ? value : written));
}

/** Where a value starts. */
interface Start {
  path: readonly string[];
  line: number;
  isScalar: boolean;
}

/** The field of the finding's pointer; without one, because the text cannot be read, the innermost field on its line. */
function pathOf(starts: readonly Start[], { rule, pointer, line }: Finding): readonly string[] {
  if (rule.startsWith('file/') || pointer === '') return [fileField];
  if (pointer !== undefined) return namesIn(pointer);
  const above = Math.max(...starts.map((start) => start.line).filter((start) => start <= line));
  const here = starts.filter((start) => start.line === above);
  const scalars = here.filter(({ isScalar }) => isScalar);
  // Several values on one line are a list or block in brackets.
  return ((scalars.length > 1 ? here[0] : (scalars[0] ?? here.at(-1))) ?? { path: [] }).path;
}
