import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import { heroPictureSize } from '../../catalogue/media/pictures.ts';
import type { Theme } from '../../look/palette.ts';
import { drawPerson } from '../props.ts';
import { drawItemsAt, boundsOf, Scene, type Box, type Item } from '../scene.ts';
import { makeStylesOnInk } from '../styles.ts';
import { toSvg } from '../svg.ts';
import { exhibitScene } from './exhibits.ts';

const { width, height } = heroPictureSize;
/** In pixels: y of the ground, maximum machine height, the caption's part of it, gap between machines. */
const ground = 284;
const tallest = 272;
const caption = 32;
const gap = 24;
/** If sizes differ by a larger factor, the machines are not drawn to one scale: the small ones would be invisible. */
const maxRatio = 4;

/** A drawing in the row and its bounds in millimetres. */
interface RowItem {
  items: readonly Item[];
  bounds: Box;
}

/**
 * Draws the hero's pictures: the machines in a row, each in its principal elevation, in light lines on ink. They are at
 * one scale with a person beside large ones; otherwise the last one says `notOneScale`.
 */
export function drawHeroPictures(
  exhibits: readonly Exhibit[],
  pictures: number,
  notOneScale: string,
  theme?: Theme,
): string[] {
  const machines = exhibits.map((exhibit) => rowItem(exhibitScene(exhibit)));
  const sizes = machines.map(({ bounds }) => Math.max(bounds.width, bounds.height));
  const isOneScale = Math.max(...sizes) <= maxRatio * Math.min(...sizes);
  const rows = cutIntoRows(machines, pictures, ({ bounds }) => (isOneScale ? bounds.width : 1));
  const beside = personItem();
  if (isOneScale && machines.some(({ bounds }) => bounds.height >= beside.bounds.height))
    rows.toSorted(byWidth)[0]?.splice(1, 0, beside);
  const highest = isOneScale ? tallest : tallest - caption;
  const scaleOf = ({ bounds }: RowItem, row: readonly RowItem[]): number => {
    const share = isOneScale ? bounds.width / widthOf(row) : 1 / row.length;
    return Math.min(((width - gap * row.length) * share) / bounds.width, highest / (bounds.y + bounds.height));
  };
  const least = Math.min(...rows.flatMap((row) => row.map((standing) => scaleOf(standing, row))));
  return rows.map((row, index) => {
    const picture = new Scene();
    const scales = row.map((standing) => (isOneScale ? least : scaleOf(standing, row)));
    const used = row.reduce((sum, { bounds }, place) => sum + bounds.width * (scales[place] ?? least), 0);
    const room = (width - used) / row.length;
    let left = room / 2;
    for (const [place, { items, bounds }] of row.entries()) {
      const scale = scales[place] ?? least;
      drawItemsAt(picture, items, left - bounds.x * scale, ground, scale);
      left += bounds.width * scale + room;
    }
    if (!isOneScale && index === rows.length - 1) picture.text('lettering', width - 16, 26, 18, notOneScale, 'end');
    return toSvg(picture, { width, height, weight: 1.3, styles: makeStylesOnInk(theme) });
  });
}

const rowItem = (scene: Scene): RowItem => ({ items: scene.items, bounds: boundsOf(scene) });

function personItem(): RowItem {
  const scene = new Scene();
  drawPerson(scene, 0);
  return rowItem(scene);
}

const widthOf = (row: readonly RowItem[]): number => row.reduce((sum, { bounds }) => sum + bounds.width, 0);
const byWidth = (a: readonly RowItem[], b: readonly RowItem[]): number => widthOf(a) - widthOf(b);

/** Splits a list into `count` non-empty rows so that the heaviest row is as light as possible. */
export function cutIntoRows<T>(list: readonly T[], count: number, weigh: (item: T) => number): T[][] {
  if (count <= 1) return [[...list]];
  const weight = (rows: T[][]): number =>
    Math.max(...rows.map((row) => row.reduce((sum, item) => sum + weigh(item), 0)));
  return list
    .slice(0, list.length - count + 1)
    .map((_, index) => [list.slice(0, index + 1), ...cutIntoRows(list.slice(index + 1), count - 1, weigh)])
    .reduce((best, rows) => (weight(rows) < weight(best) ? rows : best));
}
