import { buildsTyreLine, type Exhibit } from '../../catalogue/media/exhibits.ts';
import type { Theme } from '../../look/palette.ts';
import { drawGround, heap, tyreFace } from '../props.ts';
import { place } from '../place.ts';
import { Scene, type Point } from '../scene.ts';
import { makeStyles, type Styles } from '../styles.ts';
import { toSvg } from '../svg.ts';
import type { DrawExhibit } from './exhibits.ts';
import { drawWorkshop } from './workshop.ts';

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
  /** Equipment in two rows, or up to two machines in one. */
  fallback({ drawExhibit, exhibits, styles }) {
    const picture = new Scene();
    const shown = exhibits.toSorted((a, b) => Number(b.isEquipment) - Number(a.isEquipment)).slice(0, 4);
    const rows = shown.length > 2 ? [shown.slice(0, 2), shown.slice(2)] : [shown];
    rows.forEach((row, index) => {
      const ground = rows.length === 1 ? 200 : 116 + 140 * index;
      drawGround(picture, 6, 294, ground, 8);
      row.forEach((exhibit, column) => {
        const x = row.length === 1 ? 86 : 14 + 144 * column;
        drawExhibit(picture, exhibit, { x, y: ground - 104, width: 128, height: 104 });
      });
    });
    return toSvg(picture, { width: 300, height: 280, weight: 0.85, styles });
  },

  'who-we-are': ({ drawExhibit, exhibits, styles }) => drawWorkshop(drawExhibit, exhibits, styles),

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
