import { EVENT_ID, getScalarValue, SCALAR_STYLE, type Event } from 'js-yaml';
import type { Finding } from '../finding.ts';
import { checkPlainScalar } from './check-scalar.ts';
import { findOddCharacter, showOddCharacters } from './odd-characters.ts';
import { findingAt, positionAt, type SourceText, type Span, type Words } from './source-text.ts';

/** Where a value stands, and its field's name; `raw` and `plain` (without quotes) are given for single values. */
export interface Place {
  key?: Span;
  value: Span;
  raw?: string;
  plain?: boolean;
}

/** Places by JSON pointer: `/features/0`. The whole document is ''. */
export type Places = Map<string, Place>;

/** An open list or block while walking through the events. */
interface Frame {
  pointer: string;
  isBlock: boolean;
  count: number;
  key?: { name: string; span: Span } | undefined;
  seen: Map<string, Span>;
}

/** Findings of these rules leave no value that could be trusted. */
export const fatalRules: readonly string[] = [
  'text/documents',
  'text/alias',
  'text/anchor',
  'text/reserved-name',
  'text/complex-name',
  'text/tag',
];

/** Walks once through the parser's events: the place of every value, and what is wrong with names and single values. */
export function indexEvents(
  source: SourceText,
  events: Event[],
): { places: Places; documents: number; findings: Finding[] } {
  const places: Places = new Map();
  const findings: Finding[] = [];
  const frames: Frame[] = [];
  let documents = 0;
  const report = (span: Span, words: Words) => void findings.push(findingAt(source, span, words));

  /** Files a value under the open block or list; a name is kept for the value that follows it. Returns the pointer. */
  function enter(value: Span, raw?: string, plain?: boolean): string {
    const frame = frames.at(-1);
    const scalar = raw === undefined ? {} : { raw, plain: plain ?? false };
    if (!frame) {
      places.set('', { value, ...scalar });
      return '';
    }
    if (frame.isBlock && !frame.key) {
      frame.key = { name: raw ?? '?', span: value };
      checkName(frame, value, raw, source, report);
      return '';
    }
    const pointer = `${frame.pointer}/${frame.isBlock ? escapePointer(frame.key?.name ?? '') : frame.count++}`;
    places.set(pointer, { ...(frame.key ? { key: frame.key.span } : {}), value, ...scalar });
    frame.key = undefined;
    return pointer;
  }

  for (const event of events) {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        documents++;
        break;
      case EVENT_ID.MAPPING:
      case EVENT_ID.SEQUENCE: {
        reportMarks(event, report);
        const pointer = enter({ start: event.start, end: event.start + 1 });
        frames.push({ pointer, isBlock: event.type === EVENT_ID.MAPPING, count: 0, seen: new Map() });
        break;
      }
      case EVENT_ID.SCALAR: {
        reportMarks(event, report);
        const frame = frames.at(-1);
        const raw = getScalarValue(source.text, event);
        const plain = event.style === SCALAR_STYLE.PLAIN;
        const span = scalarSpan(event, frame?.key?.span);
        if (plain && !(frame?.isBlock && !frame.key)) for (const words of checkPlainScalar(raw)) report(span, words);
        enter(span, raw, plain);
        break;
      }
      case EVENT_ID.ALIAS: {
        const span = { start: event.anchorStart - 1, end: event.anchorEnd };
        report(span, {
          rule: 'text/alias',
          message: '`*` at the start of a value has a special meaning in YAML.',
          fix: 'put the value in "double quotes", or write it out in full',
        });
        enter(span, '*', false);
        break;
      }
      case EVENT_ID.POP:
        frames.pop();
        break;
    }
  }
  return { places, documents, findings };
}

/** A part of a JSON pointer. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function scalarSpan(event: { valueStart: number; valueEnd: number; style: number }, key: Span | undefined): Span {
  if (event.valueStart < 0) return key ?? { start: 0, end: 1 };
  const quote = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
  return { start: event.valueStart - quote, end: event.valueEnd + quote };
}

function reportMarks(
  event: { tagStart: number; tagEnd: number; anchorStart: number; anchorEnd: number },
  report: (span: Span, words: Words) => void,
): void {
  if (event.tagStart >= 0) {
    report(
      { start: event.tagStart, end: event.tagEnd },
      {
        rule: 'text/tag',
        message: '`!` at the start of a value has a special meaning in YAML.',
        fix: 'put the whole value in "double quotes"',
      },
    );
  }
  if (event.anchorStart >= 0) {
    report(
      { start: event.anchorStart - 1, end: event.anchorEnd },
      {
        rule: 'text/anchor',
        message: '`&` at the start of a value has a special meaning in YAML.',
        fix: 'put the whole value in "double quotes"',
      },
    );
  }
}

function checkName(
  frame: Frame,
  span: Span,
  name: string | undefined,
  source: SourceText,
  report: (span: Span, words: Words) => void,
): void {
  if (name === undefined) {
    report(span, {
      rule: 'text/complex-name',
      message: "A field's name must be plain text, not a list or a block.",
      fix: 'write `name: value`; a text that starts with `[`, `{` or `?` needs quotes',
    });
    return;
  }
  const first = frame.seen.get(name);
  if (first) {
    report(span, {
      rule: 'text/duplicate-name',
      message: `\`${name}\` is written twice in the same block (first on line ${positionAt(source, first.start).line}).`,
      fix: 'keep one of the two and delete the other',
    });
  } else frame.seen.set(name, span);
  const odd = findOddCharacter(name);
  if (odd !== undefined) {
    report(span, {
      rule: 'text/odd-space',
      message: `This line contains an invisible character (${showOddCharacters(odd)}) that looks like a space.`,
      fix: 'delete the spaces of the line and type them again',
    });
  }
  if (['__proto__', 'constructor', 'prototype'].includes(name)) {
    report(span, {
      rule: 'text/reserved-name',
      message: `\`${name}\` is reserved and cannot be the name of a field.`,
      fix: 'choose another name',
    });
  }
}
