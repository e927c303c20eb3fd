import { finderFilePath } from '../../../catalogue/paths.ts';
import { unpackFinder, type FinderFile } from '../../../catalogue/find/finder-file.ts';
import type { Card } from '../../../catalogue/page-data.ts';
import { fetchedOnce } from '../hooks/fetched-once.ts';

export interface Machines {
  masks: FinderFile['masks'];
  /** The card of the machine at a place. */
  cardAt: (machine: number) => Card;
}

/** All machines: undefined while they are on their way, `failed` when they did not arrive. */
export const useMachines = fetchedOnce(finderFilePath, (file: FinderFile): Machines => ({
  masks: file.masks,
  cardAt: unpackFinder(file),
}));
