import {
  EVENT_ID,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type Event,
  type MappingEvent,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';
import { checkPlainLines } from './check-lines.ts';
import { explainMark, type Mark, checkLastComma, checkPlainScalar } from './check-scalar.ts';
import { checkName, reservedNames } from './check-name.ts';
import { codeOf } from './repair-characters.ts';
import { FindingList } from './finding-list.ts';
import { maxDepth } from './parse-text.ts';
import type { SourceText, Span, FindingText } from './source-text.ts';

/** The position of a value and its field name. Only scalars have `raw` and `plain` (unquoted). */
export interface Place {
  key?: Span | undefined;
  value: Span;
  raw?: string | undefined;
  plain?: boolean | undefined;
}

/** Places by JSON pointer (`/features/0`); '' is the whole document. */
export type Places = Pick<ReadonlyMap<string, Place>, 'get' | 'has' | 'entries'>;

export interface IndexedText {
  documents: number;
  /** Indicators and names to replace before the value can be used. */
  marks: Mark[];
  /** Whether a list, a block or what follows a question mark is used as a field name. */
  hasComplexName: boolean;
  /** Texts in quotes or blocks that have several lines. */
  longTexts: Span[];
}

/** A list or block that is still open. */
interface Frame {
  pointer: string;
  isBlock: boolean;
  count: number;
  key?: { name: string; span: Span } | undefined;
  seen: Map<string, Span>;
}

/** The place of every value of a valid text. Computed on first use: only findings need it, and most files have none. */
export function placesOf(source: SourceText): Places {
  let known: Places | undefined;
  const find = () => {
    if (known) return known;
    const places = new Map<string, Place>();
    indexEvents(source, parseEvents(source.text, { maxDepth }), new FindingList(), { places });
    return (known = places);
  };
  return {
    get: (pointer) => find().get(pointer),
    has: (pointer) => find().has(pointer),
    entries: () => find().entries(),
  };
}

/**
 * Reports problems of names and scalars in one pass over the parser's events.
 * @param places receives the place of every value
 * @param isClean whether the text has no suspicious character: then only an escape in quotes can write one
 */
export function indexEvents(
  source: SourceText,
  events: Event[],
  findings: FindingList,
  { places, isClean = false }: { places?: Map<string, Place>; isClean?: boolean } = {},
): IndexedText {
  const frames: Frame[] = [];
  const index: IndexedText = { documents: 0, marks: [], hasComplexName: false, longTexts: [] };
  /** The end of the last scalar. An empty list entry has no position of its own. */
  let lastEnd = 0;
  const report = (span: Span, words: FindingText) => findings.report(source, span, words);

  /** Adds a value to the open block or list, or keeps a name for the value after it. Returns the JSON pointer. */
  function enter(value: Span, raw?: string, plain?: boolean): string {
    const frame = frames.at(-1);
    if (frame?.isBlock && !frame.key) {
      enterName(frame, value, raw, plain ?? false);
      return '';
    }
    const key = frame?.key;
    if (frame) frame.key = undefined;
    if (!places) return '';
    const pointer = frame ? `${frame.pointer}/${frame.isBlock ? escapePointer(key?.name ?? '') : frame.count++}` : '';
    places.set(pointer, { key: key?.span, value, raw, plain });
    return pointer;
  }

  function enterName(frame: Frame, span: Span, name: string | undefined, plain: boolean): void {
    frame.key = { name: name ?? '?', span };
    const isAfterMark = source.text.startsWith('? ', span.start - 2);
    if (name === undefined || isAfterMark) {
      index.hasComplexName = true;
      report(span, complexName);
      return;
    }
    const first = frame.seen.get(name);
    const words = checkName(name, span, plain, first, source);
    if (words) report(span, words);
    if (!first) frame.seen.set(name, span);
    if (reservedNames.has(name)) {
      const start = span.start + (/["']/.test(source.text.charAt(span.start)) ? 1 : 0);
      index.marks.push({ span: { start, end: span.end }, sign: '!', isOnBlock: false });
    }
  }

  function enterMark(sign: Mark['sign'], start: number, end: number, { isOnBlock }: Pick<Mark, 'isOnBlock'>): Mark {
    const mark: Mark = { span: { start, end }, sign, isOnBlock };
    report(mark.span, explainMark(source.text, mark, frames.at(-1)?.key?.name));
    index.marks.push(mark);
    return mark;
  }

  function enterMarks(
    { tagStart, tagEnd, anchorStart, anchorEnd }: ScalarEvent | MappingEvent | SequenceEvent,
    { isOnBlock }: Pick<Mark, 'isOnBlock'>,
  ) {
    if (tagStart >= 0) enterMark('!', tagStart, tagEnd, { isOnBlock });
    if (anchorStart >= 0) enterMark('&', anchorStart - 1, anchorEnd, { isOnBlock });
  }

  for (const event of events) {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        index.documents++;
        break;
      case EVENT_ID.MAPPING:
      case EVENT_ID.SEQUENCE: {
        enterMarks(event, { isOnBlock: true });
        lastEnd = Math.max(lastEnd, event.start - 1);
        const pointer = enter({ start: event.start, end: event.start + 1 });
        frames.push({ pointer, isBlock: event.type === EVENT_ID.MAPPING, count: 0, seen: new Map() });
        break;
      }
      case EVENT_ID.SCALAR: {
        enterMarks(event, { isOnBlock: false });
        const { key, isBlock } = frames.at(-1) ?? {};
        const raw = getScalarValue(source.text, event);
        const plain = event.style === SCALAR_STYLE.PLAIN;
        const span = scalarSpan(event) ?? key?.span ?? nextSign(source.text, isBlock ? ':' : '-', lastEnd);
        if (!plain && /[\r\n]/.test(source.text.slice(span.start, span.end))) index.longTexts.push(span);
        lastEnd = event.valueStart < 0 ? span.end : event.valueEnd;
        const unfit = isClean && event.style !== SCALAR_STYLE.DOUBLE_QUOTED ? undefined : checkCharacters(raw);
        if (unfit) report(span, unfit);
        if (plain && !(isBlock && !key)) {
          const words = checkPlainScalar(raw, span) ?? (isBlock ? checkLastComma(raw) : undefined);
          if (words) report(span, words);
          const nameEnd = event.valueStart < 0 ? key?.span.end : undefined;
          if (event.valueStart >= 0 || key) checkPlainLines(source.text, { span, name: key?.name, nameEnd }, report);
        }
        enter(span, raw, plain);
        break;
      }
      case EVENT_ID.ALIAS:
        enter(enterMark('*', event.anchorStart - 1, event.anchorEnd, { isOnBlock: false }).span, '*', false);
        break;
      case EVENT_ID.POP:
        frames.pop();
        break;
    }
  }
  return index;
}

const complexName: FindingText = {
  rule: 'text/complex-name',
  message: "A field's name must be plain text, not a list, a block or behind a question mark.",
  fix: 'write `name: value`; a text that starts with `[`, `{` or `?` needs quotes',
};

/** Escapes a segment of a JSON pointer. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The names and list indexes in a JSON pointer. */
export function namesIn(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The hyphen of an empty list entry, or the colon of a field without a name. */
function nextSign(text: string, sign: '-' | ':', from: number): Span {
  const start = Math.max(0, text.indexOf(sign, from));
  return { start, end: start + 1 };
}

/** Undefined for an empty value. */
function scalarSpan(event: { valueStart: number; valueEnd: number; style: number }): Span | undefined {
  if (event.valueStart < 0) return undefined;
  const quote = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
  return { start: event.valueStart - quote, end: event.valueEnd + quote };
}

/**
 * Characters that no page, drawing, sheet or e-mail can show: those forbidden by XML 1.0 (section 2.2) and HTML, lone
 * surrogates, and bidirectional embeddings, overrides and isolates (Unicode annex 9). Checked after unescaping, since
 * `"\\0"` does not show in the file's own characters.
 */
const forbidden = /[[\p{Cc}--[\t\n\r\u0085]]\p{Cs}\ufffd-\uffff\u202a-\u202e\u2066-\u2069]/v;

function checkCharacters(value: string): FindingText | undefined {
  const [character] = forbidden.exec(value) ?? [];
  if (character === undefined) return undefined;
  const does = /[\u202a-\u202e\u2066-\u2069]/.test(character)
    ? 'that changes the direction of the text after it'
    : 'that cannot be shown';
  return {
    rule: 'text/control-character',
    message: `The text contains a character (${codeOf(character)}) ${does}.`,
    fix: 'delete it, or type the text again',
  };
}
