import { useEffect, useState } from 'react';

/**
 * A lazy module: undefined until it is wanted and loaded. A failed load is ignored and retried when `wanted` changes.
 * @param wanted reason to load the module; a falsy value loads nothing
 * @param load a stable function
 */
export function usePart<Part>(wanted: unknown, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (wanted) {
      load().then(
        (loaded) => setPart(loaded),
        () => undefined,
      );
    }
  }, [wanted, load]);
  return part;
}
