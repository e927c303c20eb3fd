import { maxCompared } from '../../../catalogue/comparison/address.ts';
import type { ComparableModel } from '../../../catalogue/page-data.ts';
import { makeDeviceStore } from '../hooks/device-store.ts';

/** A model chosen for comparison. */
export type ChosenModel = Pick<ComparableModel, 'id' | 'name'>;

/** Event: a fifth model was refused. */
export const refused = 'compare:full';

const none: readonly ChosenModel[] = [];

/** The chosen models, oldest first; shared between tabs. */
export const chosenModels = makeDeviceStore('compare', none, (stored) =>
  (JSON.parse(stored) as ChosenModel[]).filter(({ id, name }) => id && name).slice(0, maxCompared),
);

/** Adds or removes a model. @returns false when four are chosen already */
export function toggleModel({ id, name }: ChosenModel): boolean {
  const models = chosenModels.get();
  const rest = models.filter((model) => model.id !== id);
  if (rest.length === maxCompared) return false;
  chosenModels.set(rest.length < models.length ? rest : [...models, { id, name }]);
  return true;
}
