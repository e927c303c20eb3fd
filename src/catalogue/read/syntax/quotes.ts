import { asField, quoted, splitField, type FindSlip } from './slip.ts';

/** A value that starts with a character that YAML keeps for itself. */
export const findReservedStart: FindSlip = (source, line) => {
  const field = splitField(source, line);
  if (!field || !/^[%@`]/.test(field.value)) return undefined;
  return {
    line,
    column: field.column,
    length: 1,
    rule: 'text/reserved-start',
    message: `A value cannot start with \`${field.value.charAt(0)}\`.`,
    fix: `put the value in quotes: ${asField(field, quoted(field.value))}`,
    repaired: field.head + quoted(field.value),
  };
};

/** Text behind the closing quote, or an apostrophe inside single quotes. */
export const findTextAfterQuote: FindSlip = (source, line) => {
  const field = splitField(source, line);
  if (!field || !(/^'.*'[^'\s#]/.test(field.value) || /^"[^"]*"\s*[^"\s#,]/.test(field.value))) return undefined;
  const inner = JSON.stringify(field.value.replace(/^['"]|['"]$/g, ''));
  return {
    line,
    column: field.column,
    length: field.value.length,
    rule: 'text/quotes',
    message: `There is text after the closing ${field.value.charAt(0)}, or an apostrophe inside a quoted text.`,
    fix: `write ${asField(field, inner)}`,
    repaired: field.head + inner,
  };
};

/** A quote that is opened and never closed on its line. */
export const findUnclosedQuote: FindSlip = (source, line) => {
  const field = splitField(source, line);
  const quote = field?.value.charAt(0);
  if (!field || (quote !== '"' && quote !== "'")) return undefined;
  const closed = quote === '"' ? /^"[^"\\]*(?:\\.[^"\\]*)*"\s*(#.*)?$/ : /^'[^']*(?:''[^']*)*'\s*(#.*)?$/;
  if (closed.test(field.value)) return undefined;
  return {
    line,
    column: field.column,
    length: field.value.length,
    rule: 'text/unclosed-quote',
    message: `The quote ${quote} that is opened here is never closed.`,
    fix: `write ${asField(field, quoted(field.value))}`,
    repaired: field.head + quoted(field.value),
  };
};

/** A bracket that is opened and not closed on its line. */
export const findUnclosedBracket: FindSlip = (source, line) => {
  const field = splitField(source, line);
  const bracket = field?.value.charAt(0);
  if (!field || (bracket !== '[' && bracket !== '{')) return undefined;
  const closing = bracket === '[' ? ']' : '}';
  if (new RegExp(`\\${closing}\\s*(#.*)?$`).test(field.value)) return undefined;
  return {
    line,
    column: field.column,
    length: 1,
    rule: 'text/unclosed-bracket',
    message: `The bracket ${bracket} that is opened here is never closed.`,
    fix: `add ${closing} at the end, or put the value in quotes`,
    repaired: field.head + field.value.replace(/,\s*$/, '') + closing,
  };
};
