import type { Access } from '../catalogue/catalogue.ts';
import { measureMachine, type MeasuredMachine } from './arrangement/measure-machine.ts';
import { drawDimensions } from './arrangement/dimension-lines.ts';
import { drawFrame, drawTitleBlock } from './arrangement/title-block.ts';
import { captionSize, layOut, spacing, type ArrangementLayout, type PlacedView } from './arrangement/lay-out.ts';
import { drawParts, partsRoom } from './arrangement/parts-list.ts';
import { formatOf, type PaperFormat, type PaperSize } from './arrangement/paper-format.ts';
import { describeArrangement } from './describe.ts';
import { makeMachine, type DrawnSubject } from './make-machine.ts';
import { drawGround, drawPerson } from './props.ts';
import { drawItemsAt, boundsOfItem, Scene, type Item } from './scene.ts';
import { makeStyles } from './styles.ts';
import { toSvg } from './svg.ts';
import { fill, type DrawingWords } from '../catalogue/words.ts';

/** A machine with the content of its title block. */
export interface ArrangedSubject extends DrawnSubject {
  /** For example "Primary tyre shredder". */
  kind: string;
  brand: string;
  /** The free space that is stated. */
  access?: Access;
}

/**
 * Draws a general arrangement as an SVG document: three views in first-angle projection at one scale, with exactly the
 * dimensions that the tables give. `size` is in pixels (points in print); throws a RangeError below 300 × 280. Pass
 * `machine` to share its views between sheets.
 */
export function drawGeneralArrangement(
  subject: ArrangedSubject,
  size: PaperSize,
  machine = measureMachine(makeMachine(subject), subject.figures),
): string {
  const format = formatOf(size);
  const { layout, ratio, withParts } = arrange(machine, format, subject.words);
  const scene = new Scene();
  drawFrame(scene, format);
  drawViews(scene, machine, layout, format);
  const { name, kind, brand, words } = subject;
  if (withParts) drawParts(scene, machine, layout, format, words);
  drawTitleBlock(
    scene,
    { name, kind, brand, toScale: machine.toScale, ratio, scale: layout.scale },
    format,
    words.drawing,
  );
  return toSvg(scene, {
    ...size,
    styles: makeStyles(subject.theme),
    weight: format.weight,
    title: fill(words.pictures.arrangementOf, { name }),
    description: describeArrangement(kind, machine, words),
  });
}

/** Show the parts list only if the scale stays at 80 % or more. */
const minScaleWithParts = 0.8;

/** Puts the parts list into the free quadrant or right of all views, whichever allows the larger scale. */
function arrange(
  machine: MeasuredMachine,
  format: PaperFormat,
  words: DrawingWords,
): { layout: ArrangementLayout; ratio: number | undefined; withParts: boolean } {
  const { field } = format;
  const room = partsRoom(machine, format, words);
  const left = { ...format, field: { ...field, width: field.width - room.width } };
  const free = { ...field, x: field.x + left.field.width, width: room.width };
  const bare = (scale: number): ArrangementLayout =>
    layOut(machine, format, { width: 0, height: 0, above: 0, scale }, words.drawing);
  const inQuarter = (scale: number): ArrangementLayout => layOut(machine, format, { ...room, scale }, words.drawing);
  const atRight = (scale: number): ArrangementLayout => ({
    ...layOut(machine, left, { width: 0, height: 0, above: room.above, scale }, words.drawing),
    free,
  });
  const most = Number.POSITIVE_INFINITY;
  const best = inQuarter(most).scale >= atRight(most).scale ? inQuarter : atRight;
  const withParts =
    !format.compact && machine.parts.length > 0 && best(most).scale >= bare(most).scale * minScaleWithParts;
  const place = withParts ? best : bare;
  const ratio = machine.toScale ? standardRatio(place(most).scale, format) : undefined;
  return { layout: place(ratio === undefined ? most : format.width / format.paper.width / ratio), ratio, withParts };
}

const ratios = [1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 400, 500, 600, 750, 1000];

/** N of the next smaller standard scale 1 : N; undefined if the sheet has no A format and is not part of one. */
export function standardRatio(scale: number, { width, height, compact, paper }: PaperFormat): number | undefined {
  const shape = width / height;
  if (compact || (!paper.isPart && (shape < 1.38 || shape > 1.45))) return undefined;
  return ratios.find((ratio) => width / paper.width / ratio <= scale);
}

function drawViews(scene: Scene, machine: MeasuredMachine, layout: ArrangementLayout, format: PaperFormat): void {
  const { letter, weight } = format;
  if (layout.person !== undefined) {
    const human = new Scene();
    drawPerson(human, 0);
    drawItemsAt(scene, human.items, layout.person, layout.ground, layout.scale);
  }
  for (const view of layout.views) {
    const { items } = machine.views[view.id];
    drawItemsAt(scene, visible(items, layout.scale, weight), view.x, view.y, layout.scale);
    const base = view.id === 'plan' ? view.box.y + view.box.height : layout.ground;
    if (view.id !== 'plan') {
      const [x1, x2] = groundOf(view, layout, letter);
      drawGround(scene, x1, x2, layout.ground, letter * 0.7);
    }
    drawDimensions(scene, view, layout.scale, letter, base);
  }
  drawCaptions(scene, layout, format);
}

function groundOf(view: PlacedView, layout: ArrangementLayout, letter: number): [number, number] {
  const right = view.box.x + view.box.width;
  const isPrincipal = view === layout.views[0];
  return [
    Math.max(view.column.left, view.box.x - letter * 0.8),
    Math.min(
      view.column.right,
      Math.max(right + letter * 0.8, isPrincipal && layout.person ? layout.person + 350 * layout.scale : 0),
    ),
  ];
}

function drawCaptions(scene: Scene, layout: ArrangementLayout, format: PaperFormat): void {
  const size = captionSize(format);
  const { letter } = format;
  const lowest = (view: PlacedView): number => {
    const base = view.id === 'plan' ? view.box.y + view.box.height : layout.ground;
    return base + (view.below.length > 0 ? spacing.first + spacing.step * (view.below.length - 1) + 0.9 : 0) * letter;
  };
  const elevations = Math.max(
    layout.ground + spacing.ground * letter,
    ...layout.views.filter(({ id }) => id !== 'plan').map(lowest),
  );
  for (const view of layout.views) {
    const middle = Math.max(view.box.x + view.box.width / 2, view.column.left);
    const top = view.id === 'plan' ? lowest(view) : elevations;
    scene.text('letteringBlue', middle, top + letter * 1.3, size, view.caption);
  }
}

/** Leaves out lines too short to be legible at this scale. */
export function visible(items: readonly Item[], scale: number, weight: number): Item[] {
  const fine = new Set<string>(['detail', 'thin', 'hidden', 'edge']);
  return items.filter((item) => {
    if (!fine.has(item.style)) return true;
    const { width, height } = boundsOfItem(item);
    return Math.max(width, height) * scale >= 2.2 * weight;
  });
}
