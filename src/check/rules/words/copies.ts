import { sampleMark, kindOf, type KindId } from '../../../catalogue/kinds.ts';
import type { Finding } from '../../../yaml/finding.ts';
import type { FindingText } from '../../../yaml/source-text.ts';
import { slugify, originalOf } from '../../file-names.ts';
import { normalizeName } from '../../../text/names.ts';
import { findingIn, itemsAt, textAt, valueAt, type Entry } from '../../../catalogue/entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';

/** Copied entries that still have the name, the description or another text of their original. */
export const rule: Rule = {
  names: ['copy/addresses', 'copy/description', 'copy/feedback', 'copy/name', 'copy/text', 'office/heads'],
  check: (input) => [...findTwins(input), ...findVideosTwice(input)],
};

/**
 * The field that must differ between entries of a kind. Entries with the same name may differ in `also` instead, unless
 * the name has a year: `IFAT India 2025` does not take place again.
 */
const names: readonly { kind: KindId; pointer: string; also?: string }[] = [
  { kind: 'model', pointer: '/name' },
  { kind: 'equipment', pointer: '/name' },
  { kind: 'category', pointer: '/title' },
  { kind: 'fair', pointer: '/title', also: '/start' },
];

/** In characters; a shorter description may be true of two entries. */
const [minDescription, minTables] = [60, 120];

/** The description, if it should be unique. */
function ownDescription(entry: Entry): string | undefined {
  const text = textAt(entry, '/description') ?? '';
  return text.length >= minDescription && !text.startsWith(sampleMark) ? text : undefined;
}

/** A text that only one entry of a kind may have, and what to say where a copy has it. */
interface Unique {
  kind: KindId;
  pointer: string;
  /** More than two entries with the same text have it on purpose: machines of one series. */
  ofTwo?: boolean;
  /** Undefined for an entry whose text need not be unique. */
  textOf: (entry: Entry) => string | undefined;
  words: (pattern: Entry, copy: Entry) => Pick<FindingText, 'rule' | 'message' | 'fix'>;
}

const unique: readonly Unique[] = [
  ...names.map(({ kind, pointer, also }): Unique => ({
    kind,
    pointer,
    textOf(entry) {
      // `Blt250` and `BLT-250` are the same name.
      const name = normalizeName(textAt(entry, pointer) ?? '') || undefined;
      return also === undefined || /20\d\d/.test(name ?? '') ? name : `${name ?? ''}\n${textAt(entry, also) ?? ''}`;
    },
    words: (pattern, copy) => wordsOfName(pattern, copy, pointer),
  })),
  ...(['model', 'equipment', 'fair'] as const).map((kind): Unique => ({
    kind,
    pointer: '/description',
    textOf: ownDescription,
    words: ({ file }) => ({
      rule: 'copy/description',
      message: `The description is the same as in ${file}, word for word.`,
      fix: 'write what this one is, what it is used for and what sets it apart',
    }),
  })),
  ...(
    [
      { kind: 'model', pointer: '/features', what: 'features are' },
      { kind: 'model', pointer: '/specifications', what: 'figures are' },
      { kind: 'category', pointer: '/summary', what: 'summary is' },
      { kind: 'fair', pointer: '/gallery/videos', what: 'videos are' },
    ] as const
  ).map(({ kind, pointer, what }): Unique => ({
    kind,
    pointer,
    ofTwo: true,
    textOf(entry) {
      const value = valueAt(entry, pointer);
      // Machines of one family may share one or two features.
      if (Array.isArray(value) && kind === 'model' && value.length < 3) return undefined;
      const text = value === undefined ? '' : JSON.stringify(value);
      // Two rows may be the same by chance.
      return text === '' || (pointer === '/specifications' && text.length < minTables) ? undefined : text;
    },
    words: ({ file }) => ({
      rule: 'copy/text',
      message: `The ${what} the same as in ${file}, word for word.`,
      fix: 'write its own, or leave out what it does not have',
    }),
  })),
  {
    kind: 'testimonial',
    pointer: '/feedback',
    textOf: (entry) => textAt(entry, '/feedback'),
    words: ({ file }) => ({
      rule: 'copy/feedback',
      message: `The feedback is the same as in ${file}, word for word.`,
      fix: 'write what this buyer said, or delete one of the two files',
    }),
  },
  {
    kind: 'office',
    pointer: '/addresses',
    textOf: (entry) => JSON.stringify(valueAt(entry, '/addresses')),
    words: ({ file }) => ({
      rule: 'copy/addresses',
      message: `The addresses are the same as in ${file}.`,
      fix: "write each office's own addresses",
    }),
  },
  {
    kind: 'office',
    pointer: '/isHead',
    textOf: (entry) => (valueAt(entry, '/isHead') === true ? 'head' : undefined),
    words: ({ file }) => ({
      rule: 'office/heads',
      message: `${file} is marked as the head office, too.`,
      fix: 'delete the line `isHead: true` in one of the two',
    }),
  },
];

