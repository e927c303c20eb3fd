import { useEffect, useState } from 'react';
import { comparedModel } from '../../../catalogue/comparison/compared-model.ts';
import type { ComparableModel, ComparedModel, PageData } from '../../../catalogue/page-data.ts';

/** Why a machine is not shown: there is none of that name, or its figures did not arrive. */
type Absent = 'unknown' | 'failed';

export interface ComparedModels {
  models: ComparedModel[];
  unknown: string[];
  failed: string[];
  /** Whether some are still on their way. */
  isLoading: boolean;
}

export interface ComparedInput {
  ids: readonly string[];
  /** The title of the figures that stand in no table. */
  brief: string;
  /** Fetches the data of a page by its path; throws with `isMissing` where there is none. */
  fetchPage: (path: string) => Promise<PageData>;
}

/** What was fetched or given so far, by id. */
const known = new Map<string, ComparedModel>();
/** The models of the categories that those belong to, by the path of their prepared comparison. */
const siblings = new Map<string, ComparableModel[]>();
const comparisons = new Map<string, string>();

/** Keeps what a prepared page holds, so that a change of it asks for nothing. */
export function keepModels(models: readonly ComparedModel[], path: string, others: ComparableModel[]): void {
  siblings.set(path, others);
  for (const model of models) {
    known.set(model.id, model);
    comparisons.set(model.id, path);
  }
}

/** The other models of the category of the first model that is known, as far as they have arrived. */
export function siblingsOf(ids: readonly string[]): ComparableModel[] {
  const path = ids.map((id) => comparisons.get(id)).find((found) => found !== undefined);
  return (path === undefined ? undefined : siblings.get(path)) ?? [];
}

async function loadModel(id: string, { brief, fetchPage }: ComparedInput): Promise<Absent | undefined> {
  if (known.has(id)) return undefined;
  try {
    const page = await fetchPage(`/${encodeURIComponent(id)}`);
    if (page.kind !== 'model') return 'unknown';
    known.set(id, comparedModel(page, brief));
    if (page.comparison) comparisons.set(id, page.comparison.to);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'isMissing' in error && error.isMissing === true ? 'unknown' : 'failed';
  }
}

/** The category's models are an offer only: without them the comparison stands all the same. */
async function loadSiblings(ids: readonly string[], fetchPage: ComparedInput['fetchPage']): Promise<void> {
  const path = ids.map((id) => comparisons.get(id)).find((found) => found !== undefined);
  if (path === undefined || siblings.has(path)) return;
  const page = await fetchPage(path).catch(() => undefined);
  if (page?.kind === 'comparison') siblings.set(path, page.siblings);
}

/** The machines of those ids, fetched one by one. What is there already is shown at once. */
export function useComparedModels(input: ComparedInput): ComparedModels {
  const { ids, brief, fetchPage } = input;
  const key = ids.join(',');
  const [absent, setAbsent] = useState<ReadonlyMap<string, Absent>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const wanted = key === '' ? [] : key.split(',');
    const load = async () => {
      const results = await Promise.all(wanted.map((id) => loadModel(id, { ids: wanted, brief, fetchPage })));
      if (isCurrent) setAbsent(new Map(wanted.flatMap((id, at) => (results[at] ? [[id, results[at]] as const] : []))));
      await loadSiblings(wanted, fetchPage);
      if (isCurrent) setAbsent((old) => new Map(old));
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [key, brief, fetchPage]);
  const models = ids.flatMap((id) => known.get(id) ?? []);
  const ofKind = (kind: Absent) => ids.filter((id) => !known.has(id) && absent.get(id) === kind);
  const [unknown, failed] = [ofKind('unknown'), ofKind('failed')];
  return { models, unknown, failed, isLoading: models.length + unknown.length + failed.length < ids.length };
}
