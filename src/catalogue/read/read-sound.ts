import {
  boolCoreTag,
  EVENT_ID,
  floatCoreTag,
  getScalarValue,
  intCoreTag,
  NOT_RESOLVED,
  nullCoreTag,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
  type Event,
  type ScalarEvent,
} from 'js-yaml';
import { readPlainName, reservedNames } from './check-name.ts';
import { checkPlainScalar } from './check-scalar.ts';
import { mayHoldOddCharacters } from './mend-characters.ts';
import { maxDepth } from './parse-text.ts';

/**
 * The value of a text about which there is nothing to say, or undefined when there may be something: then `readEntry`
 * looks at it line by line. Nearly all files are sound, and this way costs a third of that one: the place of no value is
 * worked out, and the value is made while it is looked at. It may err on one side only: a text that it takes for sound
 * has no finding.
 */
export function readSound(text: string): { value: unknown } | undefined {
  // What starts like a copied line is looked at as a whole.
  if (/^\s*[>+~\d]/.test(text) || mayHoldOddCharacters(text)) return undefined;
  try {
    return makeValue(text, parseEvents(text, { maxDepth }));
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return undefined;
  }
}

/** A list that is being filled, or a block with the name whose value comes next. */
type Open = { list: unknown[] } | { block: Record<string, unknown>; name: string | undefined };

/** The value as js-yaml would make it of the events, as long as nothing in them asks for a closer look. */
function makeValue(text: string, events: readonly Event[]): { value: unknown } | undefined {
  const open: Open[] = [];
  let documents = 0;
  let whole: unknown;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) documents++;
    else if (event.type === EVENT_ID.POP) open.pop();
    else if (event.type === EVENT_ID.ALIAS || event.tagStart >= 0 || event.anchorStart >= 0) return undefined;
    else {
      const around = open.at(-1);
      const isScalar = event.type === EVENT_ID.SCALAR;
      if (around && 'block' in around && around.name === undefined) {
        const name = isScalar ? soundName(text, event) : undefined;
        if (name === undefined || Object.hasOwn(around.block, name)) return undefined;
        around.name = name;
        continue;
      }
      const value = isScalar ? soundValue(text, event) : event.type === EVENT_ID.MAPPING ? {} : [];
      if (value === unsound) return undefined;
      if (!around) whole = value;
      else if ('list' in around) around.list.push(value);
      else {
        around.block[around.name ?? ''] = value;
        around.name = undefined;
      }
      if (Array.isArray(value)) open.push({ list: value });
      else if (!isScalar) open.push({ block: value as Record<string, unknown>, name: undefined });
    }
  }
  return documents === 1 ? { value: whole } : undefined;
}

/** `fast` is a scalar that is its own text: on one line, without escapes. */
function soundName(text: string, { valueStart, valueEnd, fast, style }: ScalarEvent): string | undefined {
  if (!fast || valueStart < 0 || valueEnd === valueStart) return undefined;
  const name = text.slice(valueStart, valueEnd);
  if (name.endsWith(':') || reservedNames.has(name)) return undefined;
  return style !== SCALAR_STYLE.PLAIN || readPlainName(name) === name ? name : undefined;
}

/** Stands for a value that asks for a closer look. */
const unsound = Symbol('unsound');

/**
 * Without quotes a value must be one line behind its field's name or its hyphen, with nothing behind it. In a text
 * below `>-` no line may look like a field.
 */
function soundValue(text: string, event: ScalarEvent): unknown {
  const { style, valueStart, valueEnd, fast } = event;
  if (style === SCALAR_STYLE.PLAIN) {
    if (valueStart < 0 || !fast || startsItsLine(text, valueStart) || isFollowedByRemark(text, valueEnd))
      return unsound;
    return soundPlain(text.slice(valueStart, valueEnd));
  }
  const isBlock = style === SCALAR_STYLE.FOLDED_BLOCK || style === SCALAR_STYLE.LITERAL_BLOCK;
  if (isBlock && holdsField(text, valueStart, valueEnd)) return unsound;
  // An escape may stand for a character that no page can show; a quote or a backslash does not.
  const hasEscapes = style === SCALAR_STYLE.DOUBLE_QUOTED && !fast;
  if (hasEscapes && !/^(?:[^\\\n\r]|\\["\\])*$/.test(text.slice(valueStart, valueEnd))) return unsound;
  return getScalarValue(text, event);
}

/** The values that YAML's core schema has for texts without quotes (10.3.2): none of its words and numbers has a space. */
const tags = [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag];
const longestWord = 'false'.length;

/** Values by what is written and starts with no letter: the same figures stand in thousands of files. */
const readBefore = new Map<string, unknown>();
/** Keeps a long-lived process small. */
const maxRemembered = 20_000;

function soundPlain(written: string): unknown {
  const last = written.at(-1);
  if (last === ',' || last === ';') return unsound;
  // Letters start neither a number nor a typographic quote.
  if (startsWithLetter(written) && last !== '"') return written.length > longestWord ? written : resolve(written);
  const before = readBefore.get(written);
  if (before !== undefined) return before;
  const value = checkPlainScalar(written) ? unsound : resolve(written);
  if (readBefore.size >= maxRemembered) readBefore.clear();
  readBefore.set(written, value);
  return value;
}

function resolve(written: string): unknown {
  for (const tag of tags) {
    const value = tag.resolve(written, false, tag.tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  return written;
}

function startsWithLetter(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first >= 65 && first <= 90) || (first >= 97 && first <= 122);
}

function holdsField(text: string, start: number, end: number): boolean {
  const colon = text.indexOf(':', start);
  return colon >= 0 && colon < end && /^[ \t]*[a-z]\w*:(?:\s|$)/m.test(text.slice(start, end));
}

function startsItsLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (text.charCodeAt(at) === 32) at--;
  const code = text.charCodeAt(at);
  return at < 0 || code === 10 || code === 13;
}

function isFollowedByRemark(text: string, offset: number): boolean {
  let at = offset;
  while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9) at++;
  return text.charCodeAt(at) === 35;
}
