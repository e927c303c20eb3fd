import { FindingList } from '../../yaml/finding-list.ts';
import { lineText, positionAt, replaceLines, type SourceText } from '../../yaml/source-text.ts';
import { checkEntry, type CheckedEntry, type EntryName } from '../check-entry.ts';
import { fieldsOf, type Validators } from '../schema/kind-schemas.ts';
import { explainEdit } from './explain-edit.ts';
import type { LayoutEdit } from './propose-edits.ts';
import { classOf, readLines } from '../../yaml/syntax/read-lines.ts';
import { listEdits, mayBeOfLayout, type LayoutReading } from './suspects.ts';
import type { Place } from '../../yaml/index-events.ts';

/** How many characters may still be read again. */
export interface Budget {
  characters: number;
}

/** The budget of one run: about two seconds. When it is used up, findings are still correct but less helpful. */
export function makeBudget(): Budget {
  return { characters: 4_000_000 };
}

/** Characters per file. A mistake in an entry of usual size takes ten readings of up to 1 ms each. */
const maxPerFile = 600_000;
/** Entries have 1 to 8 kB; reading a longer text many times takes too long. */
const maxTextLength = 32_000;
/** Mistakes per file; each round finds one. */
const maxRounds = 8;

/**
 * Repairs an entry with wrong indentation, or missing hyphens or colons, in memory. Tries small edits of the invalid
 * lines; an edit counts when it removes errors and adds none. So one mistake gives one finding, with a fix that is
 * known to work. Undefined when no edit helps, or when the mistakes are of another kind.
 */
export function repairLayout(
  original: SourceText,
  { entry, findings }: CheckedEntry,
  validators: Validators,
  limit: number | undefined,
  budget: Budget,
): CheckedEntry | undefined {
  if (budget.characters <= 0 || original.text.length > maxTextLength) return undefined;
  if (original.file.toLowerCase().endsWith('.json')) return undefined;
  const name: EntryName = { kind: entry.kind, id: entry.id, file: entry.file };
  const fields = fieldsOf(validators, entry.kind);
  if (!mayBeOfLayout(findings.list(), fields)) return undefined;
  let left = Math.min(maxPerFile, budget.characters);
  const read: ReadAgain = (text, isExpected) => {
    left -= text.text.length;
    budget.characters -= text.text.length;
    const checked = checkEntry(name, text, validators, new FindingList(Number.POSITIVE_INFINITY, isExpected));
    return { ...checked, text, errors: checked.findings.list().filter(({ severity }) => severity === 'error') };
  };
  const trial: Trial = { fields, read, mayGoOn: () => left > 0 };
  let now = read(original);
  const edits: LayoutEdit[] = [];
  for (let round = 0; round < maxRounds && now.errors.length > 0; round++) {
    const better = findBestEdit(now, edits, trial);
    if (!better) break;
    edits.push(better.edit);
    now = better.reading;
  }
  if (edits.length === 0) return undefined;
  const list = new FindingList(limit);
  // While errors remain, the edits are likely but not certain enough for an autofix.
  const isSure = now.errors.length === 0;
  for (const edit of edits) list.add(explainEdit(original, now.entry, edit, { isSure }));
  return checkEntry(name, now.text, validators, list);
}

/** Reads a text again; with `isExpected`, stops at the first error that is not expected. */
type ReadAgain = (text: SourceText, isExpected?: (rule: string, line: number) => boolean) => LayoutReading;

/** How edits are tried: `fields` are those of the entry's kind. */
interface Trial {
  fields: readonly string[];
  read: ReadAgain;
  mayGoOn: () => boolean;
}

interface TriedEdit {
  edit: LayoutEdit;
  reading: LayoutReading;
}

/**
 * The edit that removes the most errors, and the likeliest of equals; stops at the first that leaves none. Lines
 * changed by `done` stay as they are. An edit that reveals errors further down must remove more errors than one that
 * does not; deleting a line is the last resort.
 */
function findBestEdit(now: LayoutReading, done: readonly LayoutEdit[], trial: Trial): TriedEdit | undefined {
  const touched = new Set(done.flatMap(({ lines }) => lines.map(({ line }) => line)));
  const edits = listEdits(now, trial.fields).filter(({ lines }) => lines.every(({ line }) => !touched.has(line)));
  const kept = edits.filter(({ kind }) => kind !== 'delete');
  const strict = tryEdits(now, kept, trial, { mayBeNewBelow: false });
  if (strict?.reading.errors.length === 0) return strict;
  const bold = tryEdits(now, kept, trial, { mayBeNewBelow: true });
  const isMuchBetter = (bold?.reading ?? now).errors.length + 1 < (strict?.reading ?? now).errors.length;
  if (bold && (!strict || isMuchBetter)) return bold;
  if (strict) return strict;
  const deletions = edits.filter(({ kind }) => kind === 'delete');
  return (
    tryEdits(now, deletions, trial, { mayBeNewBelow: false }) ??
    tryEdits(now, deletions, trial, { mayBeNewBelow: true })
  );
}

