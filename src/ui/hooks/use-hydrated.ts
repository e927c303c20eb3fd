import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * `before` on the server and during hydration, then `after`; both strings or other primitives. Equal values cause no
 * second render.
 */
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
