import { buildsTyreLine, type Exhibit } from '../../catalogue/media/exhibits.ts';
import type { Theme } from '../../look/palette.ts';
import { heap, drawGround, tyreFace } from '../props.ts';
import { place } from '../place.ts';
import { Scene, type Point } from '../scene.ts';
import { makeStyles, type Styles } from '../styles.ts';
import { toSvg } from '../svg.ts';
import type { DrawExhibit } from './exhibits.ts';
import { drawGirder, drawPeople } from './hall.ts';

export type SitePictureName = 'fallback' | 'who-we-are' | 'our-mission';

interface Maker {
  drawExhibit: DrawExhibit;
  exhibits: readonly Exhibit[];
  styles: Styles;
}

/** Draws a general picture of the site: `fallback` is 300 × 280, the others 640 × 480. */
export function drawSitePicture(
  drawExhibit: DrawExhibit,
  exhibits: readonly Exhibit[],
  name: SitePictureName,
  theme?: Theme,
): string {
  return sitePictures[name]({ drawExhibit, exhibits, styles: makeStyles(theme) });
}

const sitePictures: Record<SitePictureName, (maker: Maker) => string> = {
  /** Equipment in two rows. */
  fallback({ drawExhibit, exhibits, styles }) {
    const picture = new Scene();
    const [first, second, third, fourth] = exhibits.toSorted((a, b) => Number(b.isEquipment) - Number(a.isEquipment));
    drawGround(picture, 6, 294, 116, 8);
    drawExhibit(picture, first, { x: 14, y: 18, width: 128, height: 98 });
    drawExhibit(picture, second, { x: 158, y: 18, width: 128, height: 98 });
    drawGround(picture, 6, 294, 256, 8);
    drawExhibit(picture, third, { x: 14, y: 150, width: 128, height: 106 });
    drawExhibit(picture, fourth, { x: 158, y: 150, width: 128, height: 106 });
    return toSvg(picture, { width: 300, height: 280, weight: 0.85, styles });
  },

  /** The workshop with a line of machines below a crane. */
  'who-we-are'({ drawExhibit, exhibits, styles }) {
    const [width, height, ground] = [640, 480, 420];
    const picture = new Scene();
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
    for (const x of [40, 586])
      picture.rect('body', x, 130, 14, ground - 130).rect('partTint', x - 6, ground - 8, 26, 8);
    for (const x of [150, 260, 370, 480]) picture.rect('window', x - 30, 236, 60, 44).line('detail', x, 236, x, 280);
    for (const x of [54, 572]) picture.rect('steel', x, 176, 14, 10);
    picture.rect('tint', 54, 160, 532, 18);
    drawGirder(picture, 54, 586, 160, 178, 24);
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
    drawGround(picture, 10, 630, ground, 11);
    const [left, right] = exhibits.filter(({ isEquipment }) => !isEquipment);
    drawExhibit(picture, left, { x: 66, y: 236, width: 250, height: ground - 236, person: 72 });
    drawExhibit(picture, right, { x: 322, y: 290, width: 190, height: ground - 290, person: 72 });
    drawPeople(picture, [
      { x: 540, y: ground + 12, height: 74, style: 'navy', arm: -1 },
      { x: 566, y: ground + 8, height: 70, style: 'blue' },
      { x: 58, y: ground + 10, height: 72, style: 'steelFlat' },
    ]);
    return toSvg(picture, { width, height, weight: 1.1, styles });
  },

  /** The maker's machines in a circle. */
  'our-mission'({ drawExhibit, exhibits, styles }) {
    const [width, height] = [640, 480];
    const picture = new Scene();
    picture.rect('wash', 0, 0, width, height);
    for (let x = 32; x < width; x += 32) picture.line('gridOnPaper', x, 0, x, height);
    for (let y = 16; y < height; y += 32) picture.line('gridOnPaper', 0, y, width, y);
    picture.circle('centre', 320, 240, 178);
    for (const from of [-0.3, 0.2, 0.7, 1.2])
      arrow(picture, 320, 240, 178, from * Math.PI - 0.1, from * Math.PI + 0.24);
    if (buildsTyreLine(exhibits)) drawTyreLoop(picture, exhibits, drawExhibit);
    else drawMachines(picture, exhibits, drawExhibit);
    return toSvg(picture, { width, height, weight: 1.1, styles });
  },
};

/** Centres of the four stations. */
const stations: readonly Point[] = [
  [320, 82],
  [498, 240],
  [320, 400],
  [142, 240],
];

function drawMachines(picture: Scene, exhibits: readonly Exhibit[], drawExhibit: DrawExhibit): void {
  for (const [index, [x, y]] of stations.entries()) {
    station(picture, x, y);
    const box = { x: x - 56, y: y - 46, width: 112, height: 92 };
    drawExhibit(picture, exhibits[index % exhibits.length], box, 'middle');
  }
}

/** The tyre cycle: worn tyres, shredder, granulate, new product. */
function drawTyreLoop(picture: Scene, exhibits: readonly Exhibit[], drawExhibit: DrawExhibit): void {
  station(picture, 320, 82);
  const tyres = new Scene();
  for (const [x, y] of [
    [0, 50],
    [104, 50],
    [52, 140],
  ] as const)
    tyreFace(tyres, x, y, 50);
  place(picture, tyres, { x: 268, y: 32, width: 104, height: 98 }, 'middle');
  station(picture, 498, 240, 92);
  const shredder = exhibits.find(({ machine }) => machine === 'primary-shredder');
  drawExhibit(picture, shredder, { x: 426, y: 172, width: 144, height: 126 }, 'middle');
  station(picture, 320, 400);
  const rubber = new Scene();
  heap(rubber, 0, 0, 1000, 480);
  place(picture, rubber, { x: 264, y: 356, width: 112, height: 70 }, 'ground');
  station(picture, 142, 240);
  product(picture, 142, 240);
}

function station(picture: Scene, x: number, y: number, radius = 74): void {
  picture.circle('wash', x, y, radius + 8);
  picture.circle('body', x, y, radius);
  picture.circle('thin', x, y, radius - 6);
}

/** A clockwise arc with an arrow head. */
function arrow(picture: Scene, x: number, y: number, radius: number, from: number, to: number): void {
  const at = (angle: number, r = radius): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  picture.poly(
    'strap',
    Array.from({ length: 9 }, (_, i) => at(from + ((to - from) * i) / 8)),
    false,
  );
  picture.poly('blue', [at(to + 0.08), at(to, radius + 9), at(to, radius - 9)]);
}

function product(picture: Scene, x: number, y: number): void {
  picture.poly('partTint', [
    [x - 50, y + 8],
    [x, y - 18],
    [x + 50, y + 8],
    [x, y + 34],
  ]);
  picture
    .poly('steel', [
      [x - 50, y + 8],
      [x, y + 34],
      [x, y + 48],
      [x - 50, y + 22],
    ])
    .poly('tyre', [
      [x + 50, y + 8],
      [x, y + 34],
      [x, y + 48],
      [x + 50, y + 22],
    ]);
  picture.line('detail', x - 25, y - 5, x + 25, y + 21).line('detail', x + 25, y - 5, x - 25, y + 21);
  picture.poly('partTint', [
    [x - 34, y - 26],
    [x, y - 44],
    [x + 34, y - 26],
    [x, y - 8],
  ]);
  picture
    .poly('steel', [
      [x - 34, y - 26],
      [x, y - 8],
      [x, y + 2],
      [x - 34, y - 16],
    ])
    .poly('tyre', [
      [x + 34, y - 26],
      [x, y - 8],
      [x, y + 2],
      [x + 34, y - 16],
    ]);
}