function tryEdits(
  now: LayoutReading,
  edits: readonly LayoutEdit[],
  { fields, read, mayGoOn }: Trial,
  { mayBeNewBelow }: { mayBeNewBelow: boolean },
): TriedEdit | undefined {
  const known = new Set(now.errors.map(({ rule, line }) => `${line} ${rule}`));
  const names = namedLines(now);
  let best: TriedEdit | undefined;
  for (const edit of edits) {
    if (!mayGoOn()) break;
    const edited = new Set(edit.lines.map(({ line }) => line));
    const isText = edit.kind === 'open-text';
    const [first = 0, last = first] = [edit.lines[0]?.line, edit.lines.at(-1)?.line];
    // A moved field must be valid in its new place; the errors of its values may remain.
    const isExpected = (rule: string, line: number) =>
      edited.has(line) || (isText && line === first + 1)
        ? line !== first && !isText && !rule.startsWith('text/') && known.has(`${line} ${rule}`)
        : known.has(`${line} ${rule}`) || (mayBeNewBelow && line > last);
    const reading = read(applyEdit(now.text, edit), isExpected);
    const isBetter = reading.errors.length < (best?.reading ?? now).errors.length;
    // Invalid without an error: a reference has absorbed the lines below it, which only a later rule reports.
    if (reading.errors.length === 0 && !reading.entry.valid) continue;
    if (reading.findings.isRefused || !isBetter || swallows(edit, names, reading)) continue;
    if (standsInInvalidBlock(first, reading)) continue;
    const isUnproved = takesAnyName({ edit, reading }, read);
    if (isUnproved && fields.includes(nameIn(edit.lines[0]?.text ?? ''))) continue;
    const isOnlyOne = now.errors.length - reading.errors.length === 1 && now.errors.some(({ line }) => line === first);
    best = { edit: { ...edit, isDoubtful: isUnproved && isOnlyOne }, reading };
    if (reading.errors.length === 0) break;
  }
  return best;
}

/** Returns the text with an edit applied. */
function applyEdit(source: SourceText, { lines }: LayoutEdit): SourceText {
  return replaceLines(
    source,
    lines.map(({ line, text }) => [line, text]),
  );
}

/** The lines where a field or list entry starts. A text below `- >-` counts at its first line. */
function linesOfNames({ entry: { places, source } }: LayoutReading): Set<number> {
  const lines = new Set<number>();
  for (const { key, value } of [...places.entries()].map(([, place]) => place)) {
    const { line } = positionAt(source, (key ?? value).start);
    lines.add(line);
    if (!key && /- +[|>][+-]?\d?$/.test(lineText(source, line - 1).trimEnd())) lines.add(line - 1);
  }
  return lines;
}

/** The lines that look like fields or list entries and are read as such. */
function namedLines(reading: LayoutReading): number[] {
  const read = linesOfNames(reading);
  return readLines(reading.text).flatMap(({ number, kind }) => (kind !== 'text' && read.has(number) ? [number] : []));
}

/** Whether a field or list entry has become part of the text above it, which only hides its error. */
function swallows({ kind, lines }: LayoutEdit, names: readonly number[], after: LayoutReading): boolean {
  const now = linesOfNames(after);
  const edited = new Map(lines.map(({ line, text }) => [line, classOf(text)]));
  // Lines below `>-` become text on purpose; the schema decides whether a text is allowed there.
  const intended = kind === 'open-text' ? linesOfText(after, lines[0]?.line ?? 0) : undefined;
  const isLost = (line: number) => !now.has(line) && !intended?.has(line);
  return (
    names.some((line) => !edited.has(line) && isLost(line)) ||
    lines.some(({ line }) => /^(point|field)$/.test(edited.get(line) ?? '') && isLost(line))
  );
}

function linesOfText({ text }: LayoutReading, above: number): Set<number> {
  const lines = readLines(text).filter(({ number }) => number > above);
  const end = lines.findIndex(({ kind }) => kind !== 'text');
  return new Set(lines.slice(0, end < 0 ? undefined : end).map(({ number }) => number));
}

/** Whether an enclosing block is unknown or of the wrong type: the schema cannot confirm anything inside it. */
function standsInInvalidBlock(line: number, { entry: { places, source }, errors }: LayoutReading): boolean {
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
 * Whether a moved field would be valid in its new place under any name, so that this does not prove the place right.
 */
function takesAnyName({ edit: { kind, lines }, reading }: TriedEdit, read: ReadAgain): boolean {
  const [{ line, text } = { line: 0, text: '' }] = lines;
  if (kind !== 'move' || lines.length > 1 || nameIn(text) === '') return false;
  const renamed = { kind, cost: 0, lines: [{ line, text: text.replace(/\w+/, 'x') }] };
  return read(applyEdit(reading.text, renamed)).errors.length === reading.errors.length;
}

/** The field name of a line if it looks like one of a schema; row names have capitals and spaces. */
function nameIn(text: string): string {
  return /^\s*([a-z]\w*):/.exec(text)?.[1] ?? '';
}
