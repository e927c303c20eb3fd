import type { Finding } from '../../finding.ts';
import { idOfName } from '../../id-of-name.ts';
import { kindOf, type KindId } from '../../kinds.ts';
import { originalOf } from '../copied-name.ts';
import { descriptionKey } from '../description-key.ts';
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

/** Entries whose description is a text of their own. */
const described: readonly KindId[] = ['model', 'equipment'];

/** Names and descriptions that stand in two files: a copy in which a line of its pattern was left. */
export const findSameNames: Rule = (input) => [
  ...names.flatMap(({ kind, pointer, also }) =>
    twins(input, kind, (entry) => {
      const name = textAt(entry, pointer);
      return also === undefined ? name : `${name ?? ''}\n${textAt(entry, also) ?? ''}`;
    }).map(({ pattern, copy }) => explainName(pattern, copy, pointer)),
  ),
  ...described.flatMap((kind) =>
    twins(input, kind, (entry) => textAt(entry, '/description'), descriptionKey).map(({ pattern, copy }) =>
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
 * @param keyOf what equal texts have in common; nothing (0, no text) for those that may be equal
 */
function twins(
  input: RuleInput,
  kind: KindId,
  textOf: (entry: Entry) => string | undefined,
  keyOf: (entry: Entry) => string | number | undefined = textOf,
): Twins[] {
  const seen = new Map<string | number, Entry[]>();
  const found: Twins[] = [];
  const files = new Set(entriesOf(input, kind).map(({ file }) => file));
  for (const entry of entriesOf(input, kind)) {
    // What its file says of a copy that was left is enough.
    if (files.has(originalOf(entry.file) ?? '')) continue;
    const key = keyOf(entry);
    if (key === undefined || key === 0) continue;
    const others = seen.get(key);
    const first = others?.find((other) => textOf(other) === textOf(entry));
    if (first) found.push(isPattern(entry, first) ? { pattern: entry, copy: first } : { pattern: first, copy: entry });
    else if (others) others.push(entry);
    else seen.set(key, [entry]);
  }
  return found;
}

/** Whether an entry is the pattern and `other`, which stands before it, the copy. */
function isPattern(entry: Entry, other: Entry): boolean {
  if (!isNamedLikeItsFile(entry)) return false;
  if (!isNamedLikeItsFile(other)) return true;
  // Where each has a name of its own, the text tells whose it was.
  const isTold = (named: Entry) => (textAt(named, '/description') ?? '').includes(textAt(named, '/name') ?? '\n');
  if (isTold(entry) !== isTold(other)) return isTold(entry);
  // `rasper-2` is made of `rasper`, though it stands before it.
  return other.id.startsWith(entry.id);
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
