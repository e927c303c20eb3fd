import { useSyncExternalStore } from 'react';
import { maxCompared } from '../../../catalogue/comparison/compare-id.ts';
import type { ComparableModel } from '../../../catalogue/page-data.ts';

/** A model that the visitor has put aside to compare it. */
export type ChosenModel = Pick<ComparableModel, 'id' | 'name'>;

/** The event by which the tray learns that a fifth machine was chosen. */
export const refused = 'compare:full';

/** In this device's storage, so that it holds in other tabs, too. */
const key = 'compare';

const none: readonly ChosenModel[] = [];
const listeners = new Set<() => void>();
let chosen: readonly ChosenModel[] | undefined;

/** What storage holds; nothing where it is switched off, or where something else has written to it. */
function read(): readonly ChosenModel[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as ChosenModel[];
    return stored.filter(({ id, name }) => id && name).slice(0, maxCompared);
  } catch {
    return none;
  }
}

/** Takes over what another tab has written. */
export function readAgain(): void {
  chosen = read();
  for (const listener of listeners) listener();
}

/** The models that the visitor has chosen, oldest first. */
export function chosenModels(): readonly ChosenModel[] {
  return (chosen ??= read());
}

export function chooseModels(models: readonly ChosenModel[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(models));
  } catch {
    // Without storage the choice holds until the page is left.
  }
  chosen = models;
  for (const listener of listeners) listener();
}

/** Adds a model, or takes it out. @returns false where four are chosen already */
export function toggleModel({ id, name }: ChosenModel): boolean {
  const models = chosenModels();
  const rest = models.filter((model) => model.id !== id);
  if (rest.length === maxCompared) return false;
  chooseModels(rest.length < models.length ? rest : [...models, { id, name }]);
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen models; none on the server and in the first render after it. */
export function useChosenModels(): readonly ChosenModel[] {
  return useSyncExternalStore(subscribe, chosenModels, () => none);
}
