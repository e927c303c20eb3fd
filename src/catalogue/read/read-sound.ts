import {
  constructFromEvents,
  CORE_SCHEMA,
  EVENT_ID,
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
 * looks at it line by line. Nearly all files are sound, and this way costs half of that one, since the place of no
 * value is worked out. It may err on one side only: a text that it takes for sound has no finding.
 */
export function readSound(text: string): { value: unknown } | undefined {
  // What starts like a copied line is looked at as a whole.
  if (/^\s*[>+~\d]/.test(text) || mayHoldOddCharacters(text)) return undefined;
  try {
    const events = parseEvents(text, { maxDepth });
    if (!isSound(text, events)) return undefined;
    // Without `json`, a name that stands twice in one block throws.
    const [value] = constructFromEvents(events, { source: text, schema: CORE_SCHEMA, maxAliases: 0 });
    return { value };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return undefined;
  }
}

/** What comes next in an open list or block. A block awaits a name and a value in turn. */
type Awaited = 'item' | 'name' | 'value';

function isSound(text: string, events: readonly Event[]): boolean {
  const open: Awaited[] = [];
  let documents = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) documents++;
    else if (event.type === EVENT_ID.POP) open.pop();
    else if (event.type === EVENT_ID.ALIAS || event.tagStart >= 0 || event.anchorStart >= 0) return false;
    else {
      const awaited = open.at(-1) ?? 'item';
      if (awaited !== 'item') open[open.length - 1] = awaited === 'name' ? 'value' : 'name';
      if (event.type === EVENT_ID.SCALAR) {
        if (!(awaited === 'name' ? isSoundName(text, event) : isSoundValue(text, event))) return false;
      } else {
        if (awaited === 'name') return false;
        open.push(event.type === EVENT_ID.MAPPING ? 'name' : 'item');
      }
    }
  }
  return documents === 1;
}

/** `fast` is a scalar that is its own text: on one line, without escapes. */
function isSoundName(text: string, { valueStart, valueEnd, fast, style }: ScalarEvent): boolean {
  if (!fast || valueStart < 0 || valueEnd === valueStart) return false;
  const name = text.slice(valueStart, valueEnd);
  return (
    !name.endsWith(':') && !reservedNames.has(name) && (style !== SCALAR_STYLE.PLAIN || readPlainName(name) === name)
  );
}

/**
 * Without quotes a value must be one line behind its field's name or its hyphen, with nothing behind it. In a text
 * below `>-` no line may look like a field.
 */
function isSoundValue(text: string, { style, valueStart, valueEnd, fast }: ScalarEvent): boolean {
  if (style === SCALAR_STYLE.FOLDED_BLOCK || style === SCALAR_STYLE.LITERAL_BLOCK)
    return !holdsField(text, valueStart, valueEnd);
  // An escape may stand for a character that no page can show; a quote or a backslash does not.
  if (style === SCALAR_STYLE.DOUBLE_QUOTED && !fast)
    return /^(?:[^\\\n\r]|\\["\\])*$/.test(text.slice(valueStart, valueEnd));
  if (style !== SCALAR_STYLE.PLAIN) return true;
  if (valueStart < 0 || !fast || startsItsLine(text, valueStart) || isFollowedByRemark(text, valueEnd)) return false;
  const first = text.charCodeAt(valueStart);
  // Letters start neither a number nor a typographic quote.
  const isLetter = (first >= 65 && first <= 90) || (first >= 97 && first <= 122);
  const last = text.charCodeAt(valueEnd - 1);
  // A quote, a comma or a semicolon.
  if (last === 44 || last === 59) return false;
  return (isLetter && last !== 34) || checkPlainScalar(text.slice(valueStart, valueEnd)) === undefined;
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
