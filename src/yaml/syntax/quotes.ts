import { lineText, type SourceText } from '../source-text.ts';
import { asField, indentOf, inValue, alwaysQuoted, splitField, type Mistake } from './mistake.ts';

/** Text after the closing quote, or an apostrophe in single quotes. */
export const findTextAfterQuote = inValue((field) => {
  const { value } = field;
  if (!/^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")\s*(?:[^\s#,]|,\s*\S)/.test(value)) return undefined;
  const sign = value.charAt(0);
  const inner = alwaysQuoted(!value.endsWith(sign) || startsWithQuotedWord(value) ? value : value.slice(1, -1));
  return {
    length: value.length,
    rule: 'text/quotes',
    message: `There is text after the closing ${sign}, or ${sign === "'" ? 'an apostrophe' : 'a quote'} inside a quoted text.`,
    fix: `write \`${asField(field, inner)}\``,
    value: inner,
  };
});

/**
 * `"Doors" locked`: the quotes belong to the first words. In `"The "big" one"` the outer ones enclose the whole text.
 */
function startsWithQuotedWord(value: string): boolean {
  return /^(["'])[^"'\s](?:[^"']*[^"'\s])?\1(?:[\s,.;:)-]|$)/.test(value);
}

/** A backslash in double quotes that YAML reads as an escape, as in a Windows path. */
export const findBackslash = inValue((field) => {
  if (!/^"(?:[^"\\]|\\.)*"\s*(#.*)?$/.test(field.value)) return undefined;
  const at = field.value.search(/\\(?![0abtnvfre "/\\N_LPxuU])/);
  if (at < 0) return undefined;
  const text = field.value.replace(/\s*(#.*)?$/, '').slice(1, -1);
  const value = text.includes("'") ? `"${text.replaceAll('\\', '\\\\')}"` : `'${text}'`;
  const message = 'A backslash in double quotes has a special meaning in YAML.';
  return { at, length: 2, rule: 'text/backslash', message, fix: `write \`${asField(field, value)}\``, value };
});

/** A quote that is not closed on its line. */
export const findUnclosedQuote = inValue((field) => {
  if (!opensQuote(field.value)) return undefined;
  const value = alwaysQuoted(field.value.replace(/^["']|["'”“’]$/g, ''));
  return {
    length: field.value.length,
    rule: 'text/unclosed-quote',
    message: `The quote ${field.value.charAt(0)} that is opened here is never closed.`,
    fix: `write \`${asField(field, value)}\``,
    value,
  };
});

function opensQuote(value: string): boolean {
  if (value.startsWith('"')) return !/^"[^"\\]*(?:\\.[^"\\]*)*"/.test(value);
  return value.startsWith("'") && !/^'[^']*(?:''[^']*)*'/.test(value);
}

/** A bracket that is not closed on its line. */
export const findUnclosedBracket = inValue((field) => {
  const bracket = field.value.charAt(0);
  if ((bracket !== '[' && bracket !== '{') || !opensBracket(field.value)) return undefined;
  const value = field.value.replace(/,\s*$/, '') + (bracket === '[' ? ']' : '}');
  return {
    rule: 'text/unclosed-bracket',
    message: `The bracket ${bracket} that is opened here is never closed.`,
    fix: `write \`${asField(field, value)}\`; if the bracket belongs to the text, write \`${asField(field, alwaysQuoted(field.value))}\``,
    value,
  };
});

function opensBracket(value: string): boolean {
  // Also match an unclosed quote up to the end: otherwise the pattern would retry at every quote in it.
  const bare = value.replace(/"(?:[^"\\]|\\.)*(?:"|\\?$)|'[^']*(?:'|$)/g, (part) =>
    /^(['"]).*\1$/.test(part) ? '' : part,
  );
  const count = (brackets: RegExp) => bare.match(brackets)?.length ?? 0;
  return count(/[[{]/g) > count(/[\]}]/g);
}

/** Text after the closing bracket of a list: the whole value needs quotes. */
export const findTextAfterBracket = inValue((field) => {
  const { value } = field;
  if (!/^(\[[^[\]{}]*\]|\{[^[\]{}]*\})\s*([^\s#,].*)$/.test(value)) return undefined;
  return {
    length: value.length,
    rule: 'text/brackets',
    message: `The value starts with ${value.charAt(0)}, which opens a ${value.startsWith('[') ? 'list' : 'block'} in YAML, but there is text after it.`,
    fix: `put the whole value in quotes: \`${asField(field, alwaysQuoted(value))}\``,
    value: alwaysQuoted(value),
  };
});

/**
 * The first quote or bracket above a line that is left open although the next line, not being indented, cannot continue
 * it. The parser reports it only at the next quote or the end of the file.
 */
export function findOpenedAbove(source: SourceText, line: number): Mistake | undefined {
  for (let at = 1; at <= line; at++) {
    const text = lineText(source, at);
    const field = splitField(text);
    if (!field || !/^["'[{]/.test(field.value)) continue;
    const isQuote = /^["']/.test(field.value);
    if (isQuote ? !opensQuote(field.value) : !opensBracket(field.value)) continue;
    const next = lineText(source, at + 1);
    if (next.trim() && indentOf(next) > indentOf(text) && at < line) continue;
    if (!isQuote && /^\s*[\]}]/.test(next)) continue;
    const mistake = (isQuote ? findUnclosedQuote : findUnclosedBracket)(text, source, at);
    return mistake && { ...mistake, line: at };
  }
  return undefined;
}
