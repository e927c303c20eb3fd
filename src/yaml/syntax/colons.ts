import { lineText } from '../source-text.ts';
import { asField, indentOf, inValue, inStraightQuotes, splitField, type FindMistake } from './mistake.ts';

/** A colon and a space in unquoted text. */
export const findUnquotedColon = inValue((field) => {
  const { name, value: text } = field;
  const at = name === '' || /^["'[{|>]/.test(text) ? -1 : text.search(/:(\s|$)/);
  if (at < 0) return undefined;
  const value = inStraightQuotes(text);
  if (at === text.length - 1) {
    return {
      at,
      rule: 'text/last-colon',
      message: `The text of \`${name}\` ends with a colon, which YAML reads as the end of a field's name.`,
      fix: `remove the colon at the end: \`${asField(field, text.slice(0, -1))}\`; or put the text in quotes: \`${asField(field, value)}\``,
      value,
    };
  }
  return {
    at,
    rule: 'text/colon',
    isSure: true,
    message: `The text of \`${name}\` contains a colon followed by a space, which YAML reads as a new field.`,
    fix: `put the text in quotes: \`${asField(field, value)}\`${secondField(text.slice(0, at))}`,
    value,
  };
});

/** A hint if the word before the colon may be a second field on the line: `tyrescrapbaler, order: 40`. */
function secondField(before: string): string {
  const words = before.split(/[\s,]+/);
  const name = words.at(-1) ?? '';
  return words.length <= 3 && /^[a-z][A-Za-z]*$/.test(name)
    ? `; if \`${name}\` is a field, start a new line with it`
    : '';
}

/** A colon and a space in the continuation of an unquoted text. */
export const findColonInContinuation: FindMistake = (text, source, line) => {
  const above = splitField(lineText(source, line - 1));
  const isProse = above && above.value.split(' ').length > 2 && !/^["'[{|>]/.test(above.value);
  const match = /^(\s+[^\s:"'-][^:]*):\s/.exec(text);
  if (
    !above?.name ||
    !isProse ||
    !/\S\s/.test(match?.[1] ?? '') ||
    indentOf(text) <= indentOf(lineText(source, line - 1))
  )
    return undefined;
  return {
    at: (match?.[1] ?? '').length,
    rule: 'text/colon',
    message: `The text of \`${above.name}\` continues here and contains a colon followed by a space, which YAML reads as a new field.`,
    fix: `write \`${above.name}: >-\` and put the whole text on the lines below, indented by two more spaces`,
    repaired: text.replace(/:(?=\s)/g, ';'),
  };
};

/** A list that starts on the line of its field. */
export const findInlineList = inValue(({ name, value }, source, line) => {
  if (name === '' || !value.startsWith('- ')) return undefined;
  const figure = /^- +(\d.*)$/.exec(value)?.[1];
  const minus = figure === undefined ? '' : `for a figure below zero, write \`${name}: -${figure}\`; for a list, `;
  return {
    rule: 'text/inline-list',
    message: 'A list cannot start on the same line as the name of its field.',
    fix: `${minus}write \`${name}:\` and on the line below, two spaces and \`${value}\``,
    // If more entries follow, the first is dropped, since it needs a line of its own.
    value: /^\s*- /.test(lineText(source, line + 1)) ? '' : `[${inStraightQuotes(value.slice(2))}]`,
  };
});

/** `name:value` without the space, or with a colon of another script, which YAML reads as text. */
export const findMissingSpace: FindMistake = (text) => {
  const [, indent = '', name, sign = '', value = ''] =
    /^(\s*(?:- )?)(\/?[A-Za-z][\w ()/-]{0,40}?)\s*([\uff1a\ufe55\ua789\u2236\ufe13])\s*(.*)$/.exec(text) ??
    /^(\s*(?:- )?)([A-Za-z][\w ()/-]{0,40})(:)([^\s/].*)$/.exec(text) ??
    /^(\s*)(\/[\w/-]{0,40})(:)(\/.*)$/.exec(text) ??
    [];
  // `features:]` has a bracket too many rather than a missing space.
  if (name === undefined || /^[\]}),;.]+$/.test(value)) return undefined;
  const field = `${name}:${value && ` ${value}`}`;
  return {
    at: text.indexOf(sign),
    ...(sign === ':'
      ? { rule: 'text/space-after-colon', message: 'There must be a space after the colon.' }
      : {
          rule: 'text/odd-colon',
          message: `After \`${name}\` there is a character (${sign}) that looks like a colon but is not one.`,
        }),
    fix: `write \`${field}\``,
    repaired: indent + field,
    isSure: true,
  };
};

/**
 * A line that is neither a field nor a list entry. The repair takes its first word as the field name, or in a table all
 * words before the first figure, so that the other lines can be read.
 */
export const findMissingColon: FindMistake = (text) => {
  if (!text.trim() || /^\s*(#|-|---)/.test(text) || /:(\s|$)/.test(text)) return undefined;
  const [, indent = '', name = '', value = ''] =
    /^(\s+)([A-Za-z][A-Za-z()/-]*(?: [A-Za-z()/-]+)*) +(\d.*)$/.exec(text) ??
    /^(\s*)([A-Za-z][\w-]*)\s+(.*)$/.exec(text) ??
    [];
  // The last words of a chat's answer: `Let me know if you need more changes!`
  const isSentence = /^[A-Z]\S*(?: \S+){4,}[.!?]$/.test(text.trimEnd());
  return {
    at: indentOf(text),
    length: text.trim().length,
    rule: 'text/no-colon',
    message: 'This line is neither `field: value` nor the continuation of a text.',
    fix: name
      ? `${isSentence ? 'delete the line' : `write \`${name}: ${value}\``}; if the line belongs to the text above, indent it deeper than the field's name`
      : 'write the name of its field and a colon before it',
    ...(name ? { repaired: `${indent}${name}: ${inStraightQuotes(value)}` } : {}),
  };
};
