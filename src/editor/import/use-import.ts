import { useMemo, useState } from 'react';
import { schemas } from '#generated/entry-schemas.gen.js';
import type { CellTable } from '../../new-entries/cells.ts';
import { makeImporter, type Answers, type ImportedEntry } from '../../new-entries/import-machines.ts';
import type { Unclear } from '../../new-entries/table-words.ts';
import { fieldSchemaOf } from '../../yaml/field-schema.ts';
import { changeDraft, emptyDraft } from '../drafts/new-draft.ts';
import { filesOf, type Sources } from '../engine/sources.ts';
import { applyDrafts } from '../proposal/apply.ts';
import type { Draft, Proposal } from '../proposal/proposal.ts';
import { withDraft } from '../proposal/proposal-store.ts';

/** What is remembered of a file on this device. */
export interface Remembered extends Answers {
  table?: number;
  unclear?: Unclear;
}

/** Answers belong to tables with these columns, not to the name of a file: another one is called Book1.csv, too. */
const answersKey = (tables: readonly CellTable[]) =>
  `editor-import:${JSON.stringify(tables.map(({ rows: [top = []] }) => top.map(({ text }) => text)))}`;

/** The answers of an earlier import of such tables. */
export function remembered(tables: readonly CellTable[]): Remembered {
  try {
    return JSON.parse(localStorage.getItem(answersKey(tables)) ?? '{}') as Remembered;
  } catch {
    // The browser blocks storage, or a later version wrote it: the questions are asked again.
    return {};
  }
}

export function remember(tables: readonly CellTable[], answers: Remembered): void {
  try {
    localStorage.setItem(answersKey(tables), JSON.stringify(answers));
  } catch {
    // Without storage they are asked again.
  }
}

/** What the answers make of a table: machines, and the proposal with them. */
export function useImport(sources: Sources, proposal: Proposal, tables: readonly CellTable[], answers: Remembered) {
  const [now] = useState(() => Date.now());
  const importer = useMemo(() => {
    const files = filesOf(applyDrafts(sources.entries, proposal.drafts));
    const [head = ''] = emptyDraft('model', now).text.split('\n');
    const today = new Date(now).toISOString().slice(0, 10);
    return makeImporter({ files, modelSchema: fieldSchemaOf('model', schemas), today, head });
  }, [sources, proposal, now]);
  const read = useMemo(() => {
    const rows = tables[answers.table ?? 0]?.rows ?? [];
    const { category = '', ...imported } = importer.read(rows, answers, importer.categories[0]?.value);
    return { ...imported, category, made: importer.makeEntries(imported.table, imported.targets, category) };
  }, [tables, importer, answers]);
  const { made } = read;
  const drafts = useMemo(
    () => made.entries.map((entry, index) => draftOf(entry, index, proposal, sources, now)),
    [made, proposal, sources, now],
  );
  const whole = useMemo(() => drafts.reduce(withDraft, proposal), [drafts, proposal]);
  return { ...read, importer, drafts, whole };
}

/** The draft of an imported machine: of the proposal, of the published file, or a new one. */
function draftOf(
  { file, text }: ImportedEntry,
  index: number,
  { drafts }: Proposal,
  { entries }: Sources,
  now: number,
): Draft {
  const published = entries.find((entry) => entry.file === file);
  const known =
    drafts.find((draft) => draft.file === file && !draft.isDeleted) ?? (published && changeDraft(published, now));
  const made = emptyDraft('model', now);
  return { ...(known ?? { ...made, id: `${made.id}-${index}`, file }), text, readable: text, changed: now };
}
