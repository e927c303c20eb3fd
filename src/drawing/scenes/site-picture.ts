import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import type { Theme } from '../../look/palette.ts';
import { arc, type Point } from '../body/outlines.ts';
import { Scene } from '../scene.ts';
import { makeStyles } from '../styles.ts';
import { toSvg } from '../svg.ts';
import type { DrawExhibit } from './exhibits.ts';
import { drawGrid, drawHall, drawPeople } from './hall.ts';

export type SitePictureName = 'who-we-are' | 'our-mission';

type DrawScene = (picture: Scene, drawExhibit: DrawExhibit, exhibits: readonly Exhibit[]) => void;

/** Draws a general picture of the site, 640 × 480. */
export function drawSitePicture(
  drawExhibit: DrawExhibit,
  exhibits: readonly Exhibit[],
  name: SitePictureName,
  theme?: Theme,
): string {
  const picture = new Scene();
  sitePictures[name](picture, drawExhibit, exhibits);
  return toSvg(picture, { ...large, styles: makeStyles(theme) });
}

const large = { width: 640, height: 480, weight: 1.1 };

const sitePictures: Record<SitePictureName, DrawScene> = { 'who-we-are': drawWorkshop, 'our-mission': drawCircle };

/** The tallest a person is drawn in the workshop, in pixels. */
const tallest = 150;

/** Two machines and people at one scale, in the maker's hall. */
function drawWorkshop(picture: Scene, drawExhibit: DrawExhibit, exhibits: readonly Exhibit[]): void {
  const machines = exhibits.filter(({ isEquipment }) => !isEquipment).slice(0, 2);
  const ground = 424;
  const room = { y: 130, width: machines.length > 1 ? 225 : 470, height: ground - 130 };
  const sizes = machines.map((machine) =>
    drawExhibit(new Scene(), machine, { x: 0, y: 0, width: 1e6, height: 1e6, person: tallest }),
  );
  const shares = sizes.map((size) => Math.min(room.width / size.width, room.height / size.height));
  const person = tallest * Math.min(1, ...shares);
  drawHall(picture, large.width, large.height, 380);
  for (const x of [80, 200, 320, 440, 560]) picture.rect('window', x - 34, 150, 68, 50).line('detail', x, 150, x, 200);
  machines.forEach((machine, i) => drawExhibit(picture, machine, { ...room, x: 66 + i * (room.width + 20), person }));
  drawPeople(picture, [
    { x: 40, y: ground + 10, height: person, style: 'steelFlat' },
    { x: 574, y: ground + 12, height: person * 1.02, style: 'navy', arm: -1 },
    { x: 574 + person * 0.3, y: ground + 8, height: person * 0.97, style: 'blue' },
  ]);
}

/** The maker's machines in a circle. */
function drawCircle(picture: Scene, drawExhibit: DrawExhibit, exhibits: readonly Exhibit[]): void {
  const [x, y, radius] = [320, 240, 158];
  picture.rect('wash', 0, 0, large.width, large.height);
  drawGrid(picture, 'gridOnPaper', { x: 0, y: 0, ...large }, 32);
  picture.circle('centre', x, y, radius);
  for (let i = 0; i < 4; i += 1) {
    const angle = ((i - 1) * Math.PI) / 2;
    const at = (turn: number, r = radius): Point => [x + Math.cos(turn) * r, y + Math.sin(turn) * r];
    const [from, to] = [angle + Math.PI / 4 - 0.2, angle + Math.PI / 4 + 0.16];
    picture.polyline('strap', arc(x, y, radius, from, to, 8));
    picture.poly('blue', [at(to + 0.08), at(to, radius + 9), at(to, radius - 9)]);
    const [cx, cy] = at(angle);
    picture.circle('wash', cx, cy, 82).circle('body', cx, cy, 74).circle('thin', cx, cy, 68);
    const box = { x: cx - 56, y: cy - 46, width: 112, height: 92 };
    drawExhibit(picture, exhibits[i % exhibits.length], box, 'middle');
  }
}
