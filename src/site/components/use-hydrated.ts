import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** false on the server and in the first render after it, true from then on: for what only a script can do or know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
