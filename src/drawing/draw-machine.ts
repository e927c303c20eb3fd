import type { ViewId } from '../catalogue/shown/parts.ts';
import { describeLengths } from './describe.ts';
import type { DrawnMachine } from './families/family.ts';
import { readGivenLengths } from './given-lengths.ts';
import { hasPersonBeside, makeMachine, closestLines, type DrawnSubject } from './make-machine.ts';
import { drawGround, drawPerson, personRoom } from './props.ts';
import { place, boundsOf, Scene } from './scene.ts';
import { makeStyles } from './styles.ts';
import { toSvg } from './svg.ts';
import { drawView, viewOf, type ViewLook } from './view/draw-view.ts';
import { nameView } from '../catalogue/media/pictures.ts';

const width = 300;
const height = 280;
const margin = 14;
/** Limits of the ground line's y: a low machine stands higher, not at the bottom edge. */
const lowestGround = 250;
const highestGround = 222;

/** A view of the machine alone, in millimetres. */
export function machineScene(machine: DrawnMachine, view: ViewId, look: Omit<ViewLook, 'distance'> = {}): Scene {
  return drawView(viewOf(machine.body, view, machine, { distance: closestLines(machine.body), ...look }));
}

/** Draws one view of a machine as an SVG document of 300 × 280. */
export function drawMachine(subject: DrawnSubject, view: ViewId, made = makeMachine(subject)): string {
  const picture = new Scene();
  const machine = machineScene(made, view);
  const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  if (view === 'plan') place(picture, machine, box, 'middle');
  else {
    const scene = hasPersonBeside(made.body) ? besidePerson(machine) : machine;
    const tallest = { ...box, height: lowestGround - margin };
    const filled = place(new Scene(), scene, tallest, 'ground');
    const ground = Math.max(highestGround, Math.min(lowestGround, (height + filled.height) / 2 + 4));
    drawGround(picture, 6, width - 6, ground);
    place(picture, scene, { ...tallest, height: ground - margin }, 'ground');
  }
  const { name, figures, words } = subject;
  const styles = makeStyles(subject.theme);
  const description = describeLengths(readGivenLengths(figures), words);
  return toSvg(picture, {
    width,
    height,
    styles,
    title: nameView(words.pictures, view, name),
    description,
    isLessWhenSmall: true,
  });
}

/** Adds a person on the right, for scale. */
function besidePerson(machine: Scene): Scene {
  const { x, width: wide } = boundsOf(machine);
  const scene = new Scene();
  scene.items.push(...machine.items);
  drawPerson(scene, x + wide + personRoom);
  return scene;
}