/** Texts that occur in two files. */
function findTwins(input: RuleInput): Finding[] {
  return unique.flatMap(({ kind, pointer, ofTwo, textOf, words }) =>
    twins(input, kind, textOf, ofTwo).map(({ pattern, copy }) =>
      findingIn(copy, pointer, { ...words(pattern, copy), severity: 'warning' }),
    ),
  );
}

/** A video in two places, unless the whole list is a copy. */
function findVideosTwice(input: RuleInput): Finding[] {
  const seen = new Map<string, Entry>();
  return entriesOf(input, 'fair').flatMap((entry) =>
    itemsAt(entry, '/gallery/videos').flatMap(({ pointer }) => {
      const id = textAt(entry, `${pointer}/id`);
      const first = id === undefined ? undefined : seen.get(id);
      if (id !== undefined && first === undefined) seen.set(id, entry);
      const isCopy = first && first !== entry && listOfVideos(first) === listOfVideos(entry);
      if (first === undefined || isCopy || valueAt(entry, `${pointer}/sample`) === true) return [];
      return findingIn(entry, `${pointer}/id`, {
        rule: 'copy/text',
        message: `The video is shown twice: it is ${first === entry ? 'above' : `in ${first.file}`}, too.`,
        fix: 'write the id of its own video, or delete this one',
        severity: 'warning',
      });
    }),
  );
}

const listOfVideos = (entry: Entry) => JSON.stringify(valueAt(entry, '/gallery/videos'));

interface Twins {
  pattern: Entry;
  copy: Entry;
}

/**
 * Entries of a kind with the same text, each with its original: the first one, unless a later one has a file name that
 * matches its name.
 * @param textOf undefined for an entry whose text need not be unique
 */
function twins(input: RuleInput, kind: KindId, textOf: Unique['textOf'], ofTwo = false): Twins[] {
  const seen = new Map<string, Entry>();
  const twinsByText = new Map<string, Twins[]>();
  const files = new Set(entriesOf(input, kind).map(({ file }) => file));
  for (const entry of entriesOf(input, kind)) {
    // The finding about the file name of a forgotten copy is enough.
    if (files.has(originalOf(entry.file) ?? '')) continue;
    const text = textOf(entry);
    if (text === undefined) continue;
    const first = seen.get(text);
    if (!first) {
      seen.set(text, entry);
      continue;
    }
    const pair = isPattern(entry, first) ? { pattern: entry, copy: first } : { pattern: first, copy: entry };
    const pairs = twinsByText.get(text);
    if (pairs) pairs.push(pair);
    else twinsByText.set(text, [pair]);
  }
  return [...twinsByText.values()].filter((pairs) => !ofTwo || pairs.length === 1).flat();
}

/** Whether an entry is the original and `earlier`, which comes before it, the copy. */
export function isPattern(entry: Entry, earlier: Entry): boolean {
  const [isNamed, isEarlierNamed] = [isNamedLikeItsFile(entry), isNamedLikeItsFile(earlier)];
  if (isNamed !== isEarlierNamed) return isNamed;
  // If both file names match, or neither, the original is the one whose description contains its name.
  const namesItself = (named: Entry) => (textAt(named, '/description') ?? '').includes(textAt(named, '/name') ?? '\n');
  if (namesItself(entry) !== namesItself(earlier)) return namesItself(entry);
  // `rasper-2` is a copy of `rasper`.
  return earlier.id !== entry.id && earlier.id.startsWith(entry.id);
}

function isNamedLikeItsFile(entry: Entry): boolean {
  return slugify(textAt(entry, '/name') ?? textAt(entry, '/title') ?? textAt(entry, '/country') ?? '') === entry.id;
}

function wordsOfName(pattern: Entry, copy: Entry, pointer: string) {
  const name = textAt(copy, pointer) ?? '';
  const patternName = textAt(pattern, pointer) ?? '';
  const shared = patternName === name ? name : `${patternName} and ${name}, which is one name`;
  const field = pointer.slice(1);
  // `blt250.yaml` holds BLT250, so `blt300.yaml` probably holds BLT300.
  const isInCapitals = pattern.id.toUpperCase() === name.toUpperCase() && /^[a-z]+\d+$/.test(copy.id);
  return {
    rule: 'copy/name',
    message: `Two ${kindOf(copy.kind).many} are called ${shared}: did you forget to change the ${field} in ${copy.file}? ${pattern.file} has it, too.`,
    fix: isInCapitals ? { field, value: copy.id.toUpperCase() } : `write its own name behind \`${field}:\``,
  };
}
