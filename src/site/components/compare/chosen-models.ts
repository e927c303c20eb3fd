import { useMemo } from 'react';
import { maxCompared } from '../../../catalogue/comparison/address.ts';
import type { ComparableModel } from '../../../catalogue/page-data.ts';
import { readStored, storeChoice, useStored } from '../hooks/stored.ts';

/** A model chosen for comparison. */
export type ChosenModel = Pick<ComparableModel, 'id' | 'name'>;

/** Event: a fifth model was refused. */
export const refused = 'compare:full';

const key = 'compare';

function parse(stored: string | null): readonly ChosenModel[] {
  try {
    const models = JSON.parse(stored ?? '[]') as ChosenModel[];
    return models.filter(({ id, name }) => id && name).slice(0, maxCompared);
  } catch {
    return [];
  }
}

export const readChosen = (): readonly ChosenModel[] => parse(readStored(key));
export const storeChosen = (models: readonly ChosenModel[]): void => storeChoice(key, JSON.stringify(models));

/** The chosen models, oldest first; none on the server and during hydration. */
export function useChosen(): readonly ChosenModel[] {
  const stored = useStored(key);
  return useMemo(() => parse(stored), [stored]);
}

/** Adds or removes a model. @returns false when four are chosen already */
export function toggleModel({ id, name }: ChosenModel): boolean {
  const models = readChosen();
  const rest = models.filter((model) => model.id !== id);
  if (rest.length === maxCompared) return false;
  storeChosen(rest.length < models.length ? rest : [...models, { id, name }]);
  return true;
}
