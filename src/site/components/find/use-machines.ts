import { useEffect, useState } from 'react';
import { finderFilePath } from '../../../catalogue/paths.ts';
import { unpackFinder, type FinderFile } from '../../../catalogue/find/finder-file.ts';
import type { Card } from '../../../catalogue/page-data.ts';

export interface Machines {
  masks: FinderFile['masks'];
  /** The card of the machine at a place. */
  cardAt: (machine: number) => Card;
}

let fetched: Promise<Machines> | undefined;

/** Fetches the finder's file, once for all visits of the page; after a failure the next call tries again. */
async function fetchMachines(): Promise<Machines> {
  const response = await fetch(finderFilePath);
  if (!response.ok) throw new Error(`it was answered with ${response.status}`);
  const file = (await response.json()) as FinderFile;
  return { masks: file.masks, cardAt: unpackFinder(file) };
}

/** All machines: undefined while they are on their way, `failed` when they did not arrive. */
export function useMachines(): Machines | 'failed' | undefined {
  const [machines, setMachines] = useState<Machines | 'failed'>();
  useEffect(() => {
    let isGone = false;
    fetched ??= fetchMachines();
    fetched.then(
      (loaded) => isGone || setMachines(loaded),
      () => {
        fetched = undefined;
        if (!isGone) setMachines('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return machines;
}
