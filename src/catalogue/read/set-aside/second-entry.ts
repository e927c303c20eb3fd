import type { FindAsides } from '../set-aside.ts';

/** One or two names that stand twice are slips of their own. */
const fewest = 3;

/**
 * A second entry below the first one: its first field is there again, and others behind it. Without it each of its
 * fields would be one that is written twice.
 */
export const findSecondEntry: FindAsides = (lines) => {
  const fields = lines.flatMap((line) => {
    const name = /^([A-Za-z]\w*):(?=\s|$)/.exec(line.text)?.[1];
    return name === undefined ? [] : [{ name, line }];
  });
  const again = fields.findIndex(({ name }, index) => index > 0 && name === fields[0]?.name);
  if (again < 0) return [];
  const above = new Set(fields.slice(0, again).map(({ name }) => name));
  const twice = fields.slice(again).filter(({ name }) => above.has(name));
  const [{ line: start, name = '' } = {}] = twice;
  const last = lines.findLast(({ text }) => text.trim() !== '');
  if (twice.length < fewest || !start || !last) return [];
  // Between `---` and its fields stands nothing that could be missed.
  const isDocument = lines.slice(0, start.number - 1).some(({ text }) => /^(---|\.\.\.)(\s|$)/.test(text));
  if (isDocument) return [];
  const names = twice.map((field) => `\`${field.name}\``);
  const [first, second, ...others] = names;
  const third = others.length === 1 ? others.join('') : `${others.length} others`;
  return [
    {
      span: { start: start.start, end: start.start + name.length },
      words: {
        rule: 'text/second-entry',
        message: `A second entry starts here: ${first}, ${second} and ${third} stand above already. One file holds one entry.`,
        fix: `move lines ${start.number} to ${last.number} to a file of their own, or delete them`,
      },
      lines: new Map(lines.slice(start.number - 1).map(({ number }) => [number, ''])),
    },
  ];
};
