import { useMemo } from 'react';
import { maxCompared, type ComparableModel } from '../../catalogue/shown/lists.ts';
import { hasTexts, parseStoredList, readStored, storeChoice } from '../../browser/stored.ts';
import { useStored } from '../../ui/hooks/use-stored.ts';

/** A model chosen for comparison. */
export type ChosenModel = Pick<ComparableModel, 'id' | 'name'>;

/** Event: a fifth model was refused. */
export const refused = 'compare:full';

const key = 'compare';
const isModel = (value: unknown): value is ChosenModel => hasTexts(value, ['id', 'name']);
const parse = (stored: string | null) => parseStoredList(stored, isModel, maxCompared);

export const readChosen = (): ChosenModel[] => parse(readStored(key));
export const storeChosen = (models: readonly ChosenModel[]): void => storeChoice(key, JSON.stringify(models));

/** The chosen models, oldest first; none on the server and during hydration. */
export function useChosen(): readonly ChosenModel[] {
  const stored = useStored(key);
  return useMemo(() => parse(stored), [stored]);
}

/** Adds or removes a model; sends the event `refused` when four are chosen already. */
export function toggleModel({ id, name }: ChosenModel): void {
  const models = readChosen();
  const rest = models.filter((model) => model.id !== id);
  if (rest.length === maxCompared) dispatchEvent(new Event(refused));
  else storeChosen(rest.length < models.length ? rest : [...models, { id, name }]);
}
