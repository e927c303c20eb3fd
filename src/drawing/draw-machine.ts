import type { MachineFamily } from '../catalogue/catalogue.ts';
import type { SpecificationTable, ViewId } from '../catalogue/page-data.ts';
import { describeLengths } from './describe.ts';
import { families } from './families/all-families.ts';
import { readFigures, type Goods } from './figures.ts';
import { readGivenLengths } from './given-lengths.ts';
import { drawGround } from './parts/ground.ts';
import { place } from './place.ts';
import { Scene } from './scene.ts';
import { toSvg } from './svg.ts';

export interface DrawnSubject {
  id: string;
  name: string;
  machine: MachineFamily;
  tables: readonly SpecificationTable[];
  /** What is seen to be fed. */
  goods?: Goods | undefined;
}

const width = 300;
const height = 280;
const margin = 14;
/** The ground of every elevation; a low machine stands a little higher, so that it does not hang at the lower edge. */
const lowestGround = 250;
const highestGround = 222;

/** A machine alone, in millimetres: for pictures in which it stands among other things. */
export function machineScene(subject: Omit<DrawnSubject, 'id'>, view: ViewId): Scene {
  const scene = new Scene();
  families[subject.machine][view](scene, readFigures(subject.name, subject.tables, subject.goods));
  return scene;
}

/** One view of a machine as a complete SVG document of 300 × 280, drawn from its figures. Same subject, same text. */
export function drawMachine(subject: DrawnSubject, view: ViewId): string {
  const picture = new Scene();
  const machine = machineScene(subject, view);
  const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  if (view === 'plan') place(picture, machine, box, 'middle');
  else {
    const tallest = { ...box, height: lowestGround - margin };
    const filled = place(new Scene(), machine, tallest, 'ground');
    const ground = Math.max(highestGround, Math.min(lowestGround, (height + filled.height) / 2 + 4));
    drawGround(picture, 6, width - 6, ground);
    place(picture, machine, { ...tallest, height: ground - margin }, 'ground');
  }
  const { name, tables } = subject;
  const description = describeLengths(readGivenLengths(tables));
  return toSvg(picture, { width, height, title: `${name}, ${view} view`, description });
}
