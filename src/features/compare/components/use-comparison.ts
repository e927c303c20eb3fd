import type { ComparisonProps } from './comparison-table.tsx';
import { useEffect, useState, type ComponentType } from 'react';
import type { ComparableModel, MachineComparison } from '../../../catalogue/shown/lists.ts';
import type { ComparePageData } from '../compare-page.ts';
import type { PageData } from '#generated/pages.gen.ts';
import { LoadError, loadChunk } from '../../../ui/load-chunk.ts';
import { fetchPage } from '../../../ui/load-page.ts';

/** The machines in the address whose data has loaded. */
interface LoadedComparison {
  /** Ids of the comparison, joined. */
  key: string;
  comparison: MachineComparison;
  /** Lazy component: the page without machines does not need it. */
  View: ComponentType<ComparisonProps>;
  /** Ids that do not exist or whose data failed to load. */
  unknown: string[];
  failed: string[];
  /** Models of the first machine's category. */
  siblings: ComparableModel[];
}

type ModelPageData = Extract<PageData, { kind: 'model' }>;

const fetched = new Map<string, PageData>();

async function fetchOnce(path: string): Promise<PageData> {
  const page = fetched.get(path) ?? (await fetchPage<PageData>(path));
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

/** Models offered as replacements; the comparison works without them. */
async function fetchSiblings(page: ModelPageData | undefined): Promise<ComparableModel[]> {
  if (!page?.comparison) return [];
  const prepared = await fetchOnce(page.comparison.to).catch(() => undefined);
  return prepared?.kind === 'comparison' ? prepared.siblings : [];
}

const loadParts = () => Promise.all([import('../make-comparison.ts'), import('./comparison.tsx')]);

async function load(key: string, { words }: ComparePageData): Promise<LoadedComparison> {
  const ids = key.split(',').filter(Boolean);
  const results = await Promise.all(ids.map((id) => fetchModel(id)));
  const pages = results.filter((result) => typeof result === 'object');
  const [[{ makeComparison }, { Comparison: View }], siblings] = await Promise.all([
    loadChunk('comparison', loadParts, 120),
    fetchSiblings(pages[0]),
  ]);
  const idsOf = (outcome: 'unknown' | 'failed') => ids.filter((_, at) => results[at] === outcome);
  const comparison = makeComparison(pages, words.brief);
  return { key, comparison, View, unknown: idsOf('unknown'), failed: idsOf('failed'), siblings };
}

/** By key: a page that is shown again has them at once, so that Back keeps its place. */
const made = new Map<string, LoadedComparison>();

/**
 * Loads the machines with these ids. While loading, the previous comparison stays.
 * @returns undefined until the first comparison has loaded
 * @throws LoadError when the comparison's chunk fails to load; the page's error boundary handles it
 */
export function useComparison(ids: readonly string[], page: ComparePageData): LoadedComparison | undefined {
  const key = ids.join(',');
  const [loaded, setLoaded] = useState(() => made.get(key));
  const [problem, setProblem] = useState<Error>();
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    load(key, page).then(
      (result) => {
        if (result.failed.length === 0) made.set(key, result);
        if (isCurrent) setLoaded(result);
      },
      (error: Error) => isCurrent && setProblem(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, page]);
  if (problem) throw problem;
  return key === '' ? undefined : loaded;
}
