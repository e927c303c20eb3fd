/** Writes the views of a machine or a plant as DXF: a block for each machine in each view, with the overall sizes. */
import type { Point } from '../body/outlines.ts';
import type { Access } from '../../catalogue/catalogue.ts';
import type { ViewId } from '../../catalogue/shown/parts.ts';
import type { MeasuredMachine } from '../arrangement/measure-machine.ts';
import type { MeasuredPlant } from '../plant/draw-row.ts';
import { drawWhole } from '../plant/view-plant.ts';
import { floorAreas } from '../arrangement/installation-plan.ts';
import { Scene, type Box } from '../scene.ts';
import { writeDocument, type DxfBlock, type DxfDimension, type DxfText } from './dxf-document.ts';

/** Text height as a share of the machine's greatest length; gap between views in text heights. */
const [letterShare, gapHeights] = [0.03, 18];
/** Text heights below a view, or left of it: from dimension to dimension, of its caption, and of the first note. */
const below = { dimension: 2.5, caption: 8, notes: 11 };

/**
 * First-angle projection, as on the general arrangement. Each view is a block whose insertion point is the machine's
 * origin on the floor; another one has the floor that it takes, and the free space stated. `notice` goes below the views.
 * @param words captions of the views, and what a drawing says that is not to scale
 */
export function writeDxf(
  measured: MeasuredMachine,
  title: string,
  notice: string,
  words: Readonly<Record<ViewId | 'notToScale', string>>,
  access: Access = {},
): string {
  const { views, principal, end, toScale } = measured;
  const secondary = principal === 'front' ? 'side' : 'front';
  const [main, beside, plan] = [views[principal].bounds, views[secondary].bounds, views.plan.bounds];
  const lettering = letterShare * Math.max(main.width, main.height, plan.height);
  const gap = gapHeights * lettering;
  const aside = end === 'left' ? main.x + main.width + gap - beside.x : main.x - gap - beside.x - beside.width;
  const under = Math.min(0, main.y) - gap - (plan.y + plan.height);
  const { dimensions: installed = [] } = measured.installed ?? {};
  const dimensions = [...measured.dimensions.filter(({ overall }) => overall), ...installed];
  const placed = (view: ViewId, at: Point): PlacedView => ({
    blocks: [{ name: nameOf('', title, view), items: views[view].everyLine(), base: [0, 0], at }],
    box: views[view].bounds,
    at,
    caption: words[view],
    dimensions: dimensions
      .filter((dimension) => dimension.view === view)
      .map(({ along, from, to, given: { label } }) => ({ along, from, to, label })),
  });
  const notes = [title, ...(toScale ? [] : [words.notToScale]), notice];
  const floor = new Scene();
  for (const corners of floorAreas(plan, access)) floor.polyline('floor', [...corners, ...corners.slice(0, 1)]);
  const place = { name: nameOf('', title, 'INSTALLATION'), items: floor.items, base: [0, 0], at: [0, under] } as const;
  const onFloor = placed('plan', [0, under]);
  const shown = [
    placed(principal, [0, 0]),
    placed(secondary, [aside, 0]),
    { ...onFloor, blocks: [...onFloor.blocks, place] },
  ];
  return writeViews(shown, lettering, notes);
}

/**
 * A plant in elevation and plan. Each machine is a block of its own in both, in the plan with the number of its station,
 * so that it can be moved. `list` and `notice` go below the views.
 */
export function writePlantDxf(
  { plant: { size, low, high }, views }: MeasuredPlant,
  title: string,
  list: readonly string[],
  notice: string,
  words: { elevation: string; plan: string },
): string {
  const lettering = (letterShare / 2) * Math.max(size.length, size.width);
  const under = low[2] - gapHeights * lettering;
  const blocksOf = (view: 'elevation' | 'plan', y: number): DxfBlock[] =>
    views[view].map((layer, i): DxfBlock => {
      const { station, places } = layer.station;
      const number = places.length > 1 ? `${station.number}-${layer.nth + 1}-` : `${station.number}-`;
      const items = drawWhole(layer, views[view].slice(i + 1));
      const [x1, y1, x2, y2] = layer.bounds;
      const middle: Point = [(x1 + x2 - lettering) / 2, (y1 + y2 - lettering) / 2];
      const texts = view === 'plan' ? [{ at: middle, text: String(station.number) }] : [];
      const name = nameOf(number, station.name, view);
      return { name, items, texts, base: layer.at, at: [layer.at[0], layer.at[1] + y] };
    });
  const wide = { x: low[0], width: high[0] - low[0] };
  const side = { along: 'y' as const, from: 0, to: high[1], label: String(size.height) };
  const elevation: PlacedView = {
    blocks: blocksOf('elevation', 0),
    box: { ...wide, y: 0, height: high[1] },
    at: [0, 0],
    caption: words.elevation,
    dimensions: [{ along: 'x', from: low[0], to: high[0], label: String(size.length) }, side],
  };
  const plan: PlacedView = {
    blocks: blocksOf('plan', under),
    box: { ...wide, y: -high[2], height: high[2] - low[2] },
    at: [0, under],
    caption: words.plan,
    dimensions: [{ along: 'y', from: -high[2], to: -low[2], label: String(size.width) }],
  };
  return writeViews([elevation, plan], lettering, [title, ...list, notice]);
}

/** A view whose origin stands at `at`; its box and dimensions are around its origin. */
interface PlacedView {
  blocks: DxfBlock[];
  box: Box;
  at: Point;
  caption: string;
  dimensions: readonly Pick<DxfDimension, 'along' | 'from' | 'to' | 'label'>[];
}

/** `notes` are lines of text below the last view. */
function writeViews(views: readonly PlacedView[], lettering: number, notes: readonly string[]): string {
  const dimensions = views.flatMap(({ dimensions: ofView, box, at }) =>
    ofView.map(({ along, from, to, label }, i): DxfDimension => {
      const [start, move] = along === 'x' ? [Math.min(0, box.y) + at[1], at[0]] : [box.x + at[0], at[1]];
      const nth = ofView.slice(0, i + 1).filter((earlier) => earlier.along === along).length;
      const place = start - below.dimension * nth * lettering;
      return { along, from: from + move, to: to + move, start, place, label };
    }),
  );
  const captions = views.map(({ box, at: [x, y], caption }): DxfText => {
    return { at: [box.x + x, Math.min(0, box.y) + y - below.caption * lettering], text: caption };
  });
  const last = views.at(-1);
  const foot: Point = last ? [last.box.x + last.at[0], last.box.y + last.at[1]] : [0, 0];
  const lines = notes.map((text, i): DxfText => ({ at: [foot[0], foot[1] - (below.notes + 2 * i) * lettering], text }));
  const blocks = views.flatMap((view) => view.blocks);
  return writeDocument(lettering, { blocks, dimensions, texts: [...captions, ...lines] });
}

/** The name of a block: `SHT6000-PLAN`, `5-2-CLASSIFIER-PLAN`. */
function nameOf(number: string, name: string, view: string): string {
  const words = (name.toUpperCase().match(/[A-Z0-9]+/g) ?? ['MACHINE']).join('-');
  return `${number}${words.slice(0, 30 - number.length - view.length)}-${view.toUpperCase()}`;
}
