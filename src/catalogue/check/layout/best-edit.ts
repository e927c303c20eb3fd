import type { Place } from '../../read/index-events.ts';
import { positionAt } from '../../read/source-text.ts';
import { applyEdit, type LayoutEdit, linesOfNames, type ReadAgain, type Reading } from './layout-edit.ts';
import { classOf, readLines } from './read-lines.ts';
import { listEdits } from './suspects.ts';

/** An edit, and what is found in the text with it. */
interface TriedEdit {
  edit: LayoutEdit;
  reading: Reading;
}

/**
 * The edit that puts most right, of several the likeliest; the first one after which nothing is left to fix. `done`
 * are edits that the text has already: their lines stay as they are. One that brings to light what is wrong below it
 * has to put more right; that a line is deleted is the last thing to think of.
 */
export function findBestEdit(
  now: Reading,
  done: readonly LayoutEdit[],
  fields: readonly string[],
  read: ReadAgain,
  mayGoOn: () => boolean,
): TriedEdit | undefined {
  const touched = new Set(done.flatMap(({ lines }) => lines.map(({ line }) => line)));
  const edits = listEdits(now, fields).filter(({ lines }) => lines.every(({ line }) => !touched.has(line)));
  const kept = edits.filter(({ kind }) => kind !== 'delete');
  const strict = tryEdits(now, kept, fields, read, mayGoOn, false);
  if (strict?.reading.errors.length === 0) return strict;
  const bold = tryEdits(now, kept, fields, read, mayGoOn, true);
  const isMuchBetter = (bold?.reading ?? now).errors.length + 1 < (strict?.reading ?? now).errors.length;
  if (bold && (!strict || isMuchBetter)) return bold;
  if (strict) return strict;
  const deletions = edits.filter(({ kind }) => kind === 'delete');
  return (
    tryEdits(now, deletions, fields, read, mayGoOn, false) ?? tryEdits(now, deletions, fields, read, mayGoOn, true)
  );
}

function tryEdits(
  now: Reading,
  edits: readonly LayoutEdit[],
  fields: readonly string[],
  read: ReadAgain,
  mayGoOn: () => boolean,
  mayBeNewBelow: boolean,
): TriedEdit | undefined {
  const known = new Set(now.errors.map(({ rule, line }) => `${line} ${rule}`));
  const names = namedLines(now);
  let best: TriedEdit | undefined;
  for (const edit of edits) {
    if (!mayGoOn()) break;
    const edited = new Set(edit.lines.map(({ line }) => line));
    const isText = edit.kind === 'open-text';
    const [first = 0, last = first] = [edit.lines[0]?.line, edit.lines.at(-1)?.line];
    // What was moved must fit; its values may have other faults.
    const isExpected = (rule: string, line: number) =>
      edited.has(line) || (isText && line === first + 1)
        ? line !== first && !isText && !rule.startsWith('text/') && known.has(`${line} ${rule}`)
        : known.has(`${line} ${rule}`) || (mayBeNewBelow && line > last);
    const reading = read(applyEdit(now.text, edit), isExpected);
    const isBetter = reading.errors.length < (best?.reading ?? now).errors.length;
    // Not valid and without an error: the name of another entry has taken in the lines below it, which a rule finds
    // later.
    if (reading.errors.length === 0 && !reading.entry.valid) continue;
    if (reading.findings.isRefused() || !isBetter || swallows(edit, names, reading)) continue;
    if (standsInFaultyBlock(first, reading)) continue;
    const isUnproved = takesAnyName({ edit, reading }, read);
    if (isUnproved && fields.includes(nameIn(edit.lines[0]?.text ?? ''))) continue;
    const isOnlyOne = now.errors.length - reading.errors.length === 1 && now.errors.some(({ line }) => line === first);
    best = { edit: { ...edit, isDoubtful: isUnproved && isOnlyOne }, reading };
    if (reading.errors.length === 0) break;
  }
  return best;
}

/** The lines that look like fields and points, and are read as such. */
function namedLines(reading: Reading): number[] {
  const read = linesOfNames(reading);
  return readLines(reading.text).flatMap(({ number, kind }) => (kind !== 'text' && read.has(number) ? [number] : []));
}

/**
 * Whether a field or a point has become a piece of the text above it: it is no longer wrong then, and not right either.
 */
function swallows({ kind, lines }: LayoutEdit, names: readonly number[], after: Reading): boolean {
  const now = linesOfNames(after);
  const edited = new Map(lines.map(({ line, text }) => [line, classOf(text)]));
  // Below `>-` is text by intent; the schema says whether one may stand there.
  const intended = kind === 'open-text' ? linesOfText(after, lines[0]?.line ?? 0) : undefined;
  const isLost = (line: number) => !now.has(line) && !intended?.has(line);
  return (
    names.some((line) => !edited.has(line) && isLost(line)) ||
    lines.some(({ line }) => /^(point|field)$/.test(edited.get(line) ?? '') && isLost(line))
  );
}

/** The lines of the text that stands below a line. */
function linesOfText({ text }: Reading, above: number): Set<number> {
  const lines = readLines(text).filter(({ number }) => number > above);
  const end = lines.findIndex(({ kind }) => kind !== 'text');
  return new Set(lines.slice(0, end < 0 ? undefined : end).map(({ number }) => number));
}

/**
 * Whether a block around a line is of a wrong kind or not known: then nothing that stands in it is known to be right.
 */
function standsInFaultyBlock(line: number, { entry: { places, source }, errors }: Reading): boolean {
  const wrong = new Set(
    errors.filter(({ rule }) => /^schema\/(type|unknown-field)$/.test(rule)).map((error) => error.line),
  );
  if (wrong.size === 0) return false;
  const lineOf = ({ key, value }: Place) => positionAt(source, (key ?? value).start).line;
  for (const [pointer, place] of places.entries()) {
    if (lineOf(place) !== line) continue;
    for (let above = parentOf(pointer); above !== ''; above = parentOf(above)) {
      const block = places.get(above);
      if (block && wrong.has(lineOf(block))) return true;
    }
  }
  return false;
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/**
 * Whether a field that is moved would be right in its new place whatever it is called: it is no proof that it belongs
 * there.
 */
function takesAnyName({ edit: { kind, lines }, reading }: TriedEdit, read: ReadAgain): boolean {
  const [{ line, text } = { line: 0, text: '' }] = lines;
  if (kind !== 'move' || lines.length > 1 || nameIn(text) === '') return false;
  const renamed = { kind, cost: 0, lines: [{ line, text: text.replace(/\w+/, 'x') }] };
  return read(applyEdit(reading.text, renamed)).errors.length === reading.errors.length;
}

/** The name of a line's field if it looks like one of a schema; names of rows have capitals and spaces. */
function nameIn(text: string): string {
  return /^\s*([a-z]\w*):/.exec(text)?.[1] ?? '';
}
