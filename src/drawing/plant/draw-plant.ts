/** Draws a plant in elevation and, below it, in plan (first angle), at one scale: for its page and for its sheet. */
import { drawBalloon } from '../arrangement/parts-list.ts';
import { formatOf, type PaperSize } from '../arrangement/paper-format.ts';
import { fitText, textWidth } from '../arrangement/text-width.ts';
import { drawFrame, drawTitleBlock } from '../arrangement/title-block.ts';
import { standardRatio, type ArrangedSubject } from '../general-arrangement.ts';
import { Scene } from '../scene.ts';
import { makeStyles } from '../styles.ts';
import { toSvg } from '../svg.ts';
import { plantDrawingWidths, type PlantDrawingWidth } from '../../catalogue/media/pictures.ts';
import type { PlantMeasures } from '../../catalogue/catalogue.ts';
import { fill } from '../../catalogue/words.ts';
import { once } from '../../text/once.ts';
import { drawRows, type MeasuredPlant } from './draw-row.ts';
import { heightOf, maxRows, rowsOf, scaleOf, type Look } from './lay-out-rows.ts';
import { placePlant, type PlantStation, type PlacedPlant } from './place-plant.ts';
import { viewPlant } from './view-plant.ts';

/** A plant with the content of its title block. The names of its stations are its parts list. */
export interface PlantSubject extends Pick<ArrangedSubject, 'id' | 'name' | 'kind' | 'brand' | 'theme' | 'words'> {
  stations: readonly PlantStation[];
}

/** A plant is placed once for its sizes and its drawings: it takes a second. */
const placeOnce = once(placePlant);

export function measurePlant(stations: readonly PlantStation[]): MeasuredPlant {
  const plant = placeOnce(stations);
  // Lines closer than a pixel of the widest drawing merge.
  return { plant, views: viewPlant(plant, plant.size.length / 1200) };
}

/** The font size of a page's drawing, and the length of line in a row of it, in millimetres. */
const pageLooks: Record<PlantDrawingWidth, { letter: number; weight: number; rowLength: number }> = {
  360: { letter: 10, weight: 0.7, rowLength: 15_000 },
  720: { letter: 11, weight: 0.75, rowLength: 30_000 },
  1200: { letter: 12, weight: 0.8, rowLength: 80_000 },
};

/** In pixels per millimetre: a short line is not drawn larger. */
const largestScale = 0.055;

function layOutPage(plant: PlacedPlant, width: PlantDrawingWidth) {
  const { letter, weight, rowLength } = pageLooks[width];
  const look: Look = { letter, weight, box: { x: letter, y: letter, width: width - 2 * letter } };
  const rows = rowsOf(plant, rowLength);
  const scale = Math.min(largestScale, scaleOf(rows, look));
  const legend = legendOf(
    plant.stations.map(({ station }) => station),
    look,
  );
  const height = Math.ceil(heightOf(rows, scale, look) + legend.height + 4 * letter);
  return { look, rows, scale, height };
}

/** The sizes of a plant and of its page's drawings. */
export function sizePlant(stations: readonly PlantStation[]): PlantMeasures {
  const plant = placeOnce(stations);
  return { ...plant.size, drawings: plantDrawingWidths.map((width) => layOutPage(plant, width).height) };
}

/** Draws a plant for its page. A narrow drawing has several rows, to be read as the lines of a text. */
export function drawPlant(
  { name, theme, words, stations }: PlantSubject,
  measured: MeasuredPlant,
  width: PlantDrawingWidth,
): string {
  const { look, rows, scale, height } = layOutPage(measured.plant, width);
  const scene = new Scene();
  scene.rect('paper', 0, 0, width, height);
  const end = drawRows(scene, rows, measured, scale, look, words.drawing) + look.letter;
  drawLegend(scene, stations, end, look);
  return toSvg(scene, {
    width,
    height,
    weight: look.weight,
    styles: makeStyles(theme),
    title: fill(words.drawing.lineOf, { name }),
    description: describePlant(measured.plant, words),
  });
}

/** At the scale of a plant, machines have thinner lines than by themselves. */
const lineWeight = 0.7;

