import { useEffect, useState, useSyncExternalStore } from 'react';
import { importChunk } from '../load-chunk.ts';

const never = () => () => undefined;

/** `before` on the server and during hydration, then `after`. The same value causes no second render. */
export function useAfterHydration<Value>(before: Value, after: Value): Value {
  return useSyncExternalStore(
    never,
    () => after,
    () => before,
  );
}

/** false on the server and during hydration, then true: for what needs scripts. */
export function useHydrated(): boolean {
  return useAfterHydration(false, true);
}

/**
 * A lazy module: undefined until it is wanted and loaded. A failed load is ignored, and retried when `wanted` changes.
 * @param wanted reason to load the module; a falsy value loads nothing
 * @param chunk file name of the module without hash
 * @param load a stable function
 */
export function usePart<Part>(wanted: unknown, chunk: string, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (wanted) importChunk(chunk, load).then(setPart, () => undefined);
  }, [wanted, chunk, load]);
  return part;
}
