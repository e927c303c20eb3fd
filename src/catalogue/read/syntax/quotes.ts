import { lineText, type SourceText } from '../source-text.ts';
import { asField, indentOf, quote, quoted, splitField, type FieldLine, type FindSlip, type Slip } from './slip.ts';

/** Text behind the closing quote, or an apostrophe inside single quotes. */
export const findTextAfterQuote: FindSlip = (source, line) => {
  const field = splitField(source, line);
  if (!field || !/^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")\s*(?:[^\s#,]|,\s*\S)/.test(field.value)) return undefined;
  const { value } = field;
  const sign = value.charAt(0);
  const inner = quote(!value.endsWith(sign) || startsWithQuotedWord(value) ? value : value.slice(1, -1));
  return {
    line,
    column: field.column,
    length: field.value.length,
    rule: 'text/quotes',
    message: `There is text after the closing ${sign}, or ${sign === "'" ? 'an apostrophe' : 'a quote'} inside a quoted text.`,
    fix: `write \`${asField(field, inner)}\``,
    repaired: field.head + inner,
  };
};

/**
 * `"Doors" locked`: the quotes belong to the first words, and stay. In `"The "big" one"` the outer ones were meant for
 * the whole.
 */
function startsWithQuotedWord(value: string): boolean {
  return /^(["'])[^"'\s](?:[^"']*[^"'\s])?\1(?:[\s,.;:)-]|$)/.test(value);
}

/** A backslash in double quotes that YAML takes for a code, as in a path of Windows. */
export const findBackslash: FindSlip = (source, line) => {
  const field = splitField(source, line);
  const match =
    field && /^"(?:[^"\\]|\\.)*"\s*(#.*)?$/.test(field.value) && /\\(?![0abtnvfre "/\\N_LPxuU])/.exec(field.value);
  if (!field || !match) return undefined;
  const text = field.value.replace(/\s*(#.*)?$/, '').slice(1, -1);
  const repaired = text.includes("'") ? `"${text.replaceAll('\\', '\\\\')}"` : `'${text}'`;
  return {
    line,
    column: field.column + match.index,
    length: 2,
    rule: 'text/backslash',
    message: 'A backslash in double quotes has a special meaning in YAML.',
    fix: `write \`${asField(field, repaired)}\``,
    repaired: field.head + repaired,
  };
};

/** A quote that is opened and never closed on its line. */
export const findUnclosedQuote: FindSlip = (source, line) => {
  const field = splitField(source, line);
  if (!field || !opensQuote(field.value)) return undefined;
  return unclosedQuote(line, field);
};

function opensQuote(value: string): boolean {
  if (value.startsWith('"')) return !/^"[^"\\]*(?:\\.[^"\\]*)*"/.test(value);
  return value.startsWith("'") && !/^'[^']*(?:''[^']*)*'/.test(value);
}

function unclosedQuote(line: number, field: FieldLine): Slip {
  return {
    line,
    column: field.column,
    length: field.value.length,
    rule: 'text/unclosed-quote',
    message: `The quote ${field.value.charAt(0)} that is opened here is never closed.`,
    fix: `write \`${asField(field, quoted(field.value))}\``,
    repaired: field.head + quoted(field.value),
  };
}

/** A bracket that is opened and not closed on its line. */
export const findUnclosedBracket: FindSlip = (source, line) => {
  const field = splitField(source, line);
  const bracket = field?.value.charAt(0);
  if (!field || (bracket !== '[' && bracket !== '{') || !opensBracket(field.value)) return undefined;
  const closing = bracket === '[' ? ']' : '}';
  const closed = field.value.replace(/,\s*$/, '') + closing;
  return {
    line,
    column: field.column,
    length: 1,
    rule: 'text/unclosed-bracket',
    message: `The bracket ${bracket} that is opened here is never closed.`,
    fix: `write \`${asField(field, closed)}\`; if the bracket belongs to the text, write \`${asField(field, quote(field.value))}\``,
    repaired: field.head + closed,
  };
};

function opensBracket(value: string): boolean {
  // A quote that is never closed reaches to the end: without that, every quote in it would be looked at in vain.
  const bare = value.replace(/"(?:[^"\\]|\\.)*(?:"|\\?$)|'[^']*(?:'|$)/g, (part) =>
    /^(['"]).*\1$/.test(part) ? '' : part,
  );
  const count = (brackets: RegExp) => bare.match(brackets)?.length ?? 0;
  return count(/[[{]/g) > count(/[\]}]/g);
}

/** Text behind the bracket that closes a list: it belongs into quotes as a whole. */
export const findTextAfterBracket: FindSlip = (source, line) => {
  const field = splitField(source, line);
  const end = field && /^(\[[^[\]{}]*\]|\{[^[\]{}]*\})\s*([^\s#,].*)$/.exec(field.value);
  if (!field || !end) return undefined;
  return {
    line,
    column: field.column,
    length: field.value.length,
    rule: 'text/brackets',
    message: `The value starts with ${field.value.charAt(0)}, which opens a ${field.value.startsWith('[') ? 'list' : 'block'} in YAML, and goes on behind it.`,
    fix: `put the whole value in quotes: \`${asField(field, quote(field.value))}\``,
    repaired: field.head + quote(field.value),
  };
};

/**
 * The first quote or bracket above a line that is opened there and cannot be closed: the next line is not deeper, so it
 * is no continuation. The parser finds such a mistake much later, at the next quote or at the end of the file.
 */
export function findOpenedAbove(source: SourceText, line: number): Slip | undefined {
  for (let at = 1; at <= line; at++) {
    const field = splitField(source, at);
    if (!field || !/^["'[{]/.test(field.value)) continue;
    const isQuote = /^["']/.test(field.value);
    if (isQuote ? !opensQuote(field.value) : !opensBracket(field.value)) continue;
    const next = lineText(source, at + 1);
    if (next.trim() && indentOf(next) > indentOf(lineText(source, at)) && at < line) continue;
    if (!isQuote && /^\s*[\]}]/.test(next)) continue;
    return isQuote ? unclosedQuote(at, field) : findUnclosedBracket(source, at);
  }
  return undefined;
}
