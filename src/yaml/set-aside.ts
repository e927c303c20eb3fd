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
  let source = original;
  let lines = linesOf(source);
  for (const find of [findPageWords, findConflicts, findCopiedSigns, findSecondEntry]) {
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

function linesOf(source: SourceText): SourceLine[] {
  return source.starts.map((start, index) => ({ text: lineText(source, index + 1), start, number: index + 1 }));
}

/** What GitHub's page of a file shows above it. */
const pageWord =
  /^(?:code|blame|preview|raw|edit|history|top|copy(?: \w+){0,3}|download(?: \w+){0,3}|\d+ lines? \(.*|[\d.]+ (?:[KM]B|bytes).*)$/i;

/** Finds words of a web page above the first field, that were copied along with the text. */
const findPageWords: FindAsides = (lines) => {
  const first = lines.findIndex(({ text }) => text.trim() !== '' && !pageWord.test(text.trim()));
  const above = lines.slice(0, Math.max(first, 0)).filter(({ text }) => text.trim() !== '');
  const [start, last] = [above[0], above.at(-1)];
  if (!start || !last) return [];
  const words = {
    rule: 'text/page-words',
    message: `"${start.text.trim()}" is a word of the web page that the text was copied from.`,
    fix: above.length === 1 ? 'delete the line' : `delete lines ${start.number} to ${last.number}`,
  };
  return [{ span: spanOf(start), words, lines: above.map(({ number }) => [number, '']) }];
};

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
const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

/**
 * One finding for each conflict. Reading continues with the first version; an incomplete set of markers is reported one
 * by one.
 */
const findConflicts: FindAsides = (lines) => {
  const marks = lines.filter(({ text }) => mark.test(text));
  const asides: Aside[] = [];
  for (let first = marks.shift(); first; first = marks.shift()) {
    const end = first.text.startsWith('<') ? marks.findIndex(({ text }) => text.startsWith('>')) : -1;
    const [second, ...more] = marks.splice(0, end + 1);
    const last = more.at(-1);
    const others = second && last ? lines.slice(second.number - 1, last.number) : [];
    asides.push({
      span: spanOf(first),
      words: {
        rule: 'text/merge-mark',
        message: 'Git put this mark here because two people changed the same lines.',
        fix: last
          ? `of both versions, up to line ${last.number}, keep one, and delete the lines with the marks of git`
          : 'delete the line, and check that the lines around it are there only once',
      },
      lines: [first, ...others].map(({ number }) => [number, '']),
    });
  }
  return asides;
};

function spanOf({ start, text }: SourceLine): Span {
  return { start, end: start + text.trimEnd().length };
}

/** What other programs write before each line: its number, `>` in an answered e-mail, `+` in a comparison. */
const prefixes = [/^\s*\d+(?:[.:|]\s?|\s|$)/, /^> ?/, /^\+/];

/** Finds the fence of a code block, or a prefix on every line. */
const findCopiedSigns: FindAsides = (lines) => {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const fences = findFences(written);
  if (fences) return [fences];
  const prefix = prefixes.find((form) => written.every(({ text }) => form.test(text)));
  const [first] = written;
  if (!prefix || !first || written.length < fewest) return [];
  const [sign = ''] = prefix.exec(first.text) ?? [];
  return [
    {
      span: { start: first.start + sign.search(/\S/), end: first.start + sign.trimEnd().length },
      words: {
        rule: 'text/copied-sign',
        message: `Every line starts with a sign or a number, here \`${sign.trim()}\`, that was copied along with the text.`,
        fix: `delete it in each line; the first is then \`${first.text.slice(sign.length)}\``,
      },
      lines: written.map(({ text, number }) => [number, text.replace(prefix, '')]),
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
