import { sampleMark } from '../../fields/sample-mark.ts';
import type { Finding } from '../../finding.ts';
import { idOfName } from '../../id-of-name.ts';
import { kindOf, type KindId } from '../../kinds.ts';
import { originalOf } from '../copied-name.ts';
import { entriesOf, findingIn, textAt, type Entry, type Rule, type RuleInput } from '../entry.ts';

/**
 * What tells two entries of a kind apart: the field with its name, and with it what may differ where the name is the
 * same.
 */
const names: readonly { kind: KindId; pointer: string; also?: string }[] = [
  { kind: 'model', pointer: '/name' },
  { kind: 'equipment', pointer: '/name' },
  { kind: 'category', pointer: '/title' },
  { kind: 'fair', pointer: '/title', also: '/start' },
];

/** Entries whose description is a text of their own. A shorter one may well be true of two. */
const described: readonly KindId[] = ['model', 'equipment'];
const leastDescription = 60;

/** Names and descriptions that stand in two files: a copy in which a line of its pattern was left. */
export const findSameNames: Rule = (input) => [
  ...names.flatMap(({ kind, pointer, also }) =>
    twins(input, kind, (entry) => {
      const name = textAt(entry, pointer);
      return also === undefined ? name : `${name ?? ''}\n${textAt(entry, also) ?? ''}`;
    }).map(({ pattern, copy }) => explainName(pattern, copy, pointer)),
  ),
  ...described.flatMap((kind) =>
    twins(input, kind, (entry) => {
      const text = textAt(entry, '/description');
      const isOwn = text !== undefined && text.length >= leastDescription && !text.startsWith(sampleMark);
      return isOwn ? text : undefined;
    }).map(({ pattern, copy }) =>
      findingIn(copy, '/description', {
        rule: 'copy/description',
        message: `The description is that of ${pattern.file}, word for word.`,
        fix: 'write what this one is, what it is for and what sets it apart',
        severity: 'warning',
      }),
    ),
  ),
];

interface Twins {
  pattern: Entry;
  copy: Entry;
}

/**
 * Entries of a kind with the same text, each with the first one that has it. The one whose file is called like it is
 * the pattern, whatever stands first.
 */
function twins(input: RuleInput, kind: KindId, textOf: (entry: Entry) => string | undefined): Twins[] {
  const seen = new Map<string | number, { text: string; entry: Entry }[]>();
  const found: Twins[] = [];
  const files = new Set(entriesOf(input, kind).map(({ file }) => file));
  for (const entry of entriesOf(input, kind)) {
    // What its file says of a copy that was left is enough.
    if (files.has(originalOf(entry.file) ?? '')) continue;
    const text = textOf(entry);
    if (text === undefined) continue;
    const key = keyOf(text);
    const others = seen.get(key);
    const first = others?.find((other) => other.text === text)?.entry;
    if (first) found.push(isPattern(entry, first) ? { pattern: entry, copy: first } : { pattern: first, copy: entry });
    else if (others) others.push({ text, entry });
    else seen.set(key, [{ text, entry }]);
  }
  return found;
}

/** A short text itself; of a long one its length and a few letters, since a table reads all letters of its keys. */
function keyOf(text: string): string | number {
  const { length } = text;
  if (length < leastDescription) return text;
  const letter = (share: number) => text.charCodeAt(Math.floor(length * share));
  return ((length * 256 + letter(0.3)) * 256 + letter(0.5)) * 256 + letter(0.7);
}

/** Whether an entry is the pattern and `other`, which stands before it, the copy. */
function isPattern(entry: Entry, other: Entry): boolean {
  if (!isNamedLikeItsFile(entry)) return false;
  if (!isNamedLikeItsFile(other)) return true;
  // Where each has a name of its own, the text tells whose it was.
  const isTold = (named: Entry) => (textAt(named, '/description') ?? '').includes(textAt(named, '/name') ?? '\n');
  return isTold(entry) && !isTold(other);
}

function isNamedLikeItsFile(entry: Entry): boolean {
  return idOfName(textAt(entry, '/name') ?? textAt(entry, '/title') ?? '') === entry.id;
}

function explainName(pattern: Entry, copy: Entry, pointer: string): Finding {
  const name = textAt(copy, pointer) ?? '';
  const field = pointer.slice(1);
  // `blt250.yaml` holds BLT250, so `blt300.yaml` holds BLT300 most likely.
  const isInCapitals = pattern.id.toUpperCase() === name && /^[a-z]+\d+$/.test(copy.id);
  const wanted = isInCapitals ? `\`${field}: ${copy.id.toUpperCase()}\`` : `its own name behind \`${field}:\``;
  return findingIn(copy, pointer, {
    rule: 'copy/name',
    message: `Two ${kindOf(copy.kind).many} are called ${name}: did you forget to change the ${field} in ${copy.file}? ${pattern.file} has it, too.`,
    fix: `write ${wanted}`,
    severity: 'warning',
  });
}
