import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import type { Theme } from '../../look/palette.ts';
import { drawGround } from '../props.ts';
import { Scene, type Point, type Step } from '../scene.ts';
import { makeStyles } from '../styles.ts';
import { toSvg } from '../svg.ts';
import type { DrawExhibit } from './exhibits.ts';
import { drawGirder, drawPeople } from './hall.ts';
import { sceneSize, sceneWeight } from './scene-kind.ts';
import { chooserOf, type Chooser } from './seed.ts';

/** Draws a fair's card, 960 × 640: the hall with its name on the front, a machine of the maker, visitors. */
export function drawFair(
  drawExhibit: DrawExhibit,
  seed: string,
  title: string,
  machine: Exhibit | undefined,
  theme?: Theme,
): string {
  const scene = fairCardScene(drawExhibit, seed, title, machine);
  return toSvg(scene, { ...sceneSize, weight: sceneWeight, styles: makeStyles(theme) });
}

/** The same as a scene, to embed in other pictures. */
export function fairCardScene(
  drawExhibit: DrawExhibit,
  seed: string,
  title: string,
  machine: Exhibit | undefined,
): Scene {
  const { width, height } = sceneSize;
  const picture = new Scene();
  const choose = chooserOf(seed);
  const ground = 540;
  picture.rect('washTint', 0, 0, width, height);
  const grid: Step[] = [];
  for (let x = 48; x < width; x += 48) grid.push(['M', x, 0], ['L', x, ground]);
  for (let y = 12; y < ground; y += 48) grid.push(['M', 0, y], ['L', width, y]);
  picture.path('gridOnPaper', grid);
  drawHallFront(picture, choose, ground, title);
  picture.rect('wash', 0, ground, width, height - ground);
  drawGround(picture, 0, width, ground, 16);
  const mirror = choose.of('side', [false, true]);
  const from = (x: number, w = 0): number => (mirror ? width - x - w : x);
  const place = { x: from(470, 430), y: 318, width: 430, height: ground + 40 - 318, person: 150 };
  drawExhibit(picture, machine, place, 'ground', mirror);
  picture.line('ground', from(450, 470), ground + 40, from(450, 470) + 470, ground + 40);
  drawPeople(picture, [
    { x: from(120), y: ground + 22, height: 136, style: 'steelFlat' },
    { x: from(262), y: ground + 40, height: 150, style: 'navy', arm: mirror ? -1 : 1 },
    { x: from(332), y: ground + 30, height: 142, style: 'blue' },
  ]);
  return picture;
}

/** Glass front with columns below one of four roofs, and flags. */
function drawHallFront(picture: Scene, choose: Chooser, ground: number, title: string): void {
  const [left, right, eaves] = [70, 890, 236];
  const roof = choose.of<RoofName>('roof', ['arch', 'saw', 'gable', 'mast']);
  roofs[roof](picture, left, right, eaves);
  picture.rect('body', left, eaves, right - left, 74);
  picture
    .rect('navy', left + 10, eaves + 10, right - left - 20, 54)
    .rect('accent', left + 10, eaves + 60, right - left - 20, 4);
  const size = Math.min(32, ((right - left - 80) / Math.max(1, [...title].length)) * 1.55);
  picture.text('letteringOnInk', (left + right) / 2, eaves + 36 + size * 0.34, size, title);
  picture.rect('part', left + 20, eaves + 74, right - left - 40, ground - eaves - 74);
  const panes: Step[] = [];
  for (let i = 1; i < 20; i += 1) panes.push(['M', left + 20 + i * 39, eaves + 74], ['L', left + 20 + i * 39, ground]);
  for (const y of [370, 450]) panes.push(['M', left + 20, y], ['L', right - 20, y]);
  picture.path('thin', panes);
  for (let i = 0; i < 6; i += 1) picture.rect('partTint', left + 14 + i * 156, eaves + 74, 14, ground - eaves - 74);
  picture.rect('window', 176, 450, 78, ground - 450).line('detail', 215, 450, 215, ground);
  for (const [x, way] of [
    [24, 1],
    [936, -1],
  ] as const) {
    picture.line('edge', x, 200, x, ground);
    picture.path('blue', [
      ['M', x, 206],
      ['C', x + 14 * way, 196, x + 22 * way, 218, x + 38 * way, 206],
      ['L', x + 38 * way, 246],
      ['C', x + 22 * way, 258, x + 14 * way, 236, x, 246],
      ['Z'],
    ]);
  }
}

type RoofName = 'arch' | 'saw' | 'gable' | 'mast';
type Roof = (picture: Scene, left: number, right: number, eaves: number) => void;

const roofs: Record<RoofName, Roof> = {
  arch(picture, left, right, eaves) {
    const bow = (rise: number): Point[] =>
      Array.from({ length: 21 }, (_, i) => [
        left + ((right - left) * i) / 20,
        eaves - rise * Math.sin((Math.PI * i) / 20),
      ]);
    picture.poly('pale', bow(118));
    picture.poly('edge', bow(84), false);
    const web = bow(118).flatMap(([x, y], i): Step[] => [
      ['M', x, y],
      ['L', ...(bow(84)[i % 2 ? i - 1 : i + 1] ?? [x, y])],
    ]);
    picture.path('thin', web);
  },
  saw(picture, left, right, eaves) {
    const bay = (right - left) / 5;
    for (let i = 0; i < 5; i += 1) {
      const x = left + bay * i;
      picture
        .poly('pale', [
          [x, eaves],
          [x, eaves - 96],
          [x + bay, eaves],
        ])
        .poly('window', [
          [x + 6, eaves - 6],
          [x + 6, eaves - 84],
          [x + 26, eaves - 70],
          [x + 26, eaves - 6],
        ]);
      picture.line('thin', x + bay * 0.5, eaves, x + bay * 0.5, eaves - 48);
    }
  },
  gable(picture, left, right, eaves) {
    const middle = (left + right) / 2;
    picture.poly('pale', [
      [left - 20, eaves],
      [middle, eaves - 112],
      [right + 20, eaves],
    ]);
    const web: Step[] = [];
    for (let i = 1; i < 12; i += 1) {
      const x = left + ((right - left) * i) / 12;
      const y = eaves - 100 * (1 - Math.abs(x - middle) / (middle - left));
      web.push(['M', x, eaves], ['L', x, y], ['L', x + (x < middle ? 68 : -68), eaves]);
    }
    picture.path('thin', web);
    picture.poly(
      'edge',
      [
        [left, eaves - 4],
        [middle, eaves - 96],
        [right, eaves - 4],
      ],
      false,
    );
  },
  mast(picture, left, right, eaves) {
    picture.rect('pale', left - 20, eaves - 46, right - left + 40, 46);
    drawGirder(picture, left - 20, right + 20, eaves - 46, eaves, 22);
    for (const x of [left + 150, (left + right) / 2, right - 150]) {
      picture.rect('part', x - 6, eaves - 176, 12, 176);
      picture
        .poly(
          'edge',
          [
            [x - 150, eaves - 46],
            [x, eaves - 170],
            [x + 150, eaves - 46],
          ],
          false,
        )
        .poly(
          'thin',
          [
            [x - 76, eaves - 46],
            [x, eaves - 170],
            [x + 76, eaves - 46],
          ],
          false,
        );
    }
  },
};
