import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import { machineScene } from '../draw-machine.ts';
import { makeMachine } from '../make-machine.ts';
import { Scene, type Box } from '../scene.ts';
import { place } from '../place.ts';

/** The principal view of a machine by itself. */
function exhibitScene(exhibit: Exhibit): Scene {
  const machine = makeMachine(exhibit);
  const all = machineScene(machine, machine.principal, { isSmall: true, isBare: true });
  const scene = new Scene();
  scene.items.push(...all.items.filter(({ style }) => style !== 'centre' && style !== 'hidden'));
  return scene;
}

/** Stands a machine in the box; people who belong to the drawing for scale are left out. A maker of whom no machine is drawn shows none. */
export type DrawExhibit = (
  picture: Scene,
  exhibit: Exhibit | undefined,
  box: Box,
  stand?: 'ground' | 'middle',
  mirror?: boolean,
) => Box;

/** For a list of pictures that show the same few machines: each machine is drawn once. */
export function exhibitDrawer(): DrawExhibit {
  const scenes = new Map<Exhibit, Scene>();
  return (picture, exhibit, box, stand = 'ground', mirror = false) => {
    if (!exhibit) return box;
    const scene = scenes.get(exhibit) ?? exhibitScene(exhibit);
    scenes.set(exhibit, scene);
    return place(picture, scene, box, stand, mirror);
  };
}
