import { makeFindingList } from '../../read/finding-list.ts';
import { type SourceText, positionAt } from '../../read/source-text.ts';
import { checkEntry, type CheckedEntry, type EntryName } from '../check-entry.ts';
import { fieldsOf, type Validators } from '../schema/kind-schemas.ts';
import { explainEdit } from './explain-edit.ts';
import {
  type LayoutEdit,
  type ReadAgain,
  applyEdit,
  linesOfNames,
  type Reading,
  classOf,
  readLines,
} from './layout-edit.ts';
import { mayBeOfLayout, listEdits } from './suspects.ts';
import type { Place } from '../../read/index-events.ts';

/** How many characters may still be read again. */
export interface Budget {
  characters: number;
}

/** What all files of a run may spend: about two seconds. Beyond it a finding is less clear, and as true. */
export function makeBudget(): Budget {
  return { characters: 4_000_000 };
}

/** For one file. A slip in an entry of usual size takes ten readings, of which each takes up to 1 ms. */
const mostOfFile = 600_000;
/** Entries have 1 to 8 kB. In a longer text a reading takes too long to try many. */
const mostCharacters = 32_000;
/** Slips of one file; each round finds one. */
const maxRounds = 8;

/**
 * An entry whose lines stand in wrong columns, or lack a hyphen or a colon, read as it was most likely meant: small
 * edits of the faulty lines are tried, and one counts when errors are gone with it and none is new. So one slip is one
 * finding, and its fix is known to be right. Undefined when no edit helps, or when the mistakes are of another kind.
 */
export function repairLayout(
  original: SourceText,
  { entry, findings }: CheckedEntry,
  validators: Validators,
  limit: number | undefined,
  budget: Budget,
): CheckedEntry | undefined {
  if (budget.characters <= 0 || original.text.length > mostCharacters) return undefined;
  if (original.file.toLowerCase().endsWith('.json')) return undefined;
  const name: EntryName = { kind: entry.kind, id: entry.id, file: entry.file };
  const fields = fieldsOf(validators, entry.kind);
  if (!mayBeOfLayout(findings.list(), fields)) return undefined;
  let left = Math.min(mostOfFile, budget.characters);
  const read: ReadAgain = (text, isExpected) => {
    left -= text.text.length;
    budget.characters -= text.text.length;
    const checked = checkEntry(name, text, validators, makeFindingList(Number.POSITIVE_INFINITY, isExpected));
    return { ...checked, text, errors: checked.findings.list().filter(({ severity }) => severity === 'error') };
  };
  let now = read(original);
  const edits: LayoutEdit[] = [];
  for (let round = 0; round < maxRounds && now.errors.length > 0; round++) {
    const better = findBestEdit(now, edits, fields, read, () => left > 0);
    if (!better) break;
    edits.push(better.edit);
    now = better.reading;
  }
  if (edits.length === 0) return undefined;
  const list = makeFindingList(limit);
  // While something else is wrong, what was tried is likely, and not sure enough to be written without asking.
  const isSure = now.errors.length === 0;
  for (const edit of joinNeighbours(edits)) list.add(explainEdit(original, now.entry, edit, isSure));
  return checkEntry(name, now.text, validators, list);
}

/** Points without hyphens in lines that follow each other, as one. */
function joinNeighbours(edits: readonly LayoutEdit[]): LayoutEdit[] {
  const joined: LayoutEdit[] = [];
  for (const edit of edits.toSorted((a, b) => firstLine(a) - firstLine(b))) {
    const last = joined.at(-1);
    const follows = last && last.kind === edit.kind && (last.lines.at(-1)?.line ?? 0) + 1 === firstLine(edit);
    if (follows && edit.kind === 'add-hyphen') last.lines.push(...edit.lines);
    else joined.push({ ...edit, lines: [...edit.lines] });
  }
  return joined;
}

function firstLine({ lines }: LayoutEdit): number {
  return lines[0]?.line ?? 0;
}

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
function findBestEdit(
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
