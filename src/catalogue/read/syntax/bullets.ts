import { lineText } from '../source-text.ts';
import { surroundingsOf } from './open-blocks.ts';
import { indentOf, type FindSlip } from './slip.ts';

/** Signs that word processors put before the points of a list. */
export const bulletStart = /^([–—−•‣◦·●▪*])(?:\s+|(?=\p{L}))/u;

/** A point that starts with another sign than a hyphen. */
export const findBullet: FindSlip = (source, line) => {
  const text = lineText(source, line);
  const indent = indentOf(text);
  const match = bulletStart.exec(text.slice(indent));
  const [start = '', sign = ''] = match ?? [];
  if (!match || (sign === '*' && /^\*\S/.test(start + text.charAt(indent + start.length)))) return undefined;
  return {
    line,
    column: indent + 1,
    length: 1,
    ...bulletWords(sign, text.slice(indent + start.length)),
    repaired: `${text.slice(0, indent)}- ${text.slice(indent + start.length)}`,
  };
};

/** What is said of such a point. */
export function bulletWords(sign: string, point: string) {
  const name = { '–': 'an en dash', '—': 'an em dash', '−': 'a minus sign', '*': 'an asterisk' }[sign] ?? 'a bullet';
  return {
    rule: 'text/bullet',
    message: `The point starts with ${name} (${sign}); YAML knows lists by a hyphen (-) and a space.`,
    fix: `write \`- ${point.trim()}\``,
  };
}

/** `-Two doors` without the space. */
export const findMissingDashSpace: FindSlip = (source, line) => {
  const text = lineText(source, line);
  const match = /^(\s*)-([\p{L}"'].*)$/u.exec(text);
  if (!match) return undefined;
  const [, indent = '', point = ''] = match;
  const { blocks, awaitsValue } = surroundingsOf(source, line);
  const list = blocks.findLast(({ kind }) => kind === 'list');
  if (!awaitsValue && list?.column !== indent.length) return undefined;
  return {
    line,
    column: indent.length + 1,
    length: 1,
    ...dashWords(point),
    repaired: `${indent}- ${point}`,
  };
};

/** What is said of such a point. */
export function dashWords(point: string) {
  return {
    rule: 'text/space-after-dash',
    message: 'There must be a space after the hyphen of a point.',
    fix: `write \`- ${point.trim()}\``,
  };
}
