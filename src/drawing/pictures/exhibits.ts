import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import { machineScene } from '../draw-machine.ts';
import { makeMachine } from '../make-machine.ts';
import { personHeight } from '../props.ts';
import { boundsOf, Scene, type Box } from '../scene.ts';
import { place } from '../place.ts';

/** The principal view of a machine by itself. */
function exhibitScene(exhibit: Exhibit): Scene {
  const machine = makeMachine(exhibit);
  const all = machineScene(machine, machine.principal, { isSmall: true, isBare: true });
  const scene = new Scene();
  scene.items.push(...all.items.filter(({ style }) => style !== 'centre' && style !== 'hidden'));
  return scene;
}

/** Where people stand around, a machine is no larger than it is beside them: so high is a person there, in pixels. */
type Place = Box & { person?: number };

/** Stands a machine in the box; people who belong to the drawing for scale are left out. A maker of whom no machine is drawn shows none. */
export type DrawExhibit = (
  picture: Scene,
  exhibit: Exhibit | undefined,
  box: Place,
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
    return place(picture, scene, onPlinth(picture, scene, box), stand, mirror);
  };
}

/** The part of a place that a machine fills at the scale of the people there. A low one stands on a plinth. */
function onPlinth(picture: Scene, scene: Scene, { person = Infinity, ...box }: Place): Box {
  const bounds = boundsOf(scene);
  const scale = person / personHeight;
  const [width, height] = [Math.min(box.width, bounds.width * scale), Math.min(box.height, bounds.height * scale)];
  const plinth = height < person * 0.45 && person < Infinity ? person * 0.4 : 0;
  const [x, floor] = [box.x + (box.width - width) / 2, box.y + box.height];
  if (plinth) picture.rect('part', x - plinth * 0.2, floor - plinth, width + plinth * 0.4, plinth);
  return { x, y: floor - plinth - height, width, height };
}
