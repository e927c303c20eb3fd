import { lineText } from '../source-text.ts';
import { asField, indentOf, quoted, splitField, type FindSlip } from './slip.ts';

/** A colon and a space inside a text without quotes. */
export const findUnquotedColon: FindSlip = (source, line) => {
  const field = splitField(source, line);
  if (!field?.name || /^["'[{|>]/.test(field.value)) return undefined;
  const colon = field.value.search(/:(\s|$)/);
  if (colon < 0) return undefined;
  return {
    line,
    column: field.column + colon,
    length: 1,
    rule: 'text/colon',
    message: `The text of \`${field.name}\` contains a colon followed by a space, which YAML reads as a new field.`,
    fix: `put the text in quotes: ${asField(field, quoted(field.value))}`,
    repaired: field.head + quoted(field.value),
  };
};

/** A list that starts on the line of its field. */
export const findInlineList: FindSlip = (source, line) => {
  const field = splitField(source, line);
  if (!field?.name || !field.value.startsWith('- ')) return undefined;
  return {
    line,
    column: field.column,
    length: 1,
    rule: 'text/inline-list',
    message: 'A list cannot start on the same line as the name of its field.',
    fix: 'put each `- item` on its own line below',
    repaired: `${field.head}[${quoted(field.value.slice(2))}]`,
  };
};

/** `name:value` without the space. */
export const findMissingSpace: FindSlip = (source, line) => {
  const text = lineText(source, line);
  const match = /^(\s*(?:- )?)([A-Za-z][\w-]*):([^\s/].*)$/.exec(text);
  if (!match) return undefined;
  const [, indent = '', name = '', value = ''] = match;
  return {
    line,
    column: indent.length + name.length + 1,
    length: 1,
    rule: 'text/space-after-colon',
    message: 'There must be a space after the colon.',
    fix: `write ${name}: ${value}`,
    repaired: `${indent}${name}: ${value}`,
  };
};

/** A line that is neither a field nor an item. Its first word is taken for the field's name, so that the others can be read. */
export const findMissingColon: FindSlip = (source, line) => {
  const text = lineText(source, line);
  if (!text.trim() || /^\s*(#|-|---)/.test(text) || /:(\s|$)/.test(text)) return undefined;
  const [, indent = '', name = '', value = ''] = /^(\s*)([A-Za-z][\w-]*)\s+(.*)$/.exec(text) ?? [];
  return {
    line,
    column: indentOf(text) + 1,
    length: text.trim().length,
    rule: 'text/no-colon',
    message: 'This line is neither `field: value` nor the continuation of a text.',
    fix: 'add the missing `field:`; for a text over several lines start it with `field: >` and indent the lines below',
    repaired: name ? `${indent}${name}: ${quoted(value)}` : text.replace(/\S.*/, '#'),
  };
};

/** Two fields of a JSON file without the comma between them; it is missing at the end of the line above. */
export const findMissingComma: FindSlip = (source, line) => {
  const above = lineText(source, line - 1);
  if (!/[\w"\]}]\s*$/.test(above)) return undefined;
  const end = above.trimEnd().length;
  return {
    line: line - 1,
    column: end,
    length: 1,
    rule: 'text/missing-comma',
    message: 'There must be a comma between two fields or entries.',
    fix: 'put a comma at the end of this line',
    repaired: `${above.trimEnd()},`,
  };
};
