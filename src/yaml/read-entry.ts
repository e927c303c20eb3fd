import { constructFromEvents, CORE_SCHEMA, parseEvents, YAMLException, type Event } from 'js-yaml';
import { neutralise } from './check-scalar.ts';
import { decode } from './decode.ts';
import { FindingList } from './finding-list.ts';
import { indexEvents, placesOf, type IndexedText, type Place, type Places } from './index-events.ts';
import { repairCharacters } from './repair-characters.ts';
import { maxDepth, parseText, type ParsedText } from './parse-text.ts';
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
export function readEntry(file: string, bytes: Uint8Array, findings: FindingList = new FindingList()): ReadFile {
  const decoded = decode(file, bytes);
  if ('text' in decoded) return readText(makeSourceText(file, decoded.text), findings);
  findings.add(decoded.finding);
  return { ...nothing(makeSourceText(file, '')), findings, leftOut: [] };
}

/** The same for a decoded text, such as one repaired in memory. */
export function readText(original: SourceText, findings: FindingList): ReadFile {
  const entry = setAside(original, findings);
  const text = repairCharacters(entry, (span, words) => findings.report(entry, span, words));
  const first = parseText(text, findings);
  if (!first.events) return { ...nothing(original), findings, leftOut: first.leftOut };
  const index = indexEvents(first.source, first.events, findings, { isClean: text === entry });
  // A file is not empty if lines were removed from it.
  const isMissed = index.documents === 0 && first.leftOut.length === 0;
  if (isMissed || index.documents > 1) reportDocuments(first.source, index.documents, findings);
  const { source, events, longTexts } = withoutReported(first, index);
  const trusted = events && index.documents > 0 && !index.hasComplexName;
  const [value] = trusted
    ? constructFromEvents(events, { source: source.text, schema: CORE_SCHEMA, json: true, maxAliases: 0 })
    : [];
  const cutOff = index.documents > 1 ? [first.source.text.slice(secondStart(first.source))] : [];
  return { source, places: placesOf(source), longTexts, value, findings, leftOut: [...first.leftOut, ...cutOff] };
}

function nothing(source: SourceText) {
  return { source, places: new Map() as Places, longTexts: [], value: undefined };
}

/** Removes what was reported and would make the value wrong: indicators, reserved names, a second document. */
function withoutReported(
  { source, events }: ParsedText,
  { marks, documents, longTexts }: IndexedText,
): { source: SourceText; events: Event[] | undefined; longTexts: readonly Span[] } {
  if (marks.length === 0 && documents <= 1) return { source, events, longTexts };
  const harmless = neutralise(documents > 1 ? source.text.slice(0, secondStart(source)) : source.text, marks);
  const ignoredFindings = new FindingList();
  const again = parseText(repairSource(source, harmless), ignoredFindings);
  if (!again.events) return { source, events: undefined, longTexts };
  const index = indexEvents(again.source, again.events, ignoredFindings);
  const isTrusted = index.marks.length === 0 && index.documents === 1 && !index.hasComplexName;
  return { source: again.source, events: isTrusted ? again.events : undefined, longTexts: index.longTexts };
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

/**
 * Reads a text without repairs, so that value and places are those of the text itself. Undefined unless it is valid
 * YAML with one document and without anchors, aliases and tags.
 */
export function readValid(source: SourceText): { value: unknown; places: Places } | undefined {
  try {
    const events = parseEvents(source.text, { maxDepth });
    const places = new Map<string, Place>();
    const { documents, marks, hasComplexName } = indexEvents(source, events, new FindingList(), { places });
    if (documents !== 1 || marks.length > 0 || hasComplexName) return undefined;
    const [value] = constructFromEvents(events, { source: source.text, schema: CORE_SCHEMA, json: true });
    return { value, places };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return undefined;
  }
}