/** Draws a plant as a sheet. `size` is in pixels (points in print). */
export function drawPlantArrangement(
  { name, kind, brand, theme, words, stations }: PlantSubject,
  size: PaperSize,
  measured: MeasuredPlant,
): string {
  const format = formatOf(size);
  const { field, letter } = format;
  const look: Look = { letter, weight: format.weight * lineWeight, box: field };
  // The names of a very long list would leave no room; the sheet's table has them, too.
  const names = legendOf(stations, look).height + letter * 2;
  const list = names < field.height / 2 ? names : 0;
  const { rows, most } = foldRows(measured.plant, look, field.height - list);
  const ratio = standardRatio(most, format);
  const scale = ratio === undefined ? most : format.width / format.paper.width / ratio;
  const spare = Math.max(0, field.height - list - heightOf(rows, scale, look)) / 2;
  const scene = new Scene();
  drawFrame(scene, format);
  drawRows(scene, rows, measured, scale, { ...look, box: { ...field, y: field.y + spare } }, words.drawing);
  if (list > 0) {
    const top = field.y + field.height - list;
    scene.text('letteringBlue', field.x, top + letter * 1.1, letter * 0.9, words.drawing.machines, 'start');
    drawLegend(scene, stations, top + letter * 2, look);
  }
  const title = { name, kind, brand, toScale: true, ratio, scale };
  drawTitleBlock(scene, title, format, { ...words.drawing, machine: words.drawing.line });
  return toSvg(scene, {
    width: size.width,
    height: size.height,
    weight: look.weight,
    styles: makeStyles(theme),
    title: fill(words.pictures.arrangementOf, { name }),
    description: describePlant(measured.plant, words),
  });
}

/** One row, which has the overall lengths, unless more are drawn half as large again; and their largest scale. */
function foldRows(plant: PlacedPlant, look: Look, height: number) {
  const ways = Array.from({ length: maxRows }, (_, index) => {
    // A little longer, so that rounding makes no further row.
    const rows = rowsOf(plant, ((plant.high[0] - plant.low[0]) * 1.001) / (index + 1));
    return { rows, most: scaleOf(rows, look, height) };
  });
  return ways.reduce((best, way) => (way.most > best.most * (best.rows.length > 1 ? 1 : 1.5) ? way : best));
}

/** The overall lengths of a plant as text. */
function describePlant({ size }: PlacedPlant, { drawing }: PlantSubject['words']): string {
  const { length, width, height, feedingHeight } = size;
  const lengths: [string, number | undefined][] = [
    [drawing.length, length],
    [drawing.width, width],
    [drawing.highestPoint, height],
    [drawing.feedingHeight, feedingHeight],
  ];
  const named = lengths.flatMap(([name, value]) => (value ? [fill(drawing.size, { name, length: value })] : []));
  return named.join(', ');
}

export const nameOfStation = ({ name, count }: PlantStation): string => (count > 1 ? `${count} × ${name}` : name);

/** Numbered names in columns, as wide as the longest. */
function legendOf(stations: readonly PlantStation[], { letter, box }: Look): { rows: number; height: number } {
  const widest = Math.max(...stations.map((station) => textWidth(nameOfStation(station), letter))) + letter * 3.6;
  const columns = Math.max(1, Math.min(stations.length, Math.floor(box.width / widest)));
  const rows = Math.ceil(stations.length / columns);
  return { rows, height: rows * letter * 2.2 };
}

function drawLegend(scene: Scene, stations: readonly PlantStation[], top: number, look: Look): void {
  const { letter, box } = look;
  const { rows } = legendOf(stations, look);
  const wide = box.width / Math.ceil(stations.length / rows);
  stations.forEach((station, index) => {
    const [x, y] = [box.x + wide * Math.floor(index / rows), top + letter * (1.1 + 2.2 * (index % rows))];
    drawBalloon(scene, x + letter * 0.95, y, letter, String(station.number));
    const fitted = fitText(nameOfStation(station), letter, letter * 0.8, wide - letter * 3);
    scene.text('lettering', x + letter * 2.4, y + letter * 0.36, fitted.size, fitted.text, 'start');
  });
}
