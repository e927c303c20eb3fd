import { lineText } from '../source-text.ts';
import { asField, indentOf, inValue, inStraightQuotes, type LineMistake } from './mistake.ts';

/** A value that starts with a character reserved by YAML. */
export const findReservedStart = inValue((field) => {
  const { value } = field;
  if (!/^([%@`,\]}]|[&*](?=\s|$)|[|>](?![+-]?\d?[+-]?\s*(#.*)?$)|\?\s|\*\S+\s+[^\s#])/.test(value)) return undefined;
  const [, bold = '', rest = ''] = /^\*\*([^*]+)\*\*(.*)$/.exec(value) ?? [];
  if (bold !== '') {
    return {
      length: bold.length + 4,
      rule: 'text/bold',
      message: 'Two asterisks (`**`) mark bold text in Markdown, which this site does not use.',
      fix: `write \`${asField(field, /: | #/.test(bold + rest) ? inStraightQuotes(bold + rest) : bold + rest)}\``,
      value: inStraightQuotes(bold + rest),
    };
  }
  return {
    rule: 'text/reserved-start',
    message: `A value cannot start with ${value.startsWith('`') ? 'a backtick' : `\`${value.charAt(0)}\``}.`,
    fix: `put the value in quotes: \`${asField(field, inStraightQuotes(value))}\``,
    value: inStraightQuotes(value),
    isSure: !/^[|>&]/.test(value),
  };
});

/** A value that is only a YAML indicator, such as a hyphen for an unknown figure. */
export const findLoneSign = inValue((field) => {
  if (field.name === '' || !/^[-?](\s+#.*)?$/.test(field.value)) return undefined;
  const sign = field.value.charAt(0);
  const means = sign === '-' ? 'starts a list' : 'starts the name of a field';
  return {
    rule: 'text/lone-sign',
    message: `A \`${sign}\` alone ${means} in YAML, so it cannot be the value of \`${field.name}\`.`,
    fix: `write what visitors should read there, or put the character in quotes: \`${asField(field, `"${sign}"`)}\``,
    value: `"${sign}"`,
  };
});

/** `description: >- The baler`: the text starts on the line of its indicator. */
export const findTextBehindMark = inValue(({ head, name, value }, source, line) => {
  const [, mark, text] = /^([|>](?:[-+](?=\s)|(?![-+\d]))) *(\S.*)$/.exec(value) ?? [];
  if (name === '' || mark === undefined || text === undefined || text.startsWith('#')) return undefined;
  const goesOn = indentOf(lineText(source, line + 1)) > indentOf(head);
  // `> 80 dB` is a figure.
  if (!goesOn && mark.length === 1) return undefined;
  return {
    at: value.indexOf(text, mark.length),
    length: text.length,
    rule: 'text/text-behind-mark',
    message: `There cannot be anything after \`${mark}\`: the text must start on the line below.`,
    fix: `write \`${name}: ${mark}\`, and the text on the next line, with ${indentOf(head) + 2} spaces before it`,
    value: goesOn ? mark : inStraightQuotes(text),
  };
});

/** Bullets of word processors. */
const bulletStart = /^([–—−•‣◦·●▪*])(?:\s+|(?=\p{L}))/u;

/** A list entry with a bullet instead of a hyphen. */
export const findBullet = (text: string): LineMistake | undefined => {
  const indent = indentOf(text);
  const match = bulletStart.exec(text.slice(indent));
  const [start = '', sign = ''] = match ?? [];
  if (!match || (sign === '*' && /^\*\S/.test(start + text.charAt(indent + start.length)))) return undefined;
  const name = { '–': 'an en dash', '—': 'an em dash', '−': 'a minus sign', '*': 'an asterisk' }[sign] ?? 'a bullet';
  const point = text.slice(indent + start.length);
  return {
    at: indent,
    rule: 'text/bullet',
    message: `The point starts with ${name} (${sign}); in YAML, points start with a hyphen (-) and a space.`,
    fix: `write \`- ${point.trim()}\``,
    repaired: `${text.slice(0, indent)}- ${point}`,
    isSure: true,
  };
};
