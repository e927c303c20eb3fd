import type { MachineFamily } from '../../catalogue/catalogue.ts';
import type { ViewId } from '../../catalogue/page-data.ts';
import { machineScene, makeMachine } from '../draw-machine.ts';
import { Scene, type Box } from '../scene.ts';
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

/** Those of them that a maker builds: nobody shows the machines of another one. */
export function exhibitsOf(families: ReadonlySet<MachineFamily>): readonly [Exhibit, ...Exhibit[]] {
  const [first, ...others] = exhibits.filter(({ machine }) => families.has(machine));
  const [any = 'generic'] = families;
  return first ? [first, ...others] : [{ machine: any, view: 'side' }];
}

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

const scenes = new Map<string, Scene>();

/** A machine of usual size by itself. They are constants, made when they are first needed: some fifty pictures show them. */
function exhibitScene({ machine, view }: Exhibit): Scene {
  const key = `${machine} ${view}`;
  const known = scenes.get(key);
  if (known) return known;
  const all = machineScene(makeMachine({ name: '', machine, tables: [] }), view, { isSmall: true, isBare: true });
  const scene = new Scene();
  scene.items.push(...all.items.filter(({ style }) => style !== 'centre' && style !== 'hidden'));
  scenes.set(key, scene);
  return scene;
}

/** Stands a machine of usual size in the box; people who belong to the drawing for scale are left out. */
export function drawExhibit(
  picture: Scene,
  exhibit: Exhibit,
  box: Box,
  stand: 'ground' | 'middle' = 'ground',
  mirror = false,
): Box {
  return place(picture, exhibitScene(exhibit), box, stand, mirror);
}
