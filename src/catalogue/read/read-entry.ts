import { constructFromEvents, CORE_SCHEMA } from 'js-yaml';
import { decode } from './decode.ts';
import { makeFindingList, type FindingList } from './finding-list.ts';
import { indexEvents, placesOf, type Places } from './index-events.ts';
import { repairCharacters } from './repair-characters.ts';
import { parseText } from './parse-text.ts';
import { setAside } from './set-aside.ts';
import { makeSourceText, repairSource, type SourceText, type Span } from './source-text.ts';

/** `value` is undefined when the text cannot be trusted. */
export interface ReadFile {
  source: SourceText;
  places: Places;
  /** Texts in quotes or blocks that have several lines. */
  longTexts: readonly Span[];
  value: unknown;
  /** The checks add to it. */
  findings: FindingList;
  /** Removed lines, which may hold a field that is missing from `value`. */
  leftOut: readonly string[];
}

/**
 * Reads a YAML or JSON file (the parser reads JSON as YAML): its value, the place of every field, and findings about
 * the text.
 */
export function readEntry(file: string, bytes: Uint8Array, findings: FindingList = makeFindingList()): ReadFile {
  const decoded = decode(file, bytes);
  if ('text' in decoded) return readText(makeSourceText(file, decoded.text), findings);
  findings.add(decoded.finding);
  return { ...nothing(makeSourceText(file, '')), findings, leftOut: [] };
}

/** The same for a decoded text, such as one repaired in memory. */
export function readText(original: SourceText, findings: FindingList): ReadFile {
  const entry = setAside(original, findings);
  const text = repairCharacters(entry, (span, words) => findings.report(entry, span, words));
  const { source, events, leftOut } = parseText(text, findings);
  if (!events) return { ...nothing(original), findings, leftOut };
  const { documents, isUnsafe, longTexts } = indexEvents(source, events, findings);
  // A file is not empty if lines were removed from it.
  const isMissed = documents === 0 && leftOut.length === 0;
  if (isMissed || documents > 1) reportDocuments(source, documents, findings);
  const [value] =
    documents > 0 && !isUnsafe
      ? constructFromEvents(events, { source: source.text, schema: CORE_SCHEMA, json: true, maxAliases: 0 })
      : [];
  const read = (of: SourceText) => ({ source: of, places: placesOf(of), longTexts, value, findings });
  if (documents <= 1) return { ...read(source), leftOut };
  const start = secondStart(source);
  const firstDocument = repairSource(source, source.text.slice(0, start));
  return { ...read(firstDocument), leftOut: [...leftOut, source.text.slice(start)] };
}

function nothing(source: SourceText) {
  return { source, places: new Map() as Places, longTexts: [], value: undefined };
}

function reportDocuments(source: SourceText, documents: number, findings: FindingList): void {
  if (documents === 0) {
    const words = {
      rule: 'text/empty',
      message: 'The file is empty or contains only comments.',
      fix: 'copy the lines of another file in its folder into it and change them, or delete the file',
    };
    findings.report(source, { start: 0, end: 1 }, words);
  }
  if (documents <= 1) return;
  const start = secondStart(source);
  findings.report(
    source,
    { start, end: start + 3 },
    {
      rule: 'text/documents',
      message: 'A second document starts here; a file can contain only one entry.',
      fix: isAnotherEntry(source.text, start)
        ? 'move what follows to its own file, and delete this line'
        : 'delete this line, or move what follows to its own file',
    },
  );
}

/**
 * Whether a second document starts with the same field as the first, and so is another entry rather than the rest of
 * this one.
 */
function isAnotherEntry(text: string, start: number): boolean {
  const first = (part: string) => /^([A-Za-z]\w*):/m.exec(part)?.[1];
  const name = first(text.slice(0, start));
  return name !== undefined && name === first(text.slice(start));
}

/** The offset of the second document: at a `---` that is not the first, or at `...`. */
function secondStart(source: SourceText): number {
  const marks = [...source.text.matchAll(/^(---|\.\.\.)(?=\s|$)/gm)];
  const before = source.text.slice(0, marks[0]?.index).split('\n');
  const isFirst = before.every((line) => /^\s*([#%]|$)/.test(line));
  return (isFirst ? marks[1] : marks[0])?.index ?? source.text.length;
}
