import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * `before` on the server and in the first render after it, `after` from then on; both are texts or other plain values.
 * Where they are the same nothing is rendered again.
 */
export function useAfterHydration<Value>(before: Value, after: Value): Value {
  return useSyncExternalStore(
    never,
    () => after,
    () => before,
  );
}

/** false on the server and in the first render after it, true from then on: for what only a script can do or know. */
export function useHydrated(): boolean {
  return useAfterHydration(false, true);
}
