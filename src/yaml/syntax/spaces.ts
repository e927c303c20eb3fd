import { indentOf, type FindMistake } from './mistake.ts';
import { readLines } from './read-lines.ts';

/** A tab in the indentation. */
export const findTab: FindMistake = (text) => {
  const start = /^ *(?:- +)?\t[ \t]*/.exec(text)?.[0];
  if (start === undefined) return undefined;
  const repaired = start.replaceAll('\t', '  ') + text.slice(start.length);
  return {
    at: start.indexOf('\t'),
    length: start.length - start.indexOf('\t'),
    rule: 'text/tab',
    message: 'This line is indented with a tab character; YAML only accepts spaces.',
    fix: 'replace each tab by two spaces',
    repaired,
    isSure: true,
  };
};

/** List entries below a field that already has a value: their field name is missing. */
export const findNamelessList: FindMistake = (text, source, line) => {
  if (!/^\s*-(\s|$)/.test(text)) return undefined;
  const above = readLines(source).filter(({ number }) => number < line);
  const named = above.findLast(({ kind }) => kind !== 'text');
  const awaitsValue = named === above.at(-1) && /:\s*(?:#.*)?$/.test(named?.text ?? '');
  if (named?.kind !== 'field' || awaitsValue) return undefined;
  return {
    at: indentOf(text),
    rule: 'text/no-list',
    message: 'A list starts here, but the line above with the name of its field is missing.',
    fix: 'write the name of the field and a colon on its own line above it, such as `features:`',
  };
};
