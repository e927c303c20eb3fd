import type { ComponentType } from 'react';

/** A part of the page that stands in the server's markup, and whose program a first visit fetches when it is about to be used. */
export interface LatePart<Props> {
  /** undefined until it is loaded; on the server it always is. */
  readonly component: ComponentType<Props> | undefined;
  /** Rejects when it does not arrive; the next call tries again. */
  load: () => Promise<ComponentType<Props>>;
}

const known = new Set<() => Promise<unknown>>();

export function makeLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let component: ComponentType<Props> | undefined;
  const part = {
    get component() {
      return component;
    },
    load: async () => (component ??= await load()),
  };
  known.add(part.load);
  return part;
}

/** Loads all of them: for the server, and before a navigation, whose page has no markup of the server. Never rejects. */
export async function loadLateParts(): Promise<void> {
  await Promise.allSettled([...known].map((load) => load()));
}
