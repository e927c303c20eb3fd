import type { CardDrawing } from '../../catalogue/pages/parts/share-card.ts';
import { blueprintTheme } from '../blueprint-theme.ts';
import { machineScene, makeMachine } from '../draw-machine.ts';
import { goodsOf } from '../figures.ts';
import { drawGround } from '../parts/ground.ts';
import { drawExhibit } from '../pictures/exhibits.ts';
import { fairCardScene } from '../pictures/fair-card.ts';
import { sceneWeight } from '../pictures/scene-kind.ts';
import { place } from '../place.ts';
import { Scene, type Box } from '../scene.ts';
import { formatNumber, toGroup } from '../svg.ts';
import { scriptRuns } from './script-runs.ts';

/** Factor on the line weights of a machine that fills half a card. */
const weight = 1.6;

/** What a card shows, in light lines on its ground, in the box. `right` is where the ground line ends. */
export function drawCardDrawing(drawing: CardDrawing, box: Box, right: number): string {
  switch (drawing.kind) {
    case 'machine':
      return drawOne(drawing, box, right);
    case 'row':
      return drawRow(drawing.machines, box, right);
    case 'none':
      return '';
    case 'fair':
      return drawHall(drawing.seed, drawing.title, box);
  }
}

type OneMachine = Extract<CardDrawing, { kind: 'machine' }>;

/** A low machine stands higher, so that it does not hang at the lower edge. */
function drawOne({ name, machine, tables, view, materials = [] }: OneMachine, box: Box, right: number): string {
  const picture = new Scene();
  const scene = machineScene(makeMachine({ name, machine, tables, goods: goodsOf(materials) }), view);
  const filled = place(new Scene(), scene, box, 'ground');
  const ground = box.y + (box.height + filled.height) / 2;
  drawGround(picture, box.x - 16, right, ground, 14);
  place(picture, scene, { ...box, height: ground - box.y }, 'ground');
  return toGroup(picture, { weight, theme: blueprintTheme });
}

function drawRow(machines: readonly OneMachine['machine'][], box: Box, right: number): string {
  const picture = new Scene();
  drawGround(picture, box.x, right, box.y + box.height, 14);
  const gap = 24;
  const width = (box.width - gap * (machines.length - 1)) / Math.max(1, machines.length);
  machines.forEach((machine, index) => {
    drawExhibit(picture, { machine, view: 'side' }, { ...box, x: box.x + index * (width + gap), width });
  });
  return toGroup(picture, { weight: weight * 0.9, theme: blueprintTheme });
}

/** Where the hall and its flags stand in the picture of a fair's ticket. */
const hall: Box = { x: 18, y: 110, width: 924, height: 480 };

/**
 * The picture of a fair's ticket without its background; its name stands on the front where the drawing's font has its
 * letters.
 */
function drawHall(seed: string, title: string, box: Box): string {
  const scale = Math.min(box.width / hall.width, box.height / hall.height);
  const x = box.x + (box.width - hall.width * scale) / 2 - hall.x * scale;
  const y = box.y + (box.height - hall.height * scale) / 2 - hall.y * scale;
  const name = scriptRuns(title).every(({ script }) => script === 'latin') ? title : '';
  const group = toGroup(fairCardScene(seed, name), { weight: sceneWeight * 1.2, theme: blueprintTheme });
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${formatNumber(scale, 4)})">${group}</g>`;
}
