import { readPlain } from './check-scalar.ts';
import { positionAt, type SourceText, type Span, type FindingText } from './source-text.ts';

/** Names that every JavaScript object already has. */
export const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Checks a field name. `first` is its earlier place in the same block, `plain` means unquoted. */
export function checkName(
  name: string,
  span: Span,
  plain: boolean,
  first: Span | undefined,
  source: SourceText,
): FindingText | undefined {
  if (name === '') {
    return {
      rule: 'text/no-name',
      message: 'The name of the field is missing before the colon.',
      fix: 'write the name before the colon, or delete the line',
    };
  }
  if (reservedNames.has(name)) {
    return {
      rule: 'text/reserved-name',
      message: `\`${name}\` is reserved and cannot be the name of a field.`,
      fix: 'delete the line, or choose another name',
    };
  }
  if (first) {
    return {
      rule: 'text/duplicate-name',
      message: `\`${name}\` is written twice in the same block (first on line ${positionAt(source, first.start).line}).`,
      fix: 'keep one of the two and delete the other',
    };
  }
  if (plain && name.endsWith(':')) {
    const right = name.replace(/[\s:]+$/, '');
    return {
      rule: 'text/two-colons',
      message: `There are two colons after \`${right}\`; the second one would be shown as part of the name.`,
      fix: `write \`${right}:\``,
      edit: { ...span, text: right },
    };
  }
  const read = plain ? String(readPlain(name)) : name;
  if (read !== name) {
    return {
      rule: 'text/name-form',
      message: `\`${name}\` has a special meaning in YAML: the name would be shown as ${read}.`,
      fix: fixOfForm(name),
    };
  }
  return undefined;
}

/** Names of tables and rows need a letter, even in quotes. */
function fixOfForm(name: string): string {
  if (/\p{L}/u.test(name)) return `put the name in quotes: \`"${name}":\``;
  return /\d/.test(name) ? `write \`No. ${name}:\`, or another name with a letter` : 'write a name with a letter';
}
