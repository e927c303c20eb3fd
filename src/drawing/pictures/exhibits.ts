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
  const [machine = 'generic'] = families;
  return first ? [first, ...others] : [{ machine, view: 'side' }];
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

/** A machine of usual size by itself. */
function exhibitScene({ machine, view }: Exhibit): Scene {
  const all = machineScene(makeMachine({ name: '', machine, tables: [] }), view, { isSmall: true, isBare: true });
  const scene = new Scene();
  scene.items.push(...all.items.filter(({ style }) => style !== 'centre' && style !== 'hidden'));
  return scene;
}

/** Stands a machine of usual size in the box; people who belong to the drawing for scale are left out. */
export type DrawExhibit = (
  picture: Scene,
  exhibit: Exhibit,
  box: Box,
  stand?: 'ground' | 'middle',
  mirror?: boolean,
) => Box;

/** For a list of pictures that show the same few machines: each machine is drawn once. */
export function exhibitDrawer(): DrawExhibit {
  const scenes = new Map<string, Scene>();
  return (picture, exhibit, box, stand = 'ground', mirror = false) => {
    const key = `${exhibit.machine} ${exhibit.view}`;
    const scene = scenes.get(key) ?? exhibitScene(exhibit);
    scenes.set(key, scene);
    return place(picture, scene, box, stand, mirror);
  };
}
