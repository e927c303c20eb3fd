import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import { machineScene } from '../draw-machine.ts';
import { makeMachine } from '../make-machine.ts';
import { personHeight } from '../props.ts';
import { boundsOf, Scene, type Box } from '../scene.ts';
import { place } from '../place.ts';

/** A machine's principal elevation without fine lines; `isBare`: without its surroundings. */
export function exhibitScene(exhibit: Exhibit, isBare: boolean): Scene {
  const machine = makeMachine(exhibit);
  const all = machineScene(machine, machine.principal, { isSmall: true, isBare });
  const scene = new Scene();
  scene.items.push(...all.items.filter(({ style }) => style !== 'centre' && style !== 'hidden'));
  return scene;
}

/** `person` is the height of people nearby in pixels: the machine is not drawn at a larger scale than they are. */
type Place = Box & { person?: number };

/** Draws a machine into the box, without people. Draws nothing if the maker has no drawn machine. */
export type DrawExhibit = (
  picture: Scene,
  exhibit: Exhibit | undefined,
  box: Place,
  stand?: 'ground' | 'middle',
) => Box;

/** Caches each machine's drawing, for several pictures with the same machines. */
export function exhibitDrawer(): DrawExhibit {
  const scenes = new Map<Exhibit, Scene>();
  return (picture, exhibit, box, stand = 'ground') => {
    if (!exhibit) return box;
    const scene = scenes.get(exhibit) ?? exhibitScene(exhibit, true);
    scenes.set(exhibit, scene);
    return place(picture, scene, onPlinth(picture, scene, box), stand);
  };
}

/** The part of the box that a machine fills at the people's scale. A low machine gets a plinth. */
function onPlinth(picture: Scene, scene: Scene, { person = Infinity, ...box }: Place): Box {
  const bounds = boundsOf(scene);
  const scale = person / personHeight;
  const [width, height] = [Math.min(box.width, bounds.width * scale), Math.min(box.height, bounds.height * scale)];
  const plinth = height < person * 0.45 && person < Infinity ? person * 0.4 : 0;
  const [x, floor] = [box.x + (box.width - width) / 2, box.y + box.height];
  if (plinth) picture.rect('part', x - plinth * 0.2, floor - plinth, width + plinth * 0.4, plinth);
  return { x, y: floor - plinth - height, width, height };
}
