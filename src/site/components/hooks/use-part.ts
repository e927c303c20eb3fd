import { useEffect, useState } from 'react';

/**
 * A module that not every visitor needs: undefined until it is wanted and has arrived. What does not
 * arrive is left out; it is asked for again when what it is wanted for changes.
 * @param wanted what the module is needed for; a falsy value needs none
 * @param load a function of the module's, which stays the same
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
