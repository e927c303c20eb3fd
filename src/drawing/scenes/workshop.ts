import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import { drawGround } from '../props.ts';
import { Scene, type Box } from '../scene.ts';
import type { Styles } from '../styles.ts';
import { toSvg } from '../svg.ts';
import type { DrawExhibit } from './exhibits.ts';
import { drawGirder, drawPeople } from './hall.ts';

const [width, height, ground] = [640, 480, 420];
const person = 72;
/** The greatest enlargement, and the smallest that is worth losing the roof. */
const [nearest, least] = [2.5, 1.5];

/** The maker's workshop with two machines below a crane, 640 × 480; small machines are shown from nearer. */
export function drawWorkshop(drawExhibit: DrawExhibit, exhibits: readonly Exhibit[], styles: Styles): string {
  const picture = new Scene();
  const machines = exhibits.filter(({ isEquipment }) => !isEquipment).slice(0, 2);
  const far: Box[] = [
    { x: 66, y: 236, width: 250, height: ground - 236 },
    { x: 322, y: 290, width: 190, height: ground - 290 },
  ];
  const sizes = machines.map((exhibit, i) => drawExhibit(new Scene(), exhibit, { ...(far[i] ?? wholeHall), person }));
  const near = nearness(sizes);
  const isNear = near >= least;
  const frame = isNear ? cutAround(near) : wholeHall;
  drawHall(picture);
  if (!isNear) drawLoad(picture);
  const [first, last] = [Math.max(58, frame.x + 14), Math.min(540, frame.x + frame.width - 40)];
  const share = (last - first) / machines.length;
  const places = isNear ? machines.map((_, i) => ({ ...frame, x: first + share * i, width: share })) : far;
  machines.forEach((exhibit, i) => {
    const { x, y, width: room } = places[i] ?? wholeHall;
    drawExhibit(picture, exhibit, { x, y, width: room, height: ground - y, person });
  });
  drawPeople(picture, [
    { x: last, y: ground + 12, height: 74, style: 'navy', arm: -1 },
    { x: last + 26, y: ground + 8, height: 70, style: 'blue' },
    { x: first, y: ground + 10, height: 72, style: 'steelFlat' },
  ]);
  return toSvg(picture, { width, height, frame, weight: (1.1 * frame.width) / width, styles });
}

const wholeHall: Box = { x: 0, y: 0, width, height };

/** How many times larger the machines may be shown. */
function nearness(sizes: readonly Box[]): number {
  const across = sizes.reduce((sum, size) => sum + size.width, 0);
  const tallest = Math.max(...sizes.map((size) => size.height));
  return sizes.length === 0 ? 1 : Math.min(nearest, 400 / across, 300 / tallest);
}

/** The part of the hall, about the middle of the floor, that fills the picture at an enlargement. */
function cutAround(near: number): Box {
  const [across, up] = [width / near, height / near];
  return { x: (width - across) / 2, y: ground - (up * ground) / height, width: across, height: up };
}

function drawHall(picture: Scene): void {
  picture.rect('wash', 0, 0, width, height);
  picture.poly('paper', [
    [40, ground],
    [40, 130],
    [320, 40],
    [600, 130],
    [600, ground],
  ]);
  for (let i = 1; i < 8; i += 1) {
    const x = 40 + i * 70;
    const top = 130 - 90 * (1 - Math.abs(x - 320) / 280);
    picture.line('gridOnPaper', x, top, x, ground);
    picture.line('thin', x, 130, x, top);
    picture.line(
      'thin',
      x,
      130,
      x + (x < 320 ? 70 : -70),
      130 - 90 * (1 - Math.abs(x + (x < 320 ? 70 : -70) - 320) / 280),
    );
  }
  picture
    .poly(
      'contour',
      [
        [30, 134],
        [320, 40],
        [610, 134],
      ],
      false,
    )
    .line('edge', 40, 130, 600, 130);
  for (const x of [40, 586]) picture.rect('body', x, 130, 14, ground - 130).rect('partTint', x - 6, ground - 8, 26, 8);
  for (const x of [150, 260, 370, 480]) picture.rect('window', x - 30, 236, 60, 44).line('detail', x, 236, x, 280);
  for (const x of [54, 572]) picture.rect('steel', x, 176, 14, 10);
  picture.rect('tint', 54, 160, 532, 18);
  drawGirder(picture, 54, 586, 160, 178, 24);
  drawGround(picture, 10, 630, ground, 11);
}

/** The crane's trolley with a gearbox on its hook. */
function drawLoad(picture: Scene): void {
  picture
    .rect('part', 402, 150, 46, 14)
    .line('edge', 418, 178, 418, 214)
    .line('edge', 432, 178, 432, 214)
    .rect('warning', 414, 214, 22, 12);
  picture
    .poly(
      'edge',
      [
        [425, 226],
        [425, 232],
        [398, 250],
      ],
      false,
    )
    .line('edge', 425, 232, 452, 250);
  picture.rect('body', 394, 250, 62, 20).circle('knife', 410, 260, 7).circle('knife', 440, 260, 7);
}
