import { placeOf } from '../../catalogue/kinds.ts';
import { nameIn } from '../drafts/new-draft.ts';
import type { SourceEntry } from '../engine/sources.ts';
import { publishedFileOf, type Draft, type Proposal } from './proposal.ts';

/** The published entries with the drafts of a proposal: what choosers offer and lists show. */
export function applyDrafts(entries: readonly SourceEntry[], drafts: readonly Draft[]): SourceEntry[] {
  const replaced = new Set(drafts.map(publishedFileOf));
  const made = drafts.flatMap((draft): SourceEntry[] => {
    const { kind, file, readable, isDeleted } = draft;
    const entry = { file, kind, id: placeOf(file)?.id ?? file, name: titleOfDraft(draft, entries), text: readable };
    return isDeleted ? [] : [entry];
  });
  return [...entries.filter(({ file }) => !replaced.has(file)), ...made];
}

/** The draft that changes a file, or the published file: what the form opens. */
export function idOfFile(file: string, drafts: readonly Draft[]): string {
  return drafts.find((draft) => draft.file === file && !draft.isDeleted)?.id ?? file;
}

/** How people call a draft: its entry's name, else its file. */
export function titleOfDraft(draft: Draft, entries: readonly SourceEntry[]): string {
  return nameIn(draft) || (entries.find(({ file }) => file === publishedFileOf(draft))?.name ?? draft.file);
}

/** Its own name, else the first entries in it; empty for an empty proposal. */
export function titleOfProposal({ name, drafts }: Proposal, entries: readonly SourceEntry[]): string {
  const some = drafts.slice(0, 3).map((draft) => titleOfDraft(draft, entries));
  return name || some.join(', ') + (drafts.length > some.length ? ' …' : '');
}
