import { useEffect, useState, type ComponentType } from 'react';
import type { ComparableModel, MachineComparison } from '../../../catalogue/page-data.ts';
import type { ComparePageData } from '../../../catalogue/pages/compare/compare-page.ts';
import type { ModelPageData } from '../../../catalogue/pages/machine/model-page.ts';
import type { PageData } from '#generated/pages.gen.ts';
import { LoadError } from '../../router/load-chunk.ts';
import { fetchPage } from '../../router/load-page.ts';
import type { ComparisonProps } from './comparison.tsx';

/** The machines that an address names, as far as they have arrived. */
export interface LoadedComparison {
  /** The ids that it was made for, in one text. */
  key: string;
  comparison: MachineComparison;
  /** What shows it: a part of the program that a page without machines does not need. */
  View: ComponentType<ComparisonProps>;
  /** Ids of machines that do not exist, and of those whose figures did not arrive. */
  unknown: string[];
  failed: string[];
  /** The models of the first one's category. */
  siblings: ComparableModel[];
}

export interface ComparisonInput {
  ids: readonly string[];
  /** The title of the figures that stand in no table. */
  brief: string;
  /** The rows that drawings know by other names. */
  drawn: ComparePageData['drawn'];
}

/** The data of pages that were fetched before, by path. */
const fetched = new Map<string, PageData>();

async function fetchOnce(path: string): Promise<PageData> {
  const page = fetched.get(path) ?? (await fetchPage(path));
  fetched.set(path, page);
  return page;
}

async function fetchModel(id: string): Promise<ModelPageData | 'unknown' | 'failed'> {
  try {
    const page = await fetchOnce(`/${encodeURIComponent(id)}`);
    return page.kind === 'model' ? page : 'unknown';
  } catch (error) {
    return error instanceof LoadError && error.isMissing ? 'unknown' : 'failed';
  }
}

/** What may be added: only an offer, so that the comparison stands without it, too. */
async function fetchSiblings(page: ModelPageData | undefined): Promise<ComparableModel[]> {
  if (!page?.comparison) return [];
  const prepared = await fetchOnce(page.comparison.to).catch(() => undefined);
  return prepared?.kind === 'comparison' ? prepared.siblings : [];
}

async function load(key: string, { brief, drawn }: Omit<ComparisonInput, 'ids'>): Promise<LoadedComparison> {
  const ids = key.split(',').filter(Boolean);
  const results = await Promise.all(ids.map((id) => fetchModel(id)));
  const pages = results.filter((result) => typeof result === 'object');
  const [{ makeComparison }, { Comparison: View }, siblings] = await Promise.all([
    import('../../../catalogue/comparison/make-comparison.ts'),
    import('./comparison.tsx'),
    fetchSiblings(pages[0]),
  ]);
  const idsOf = (outcome: 'unknown' | 'failed') => ids.filter((_, at) => results[at] === outcome);
  const comparison = makeComparison(pages, brief, new Map(drawn));
  return { key, comparison, View, unknown: idsOf('unknown'), failed: idsOf('failed'), siblings };
}

/**
 * The machines of those ids side by side. While others are on their way, the last ones stand.
 * @returns undefined until the first have arrived
 * @throws what the program that aligns them throws when it does not arrive: the page then fails as a whole
 */
export function useComparison({ ids, brief, drawn }: ComparisonInput): LoadedComparison | undefined {
  const key = ids.join(',');
  const [loaded, setLoaded] = useState<LoadedComparison>();
  const [problem, setProblem] = useState<Error>();
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    load(key, { brief, drawn }).then(
      (result) => isCurrent && setLoaded(result),
      (error: Error) => isCurrent && setProblem(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, brief, drawn]);
  if (problem) throw problem;
  return key === '' ? undefined : loaded;
}
