import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import { machineScene } from '../draw-machine.ts';
import { goodsOf } from '../figures.ts';
import { bodyKey, makeMachine, type MachineSubject } from '../make-machine.ts';
import { personHeight } from '../props.ts';
import { boundsOf, Scene, type Box, place } from '../scene.ts';

/** With its material, as on its own page: shredders differ by it. */
const atWork = (exhibit: Exhibit): MachineSubject => ({ ...exhibit, goods: goodsOf(exhibit.materials) });

/**
 * A machine's principal elevation without fine lines; `isBare`: without its surroundings; `turn`: 1 for the other
 * elevation.
 */
export function exhibitScene(exhibit: Exhibit, { isBare = false, turn = 0 } = {}): Scene {
  const machine = makeMachine(atWork(exhibit));
  const secondary = machine.principal === 'front' ? 'side' : 'front';
  const all = machineScene(machine, turn % 2 === 0 ? machine.principal : secondary, { isSmall: true, isBare });
  const scene = new Scene();
  scene.items.push(...all.items.filter(({ style }) => style !== 'centre' && style !== 'hidden'));
  return scene;
}

/** `person` is the height of people nearby in pixels: the machine is not drawn at a larger scale than they are. */
type Stand = Box & { person?: number };

/** Draws a machine into the box, without people. Draws nothing if the maker has no drawn machine. */
export type DrawExhibit = (
  picture: Scene,
  exhibit: Exhibit | undefined,
  box: Stand,
  stand?: 'ground' | 'middle',
  turn?: number,
) => Box;

/** Caches each machine's drawing, for several pictures with the same machines. */
export function exhibitDrawer(): DrawExhibit {
  const scenes = new Map<string, Scene>();
  return (picture, exhibit, box, stand = 'ground', turn = 0) => {
    if (!exhibit) return box;
    const key = JSON.stringify([bodyKey(atWork(exhibit)), turn % 2]);
    const scene = scenes.get(key) ?? exhibitScene(exhibit, { isBare: true, turn });
    scenes.set(key, scene);
    return place(picture, scene, onPlinth(picture, scene, box), stand);
  };
}

/** The part of the box that a machine fills at the people's scale. A low machine gets a plinth. */
function onPlinth(picture: Scene, scene: Scene, { person = Infinity, ...box }: Stand): Box {
  const bounds = boundsOf(scene);
  const scale = person / personHeight;
  const [width, height] = [Math.min(box.width, bounds.width * scale), Math.min(box.height, bounds.height * scale)];
  const plinth = height < person * 0.45 && person < Infinity ? person * 0.4 : 0;
  const [x, floor] = [box.x + (box.width - width) / 2, box.y + box.height];
  if (plinth) picture.rect('part', x - plinth * 0.2, floor - plinth, width + plinth * 0.4, plinth);
  return { x, y: floor - plinth - height, width, height };
}
