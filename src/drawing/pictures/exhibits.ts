import type { MachineFamily } from '../../catalogue/catalogue.ts';
import type { ViewId } from '../../catalogue/page-data.ts';
import { machineScene } from '../draw-machine.ts';
import type { Box, Scene } from '../scene.ts';
import { place } from '../place.ts';

export interface Exhibit {
  machine: MachineFamily;
  view: ViewId;
}

/** Machines that show well on a stand. */
export const exhibits: readonly [Exhibit, ...Exhibit[]] = [
  { machine: 'primary-shredder', view: 'side' },
  { machine: 'tyre-baler', view: 'front' },
  { machine: 'rasper', view: 'side' },
  { machine: 'primary-shredder', view: 'front' },
  { machine: 'tyre-cutter', view: 'front' },
  { machine: 'strip-cutter', view: 'side' },
  { machine: 'channel-baler', view: 'side' },
  { machine: 'tyre-folder', view: 'side' },
];

/** First match wins: words of a caption and the machine that they speak of. */
const spokenOf: readonly (readonly [RegExp, Exhibit])[] = [
  [/\bbal(e|es|er|ers|ing)\b/i, { machine: 'tyre-baler', view: 'front' }],
  [/rasper/i, { machine: 'rasper', view: 'side' }],
  [/shredder/i, { machine: 'primary-shredder', view: 'front' }],
  [/conveyor|belt/i, { machine: 'conveyor', view: 'side' }],
  [/magnet/i, { machine: 'overband-magnet', view: 'side' }],
  [/fold/i, { machine: 'tyre-folder', view: 'front' }],
  [/cutt/i, { machine: 'tyre-cutter', view: 'front' }],
  [/line/i, { machine: 'secondary-shredder', view: 'side' }],
];

/** The machine that a caption speaks of, if any. */
export function exhibitOf(caption: string): Exhibit | undefined {
  return spokenOf.find(([words]) => words.test(caption))?.[1];
}

/** Stands a machine of usual size in the box; people who belong to the drawing for scale are left out. */
export function drawExhibit(
  picture: Scene,
  exhibit: Exhibit,
  box: Box,
  stand: 'ground' | 'middle' = 'ground',
  mirror = false,
): Box {
  const scene = machineScene({ name: '', machine: exhibit.machine, tables: [] }, exhibit.view);
  const machine = scene.items.filter((item) => item.style !== 'person' && item.style !== 'centre');
  scene.items.splice(0, scene.items.length, ...machine);
  return place(picture, scene, box, stand, mirror);
}
