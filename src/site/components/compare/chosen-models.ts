import { maxCompared } from '../../../catalogue/comparison/address.ts';
import type { ComparableModel } from '../../../catalogue/page-data.ts';
import { makeDeviceStore } from '../hooks/device-store.ts';

/** A model that the visitor has put aside to compare it. */
export type ChosenModel = Pick<ComparableModel, 'id' | 'name'>;

/** The event by which the tray learns that a fifth machine was chosen. */
export const refused = 'compare:full';

const none: readonly ChosenModel[] = [];

/** The models that the visitor has chosen, oldest first; they hold in other tabs, too. */
export const chosenModels = makeDeviceStore('compare', none, (stored) =>
  (JSON.parse(stored) as ChosenModel[]).filter(({ id, name }) => id && name).slice(0, maxCompared),
);

/** Adds a model, or takes it out. @returns false where four are chosen already */
export function toggleModel({ id, name }: ChosenModel): boolean {
  const models = chosenModels.get();
  const rest = models.filter((model) => model.id !== id);
  if (rest.length === maxCompared) return false;
  chosenModels.set(rest.length < models.length ? rest : [...models, { id, name }]);
  return true;
}
