import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import type { Theme } from '../../look/palette.ts';
import { outline, type Point } from '../body/outlines.ts';
import { drawGround } from '../props.ts';
import { Scene, type Step } from '../scene.ts';
import { makeStyles } from '../styles.ts';
import { toSvg } from '../svg.ts';
import type { DrawExhibit } from './exhibits.ts';
import { sceneSize, sceneWeight } from './fair-scene.ts';
import { drawGrid, drawPeople } from './hall.ts';
import { chooserOf } from './seed.ts';

const { width, height } = sceneSize;
const ground = 540;

/** Draws a fair's card, 960 × 640: the hall with its name on the front, one or two machines of the maker, visitors. */
export function drawFair(
  drawExhibit: DrawExhibit,
  seed: string,
  title: string,
  machines: readonly Exhibit[],
  theme?: Theme,
): string {
  const picture = new Scene();
  picture.rect('washTint', 0, 0, width, height);
  drawGrid(picture, 'gridOnPaper', { x: 0, y: 0, width, height: ground }, 48);
  drawHallFront(picture, title);
  picture.rect('wash', 0, ground, width, height - ground);
  drawGround(picture, 0, width, ground, 16);
  const mirror = chooserOf(seed).of('side', [false, true]);
  const from = (x: number, w = 0): number => (mirror ? width - x - w : x);
  const shown = machines.slice(0, 2);
  const room = {
    width: (430 - 16 * (shown.length - 1)) / shown.length,
    y: 318,
    height: ground + 40 - 318,
    person: 150,
  };
  shown.forEach((machine, index) => {
    drawExhibit(picture, machine, { ...room, x: from(470, 430) + (room.width + 16) * index });
  });
  picture.line('ground', from(450, 470), ground + 40, from(450, 470) + 470, ground + 40);
  drawPeople(picture, [
    { x: from(120), y: ground + 22, height: 136, style: 'steelFlat' },
    { x: from(262), y: ground + 40, height: 150, style: 'navy', arm: mirror ? -1 : 1 },
    { x: from(332), y: ground + 30, height: 142, style: 'blue' },
  ]);
  return toSvg(picture, { ...sceneSize, weight: sceneWeight, styles: makeStyles(theme) });
}

/** Glass front with columns below an arched roof, and flags. */
function drawHallFront(picture: Scene, title: string): void {
  const [left, right, eaves] = [70, 890, 236];
  const wide = right - left;
  const bow = (rise: number): Point[] =>
    Array.from({ length: 21 }, (_, i) => [left + (wide * i) / 20, eaves - rise * Math.sin((Math.PI * i) / 20)]);
  const lower = bow(84);
  picture.poly('pale', bow(118)).polyline('edge', lower);
  const web = bow(118).flatMap(([x, y], i): Step[] => {
    const [x2, y2] = lower[i % 2 ? i - 1 : i + 1] ?? [x, y];
    return [
      ['M', x, y],
      ['L', x2, y2],
    ];
  });
  picture.path('thin', web);
  picture.rect('body', left, eaves, wide, 74);
  picture.rect('navy', left + 10, eaves + 10, wide - 20, 54).rect('accent', left + 10, eaves + 60, wide - 20, 4);
  const size = Math.min(32, ((wide - 80) / Math.max(1, [...title].length)) * 1.55);
  picture.text('letteringOnInk', (left + right) / 2, eaves + 36 + size * 0.34, size, title);
  picture.rect('part', left + 20, eaves + 74, wide - 40, ground - eaves - 74);
  const panes: Step[] = [];
  for (let i = 1; i < 20; i += 1) panes.push(['M', left + 20 + i * 39, eaves + 74], ['L', left + 20 + i * 39, ground]);
  for (const y of [370, 450]) panes.push(['M', left + 20, y], ['L', right - 20, y]);
  picture.path('thin', panes);
  for (let i = 0; i < 6; i += 1) picture.rect('partTint', left + 14 + i * 156, eaves + 74, 14, ground - eaves - 74);
  picture.rect('window', 176, 450, 78, ground - 450).line('detail', 215, 450, 215, ground);
  for (const x of [24, 936]) {
    const way = x < width / 2 ? 1 : -1;
    picture.line('edge', x, 200, x, ground);
    const top = outline(x, 206, x + 13 * way, 202, x + 26 * way, 210, x + 38 * way, 206);
    const foot = outline(x + 38 * way, 246, x + 26 * way, 250, x + 13 * way, 242, x, 246);
    picture.poly('blue', [...top, ...foot]);
  }
}
