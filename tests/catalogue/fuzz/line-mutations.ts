import { oddValues, type Mutation } from './character-mutations.ts';
import type { Random } from './random.ts';

type LineChange = (lines: string[], at: number, random: Random) => string[];

const indentOf = (line: string) => line.length - line.trimStart().length;

const changes: Record<string, LineChange> = {
  'delete lines': (lines, at, random) => lines.toSpliced(at, 1 + random.integer(3)),
  'write a line twice': (lines, at, random) => lines.toSpliced(random.integer(lines.length + 1), 0, lines[at] ?? ''),
  'swap lines': (lines, at) => lines.toSpliced(at, 2, lines[at + 1] ?? '', lines[at] ?? ''),
  'indent a line': (lines, at, random) =>
    lines.with(at, random.pick([' ', '  ', '   ', '    ', '\t', ' \t', '\u00a0', '        ']) + lines[at]),
  'indent the rest': (lines, at) => lines.map((line, index) => (index < at ? line : `  ${line}`)),
  'outdent a line': (lines, at, random) =>
    lines.with(at, (lines[at] ?? '').slice(Math.min(indentOf(lines[at] ?? ''), 1 + random.integer(4)))),
  'tabs for the indent': (lines, at) =>
    lines.map((line, index) =>
      index < at ? line : line.replace(/^(?: {2})+/, (indent) => '\t'.repeat(indent.length / 2)),
    ),
  'join with the next': (lines, at, random) =>
    lines.toSpliced(at, 2, `${lines[at] ?? ''}${random.pick(['', ' ', ', '])}${(lines[at + 1] ?? '').trimStart()}`),
  'break a line': (lines, at, random) => {
    const line = lines[at] ?? '';
    const cut = random.integer(line.length + 1);
    return lines.toSpliced(at, 1, line.slice(0, cut), ' '.repeat(random.integer(8)) + line.slice(cut));
  },
  'move a block': (lines, at, random) => {
    const block = lines.slice(at, at + 1 + random.integer(6));
    const rest = lines.toSpliced(at, block.length);
    const indent = ' '.repeat(random.integer(3) * 2);
    return rest.toSpliced(random.integer(rest.length + 1), 0, ...block.map((line) => indent + line));
  },
  'write a name twice': (lines, at, random) => {
    const name = /^\s*(?:- )?[^\s:#]+:/.exec(lines[at] ?? '')?.[0];
    if (name === undefined) return lines;
    return lines.toSpliced(at + 1, 0, `${name.replace('- ', '  ')} ${random.pick(oddValues)}`);
  },
  'another value': (lines, at, random) =>
    lines.with(
      at,
      (lines[at] ?? '').replace(/^(\s*(?:- |[^\s:#]+: )).*$/, (_, head: string) => head + random.pick(oddValues)),
    ),
  'no value': (lines, at) => lines.with(at, (lines[at] ?? '').replace(/^(\s*(?:-|[^\s:#]+:) ).*$/, '$1')),
  'a list of a value': (lines, at) => lines.with(at, (lines[at] ?? '').replace(/^(\s*[^\s:#]+: )(.*)$/, '$1[$2]')),
  'a block of a value': (lines, at) =>
    lines.with(at, (lines[at] ?? '').replace(/^(\s*[^\s:#]+: )(.*)$/, '$1{ a: $2 }')),
  'quotes around a value': (lines, at, random) => {
    const [open, close] = random.pick([
      ['"', '"'],
      ["'", "'"],
      ['“', '”'],
      ['"', ''],
      ['', '"'],
      ["'", ''],
      ['«', '»'],
      ['`', '`'],
    ] as const);
    return lines.with(
      at,
      (lines[at] ?? '').replace(
        /^(\s*(?:- |[^\s:#]+: ))(.*)$/,
        (_, head: string, value: string) => `${head}${open}${value}${close}`,
      ),
    );
  },
  'another name': (lines, at, random) =>
    lines.with(
      at,
      (lines[at] ?? '').replace(/[^\s:#-]+(?=:)/, (name) =>
        random.pick([
          `${name}s`,
          name.slice(1),
          name.toUpperCase(),
          `"${name}"`,
          `'${name}`,
          `&a ${name}`,
          `!!str ${name}`,
          `? ${name}`,
          `[${name}]`,
          '<<',
          '42',
          'null',
          'Null',
          '~',
          'True',
          '0x1F',
          '1e3',
          '.inf',
          '[a]',
          '__proto__',
          '',
          `${name} `,
          `-${name}`,
        ]),
      ),
    ),
  'a remark': (lines, at, random) =>
    lines.with(at, `${lines[at] ?? ''}${random.pick([' # note', ' #note', '# note', '\t# note', ' #', '#'])}`),
  'a remark of a line': (lines, at) => lines.with(at, `# ${lines[at] ?? ''}`),
  'a line of its own': (lines, at, random) =>
    lines.toSpliced(
      at,
      0,
      random.pick([
        '---',
        '...',
        '%YAML 1.2',
        '%TAG ! x',
        '# note',
        '',
        '   ',
        '\t',
        '- a',
        'a: b',
        'a',
        '? a',
        ': b',
        '<<: {a: 1}',
        '&a',
        '!!map',
        '|',
        '"',
        '[',
        '}',
        '--- |',
        '<<<<<<< HEAD',
        '=======',
        '>>>>>>> branch',
        '```yaml',
        '// note',
        ';',
      ]),
    ),
  'a text block': (lines, at, random) => {
    const [, head, value = ''] = /^(\s*(?:- |[^\s:#]+: ))(.*)$/.exec(lines[at] ?? '') ?? [];
    if (head === undefined) return lines;
    const indent = ' '.repeat(indentOf(head) + random.pick([0, 1, 2, 4]));
    return lines.toSpliced(
      at,
      1,
      head + random.pick(['|', '>', '|-', '>-', '|+', '>2', '|9', '|x', '> #c']),
      indent + value,
    );
  },
};

/** Mutations of whole lines. */
export const lineMutations: readonly Mutation[] = Object.entries(changes).map(([name, change]) => ({
  name,
  mutate(text, random) {
    const lines = text.split('\n');
    return change(lines, random.integer(lines.length), random).join('\n');
  },
}));
