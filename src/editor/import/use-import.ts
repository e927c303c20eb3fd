import { useMemo, useState } from 'react';
import { schemas } from '#generated/entry-schemas.gen.js';
import type { CellTable } from '../../new-entries/cells.ts';
import { knownNames, readerOf } from '../../new-entries/entry-schema.ts';
import { makeImporter, type ImportedEntry } from '../../new-entries/import-machines.ts';
import { keyOf, type Target } from '../../new-entries/targets.ts';
import type { DecimalSign } from '../../figures/correct.ts';
import { readTable, type Layout, type MachineTable } from '../../new-entries/read-table.ts';
import { ownField } from '../../yaml/block.ts';
import { fieldSchemaOf } from '../../yaml/field-schema.ts';
import { changeDraft, emptyDraft } from '../drafts/new-draft.ts';
import { filesOf, type Sources } from '../engine/sources.ts';
import { applyDrafts } from '../proposal/apply.ts';
import type { Draft, Proposal } from '../proposal/proposal.ts';
import { withDraft } from '../proposal/proposal-store.ts';

/** What is remembered of a file on this device. */
export interface Answers {
  table?: number;
  layout?: Layout;
  unclear?: MachineTable['unclear'];
  decimals?: DecimalSign | undefined;
  category?: string;
  columns?: Record<string, Target>;
}

const answersKey = (name: string) => `editor-import:${name}`;

/** The answers of an earlier import of a file with this name. */
export function remembered(name: string): Answers {
  try {
    return JSON.parse(localStorage.getItem(answersKey(name)) ?? '{}') as Answers;
  } catch {
    // The browser blocks storage, or a later version wrote it: the questions are asked again.
    return {};
  }
}

export function remember(name: string, answers: Answers): void {
  try {
    localStorage.setItem(answersKey(name), JSON.stringify(answers));
  } catch {
    // Without storage they are asked again.
  }
}

const noColumns: Record<string, Target> = {};

/** What the answers make of a table: machines, and the proposal with them. */
export function useImport(sources: Sources, proposal: Proposal, tables: readonly CellTable[], answers: Answers) {
  const [now] = useState(() => Date.now());
  const importer = useMemo(() => {
    const files = filesOf(applyDrafts(sources.entries, proposal.drafts));
    const reader = readerOf(files);
    const [head = ''] = emptyDraft('model', now).text.split('\n');
    const today = new Date(now).toISOString().slice(0, 10);
    const made = makeImporter({ files, reader, modelSchema: fieldSchemaOf('model', schemas), today, head });
    return { ...made, reader, known: knownNames(files) };
  }, [sources, proposal, now]);
  const { table: at = 0, layout, decimals, columns = noColumns } = answers;
  const table = useMemo(
    () => readTable(tables[at]?.rows ?? [], importer.reader, importer.known, { layout, decimals }),
    [tables, at, importer, layout, decimals],
  );
  const category = answers.category ?? importer.categoryOf(table.names) ?? importer.categories[0]?.value ?? '';
  const targets = useMemo(() => {
    const proposed = importer.propose(table.properties, category);
    return table.properties.map(
      (property, index): Target => ownField(columns, keyOf(property)) ?? proposed[index] ?? [],
    );
  }, [importer, table, category, columns]);
  const made = useMemo(() => importer.makeEntries(table, targets, category), [importer, table, targets, category]);
  const drafts = useMemo(
    () => made.entries.map((entry, index) => draftOf(entry, index, proposal, sources, now)),
    [made, proposal, sources, now],
  );
  const whole = useMemo(() => drafts.reduce(withDraft, proposal), [drafts, proposal]);
  return { importer, table, targets, made, drafts, whole, category };
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
