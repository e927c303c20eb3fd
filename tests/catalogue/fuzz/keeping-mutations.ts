import { dump } from 'js-yaml';
import type { Random } from './random.ts';
import { writeYaml } from './write-yaml.ts';

/** An equivalent form of a file; `file` is set if it needs another name. */
export interface KeepingMutation {
  name: string;
  write(entry: { file: string; text: string; value: unknown }, random: Random): { file?: string; text: string };
}

const asJson = (file: string) => file.replace(/\.yaml$/, '.json');

/** Mutations that keep every value: a file that was accepted must stay accepted. */
export const keepingMutations: readonly KeepingMutation[] = [
  { name: 'another style', write: ({ value }, random) => ({ text: writeYaml(asFields(value), random) }) },
  {
    name: 'as a program writes it',
    write: ({ value }, random) => ({
      text: dump(value, {
        indent: 2 + random.integer(5),
        lineWidth: random.pick([-1, 40, 80]),
        flowLevel: random.pick([-1, -1, 0, 1, 2]),
        noRefs: true,
        sortKeys: random.chance(0.3),
        quoteStyle: random.pick(['single', 'double']),
        forceQuotes: random.chance(0.3),
        seqNoIndent: random.chance(0.3),
      }),
    }),
  },
  {
    name: 'JSON',
    write: ({ file, value }, random) => ({
      file: asJson(file),
      text: JSON.stringify(value, null, random.pick([0, 1, 2, 4, '\t'])),
    }),
  },
  {
    name: 'JSON in a file of YAML',
    write: ({ value }, random) => ({ text: JSON.stringify(value, null, random.pick([1, 2])) }),
  },
  { name: 'Windows line ends', write: ({ text }) => ({ text: text.replaceAll('\n', '\r\n') }) },
  { name: 'old Mac line ends', write: ({ text }) => ({ text: text.replaceAll('\n', '\r') }) },
  { name: 'byte order mark', write: ({ text }) => ({ text: `\ufeff${text}` }) },
  { name: 'no line end at the end', write: ({ text }) => ({ text: text.trimEnd() }) },
  { name: 'empty lines at the ends', write: ({ text }) => ({ text: `\n\n${text}\n\n\n` }) },
  {
    name: 'document marks',
    write: ({ text }, random) => ({ text: `---\n${text}${random.pick(['', '...\n', '...\n# end\n'])}` }),
  },
  { name: 'a directive', write: ({ text }) => ({ text: `%YAML 1.2\n---\n${text}` }) },
  {
    name: 'spaces at the ends of lines',
    write: ({ text }, random) => ({
      text: outsideTextBlocks(text, (line) =>
        random.chance(0.3) && line.trim() ? `${line}${' '.repeat(1 + random.integer(3))}` : line,
      ),
    }),
  },
  {
    name: 'remarks',
    write: ({ text }, random) => ({
      text: outsideTextBlocks(text, (line) => {
        if (!line.trim() || random.chance(0.7)) return line;
        return random.chance(0.5) ? `# A remark: - "with" signs\n${line}` : `${line} # a remark`;
      }),
    }),
  },
  {
    name: 'fields in another order',
    write({ text }, random) {
      const remarks = text.split('\n').filter((line) => line.startsWith('#'));
      const parts = text.replace(/^#.*\n/gm, '').split(/^(?=[^\s-])/m);
      return { text: `${remarks.join('\n')}\n${random.shuffle(parts.map((part) => `${part.trimEnd()}\n`)).join('')}` };
    },
  },
  { name: 'all one space deeper', write: ({ text }) => ({ text: text.replace(/^(?=.)/gm, ' ') }) },
];

/** Changes lines outside of `>` and `|` texts, where comments and spaces would count, and not directly before them. */
function outsideTextBlocks(text: string, change: (line: string) => string): string {
  let textBelow: number | undefined;
  return text
    .split('\n')
    .map((line) => {
      const indent = line.length - line.trimStart().length;
      if (textBelow !== undefined && (indent > textBelow || !line.trim())) return line;
      const opens = /[>|][+-]?$/.test(line);
      textBelow = opens ? indent : undefined;
      return opens || line.startsWith('#') ? line : change(line);
    })
    .join('\n');
}

function asFields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('An entry is a block of fields');
  return value as Record<string, unknown>;
}
