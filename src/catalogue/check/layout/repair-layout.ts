import { makeFindingList } from '../../read/finding-list.ts';
import type { SourceText } from '../../read/source-text.ts';
import { checkEntry, type CheckedEntry, type EntryName } from '../check-entry.ts';
import { fieldsOf, type Validators } from '../schema/kind-schemas.ts';
import { findBestEdit } from './best-edit.ts';
import { explainEdit } from './explain-edit.ts';
import type { LayoutEdit, ReadAgain } from './layout-edit.ts';
import { mayBeOfLayout } from './suspects.ts';

/** How many characters may still be read again. */
export interface Budget {
  characters: number;
}

/** What all files of a run may spend: about two seconds. Beyond it a finding is less clear, and as true. */
export function makeBudget(): Budget {
  return { characters: 4_000_000 };
}

/** For one file. A slip in an entry of usual size takes ten readings, of which each takes up to 1 ms. */
const mostOfFile = 600_000;
/** Entries have 1 to 8 kB. In a longer text a reading takes too long to try many. */
const mostCharacters = 32_000;
/** Slips of one file; each round finds one. */
const maxRounds = 8;

/**
 * An entry whose lines stand in wrong columns, or lack a hyphen or a colon, read as it was most likely meant: small
 * edits of the faulty lines are tried, and one counts when errors are gone with it and none is new. So one slip is one
 * finding, and its fix is known to be right. Undefined when no edit helps, or when the mistakes are of another kind.
 */
export function repairLayout(
  original: SourceText,
  { entry, findings }: CheckedEntry,
  validators: Validators,
  limit: number | undefined,
  budget: Budget,
): CheckedEntry | undefined {
  if (budget.characters <= 0 || original.text.length > mostCharacters) return undefined;
  if (original.file.toLowerCase().endsWith('.json')) return undefined;
  const name: EntryName = { kind: entry.kind, id: entry.id, file: entry.file };
  const fields = fieldsOf(validators, entry.kind);
  if (!mayBeOfLayout(findings.list(), fields)) return undefined;
  let left = Math.min(mostOfFile, budget.characters);
  const read: ReadAgain = (text, isExpected) => {
    left -= text.text.length;
    budget.characters -= text.text.length;
    const checked = checkEntry(name, text, validators, makeFindingList(Number.POSITIVE_INFINITY, isExpected));
    return { ...checked, text, errors: checked.findings.list().filter(({ severity }) => severity === 'error') };
  };
  let now = read(original);
  const edits: LayoutEdit[] = [];
  for (let round = 0; round < maxRounds && now.errors.length > 0; round++) {
    const better = findBestEdit(now, edits, fields, read, () => left > 0);
    if (!better) break;
    edits.push(better.edit);
    now = better.reading;
  }
  if (edits.length === 0) return undefined;
  const list = makeFindingList(limit);
  // While something else is wrong, what was tried is likely, and not sure enough to be written without asking.
  const isSure = now.errors.length === 0;
  for (const edit of joinNeighbours(edits)) list.add(explainEdit(original, now.entry, edit, isSure));
  return checkEntry(name, now.text, validators, list);
}

/** Points without hyphens in lines that follow each other, as one. */
function joinNeighbours(edits: readonly LayoutEdit[]): LayoutEdit[] {
  const joined: LayoutEdit[] = [];
  for (const edit of edits.toSorted((a, b) => firstLine(a) - firstLine(b))) {
    const last = joined.at(-1);
    const follows = last && last.kind === edit.kind && (last.lines.at(-1)?.line ?? 0) + 1 === firstLine(edit);
    if (follows && edit.kind === 'add-hyphen') last.lines.push(...edit.lines);
    else joined.push({ ...edit, lines: [...edit.lines] });
  }
  return joined;
}

function firstLine({ lines }: LayoutEdit): number {
  return lines[0]?.line ?? 0;
}
