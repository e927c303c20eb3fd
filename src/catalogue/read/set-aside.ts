import type { FindingList } from './finding-list.ts';
import { lineText, replaceLines, type SourceText, type Span, type FindingText } from './source-text.ts';

/** Lines that do not belong to the entry, reported as one finding. */
interface Aside {
  span: Span;
  words: FindingText;
  /** The replaced lines by number, from 1. */
  lines: readonly (readonly [number, string])[];
}

type FindAsides = (lines: readonly SourceLine[]) => Aside[];

interface SourceLine {
  text: string;
  start: number;
  /** From 1. */
  number: number;
}

/**
 * Reports and removes what does not belong to an entry: Git's conflict markers, characters copied along with the text,
 * and a second entry.
 */
export function setAside(original: SourceText, findings: FindingList): SourceText {
  const { text } = original;
  if (!asideStart.test(text) && !copiedStart.test(text) && !mayRepeatFirstField(text)) return original;
  let source = original;
  let lines = linesOf(source);
  for (const find of [findConflicts, findCopiedSigns, findSecondEntry]) {
    const asides = find(lines);
    if (asides.length === 0) continue;
    for (const { span, words } of asides) findings.report(source, span, words);
    source = replaceLines(
      source,
      asides.flatMap((aside) => aside.lines),
    );
    lines = linesOf(source);
  }
  return source;
}

/** Quick tests, since most files have none of these. */
const asideStart = /[<|=>]{7}|```|~~~/;
const copiedStart = /^\s*[\d>+]/;

/** Whether the first field of a text may occur twice. */
function mayRepeatFirstField(text: string): boolean {
  const [, name] = /^([A-Za-z]\w*):(?=\s|$)/m.exec(text) ?? [];
  return name !== undefined && (text.match(new RegExp(`^${name}:`, 'gm'))?.length ?? 0) > 1;
}

function linesOf(source: SourceText): SourceLine[] {
  return source.starts.map((start, index) => ({ text: lineText(source, index + 1), start, number: index + 1 }));
}

/** One or two duplicate fields have their own findings, and fewer lines may start alike by chance. */
const fewest = 3;

/** Finds a second entry below the first by its repeated fields. Otherwise each would be reported as a duplicate. */
const findSecondEntry: FindAsides = (lines) => {
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
  // The document marker has its own finding.
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
        message: `A second entry starts here: ${first}, ${second} and ${third} are already above. A file can contain only one entry.`,
        fix: `move lines ${start.number} to ${last.number} to their own file, or delete them`,
      },
      lines: lines.slice(start.number - 1).map(({ number }) => [number, '']),
    },
  ];
};

/** Git's conflict markers; `|||||||` precedes the common ancestor. */
const mark = /^(<{7}|\|{7}|={7}|>{7})(?: |$)/;

/**
 * One finding for each conflict. Reading continues with the first version; an incomplete set of markers is reported one
 * by one.
 */
const findConflicts: FindAsides = (lines) => {
  const marks = lines.flatMap((line) => {
    const sign = mark.exec(line.text)?.[1];
    return sign === undefined ? [] : [{ line, sign: sign.charAt(0) }];
  });
  const asides: Aside[] = [];
  for (let at = 0; at < marks.length; at++) {
    const signs = marks
      .slice(at, at + 4)
      .map(({ sign }) => sign)
      .join('');
    const size = signs.startsWith('<=>') ? 3 : signs === '<|=>' ? 4 : 1;
    const group = marks.slice(at, at + size).map(({ line }) => line);
    asides.push(conflict(group, lines));
    at += size - 1;
  }
  return asides;
};

function conflict(marks: readonly SourceLine[], lines: readonly SourceLine[]): Aside {
  const [first, second = first] = marks as [SourceLine, ...SourceLine[]];
  const rule = 'text/merge-mark';
  if (first === second) {
    const message = 'Git put this mark here because two people changed the same lines.';
    const fix = 'delete the line, and check that the lines around it are there only once';
    return { span: spanOf(first), words: { rule, message, fix }, lines: [[first.number, '']] };
  }
  const [parting, last] = marks.slice(-2) as [SourceLine, SourceLine];
  const ours = nameOfLines(first.number + 1, second.number - 1);
  const theirs = nameOfLines(parting.number + 1, last.number - 1);
  const numbers = marks.map(({ number }) => number);
  return {
    span: spanOf(first),
    words: {
      rule,
      message: `The same lines were changed twice, and Git put both changes in the file: the first is ${ours}, the second ${theirs}.`,
      fix: `keep one of the two, delete the other, and delete the marks of git (lines ${numbers.slice(0, -1).join(', ')} and ${last.number})`,
    },
    lines: [first, ...lines.slice(second.number - 1, last.number)].map(({ number }) => [number, '']),
  };
}

function spanOf({ start, text }: SourceLine): Span {
  return { start, end: start + text.trimEnd().length };
}

function nameOfLines(from: number, to: number): string {
  if (to < from) return 'empty';
  return from === to ? `line ${from}` : `lines ${from} to ${to}`;
}

/** Prefixes that other programs add to each line, copied along with the text. */
const prefixes: readonly { form: RegExp; isCount?: boolean; rule: string; what: string; sign: string }[] = [
  {
    form: /^\s*(\d+)(?:[.:|]\s?|\s|$)/,
    isCount: true,
    rule: 'text/line-numbers',
    what: 'its number',
    sign: 'number at the start of each line, and the one space behind it',
  },
  {
    form: /^> ?/,
    rule: 'text/mail-marks',
    what: '`>`, as in an e-mail that is answered',
    sign: '`>` at the start of each line, and the one space behind it',
  },
  {
    form: /^\+/,
    rule: 'text/diff-marks',
    what: '`+`, as in a comparison of two versions',
    sign: '`+` at the start of each line',
  },
];

/** Finds the fence of a code block, or a prefix on every line. */
const findCopiedSigns: FindAsides = (lines) => {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const fences = findFences(written);
  if (fences) return [fences];
  if (written.length < fewest) return [];
  const found = prefixes.find(({ form, isCount }) =>
    written.every(({ text }, index) => {
      const [, count] = form.exec(text) ?? [];
      return isCount ? Number(count) - index === Number(form.exec(written[0]?.text ?? '')?.[1]) : form.test(text);
    }),
  );
  const [first] = written;
  if (!found || !first) return [];
  const { form, rule, what, sign } = found;
  const start = first.start + first.text.length - first.text.trimStart().length;
  return [
    {
      span: { start, end: first.start + (form.exec(first.text)?.[0].trimEnd().length ?? 1) },
      words: {
        rule,
        message: `Every line starts with ${what}: it was copied along with the text and is not part of it.`,
        fix: `delete the ${sign}`,
      },
      lines: written.map(({ text, number }) => [number, text.replace(form, '')]),
    },
  ];
};

/** The fences by which chats and web pages mark code. */
function findFences(written: readonly SourceLine[]): Aside | undefined {
  const fences = written.filter(({ text }) => /^\s*(```+|~~~+)\s*\w*\s*$/.test(text));
  const [first] = fences;
  if (!first || fences.length > 2) return undefined;
  const numbers = fences.map(({ number }) => number);
  return {
    span: spanOf(first),
    words: {
      rule: 'text/fence',
      message: `${first.text.trim().slice(0, 3)} is how chats and web pages mark code; it was copied along with the text.`,
      fix: `delete ${numbers.length === 1 ? 'this line' : `lines ${numbers.join(' and ')}`}`,
    },
    lines: numbers.map((number) => [number, '']),
  };
}
