/** What a machine's figures state: how much it takes, its power, weight and size. */
import type { PageLines } from '#generated/entries.gen.ts';
import { partsOf, type Figure } from '../../figures/figure.ts';
import { lengthsOf, spanIn, type FigureSpan } from '../../figures/measure.ts';
import { normalizeName } from '../../text/names.ts';
import { once } from '../../text/once.ts';
import type { Catalogue, Member, Sides } from '../catalogue.ts';
import { figuresOfModel } from '../link/tables-of.ts';
import { machinePicturePath } from '../paths.ts';

/** The rows that a line compares, by what they state (pages/lines.yaml). */
type LineRows = PageLines['rows'];

/** What a machine's figures say about its place in a line. */
export interface MachineFacts {
  capacity: Figure | undefined;
  power: Figure | undefined;
  weight: Figure | undefined;
  /** The overall size, or length, width and height. */
  size: readonly Figure[];
  /** The size of the pieces that it takes, and of those that leave it. */
  input: Figure | undefined;
  output: Figure | undefined;
  /** The greatest length, width and height in millimetres; undefined if not stated. */
  sides: Sides | undefined;
  transportHeight: Figure | undefined;
}

/** The figures of a machine, highlights first; none for a category. */
export function figuresOfMember({ kind, entry }: Member): readonly Figure[] {
  if (kind === 'category') return [];
  return kind === 'model' ? figuresOfModel(entry) : entry.overview;
}

/** The rows of motors, hydraulics and supply, each once. */
export function connectionsIn({ pages }: Pick<Catalogue, 'pages'>, figures: readonly Figure[]): Figure[] {
  const keys = new Set(pages.lines.rows.connections.map(normalizeName));
  return [...new Map(figures.filter(({ key }) => keys.has(key)).map((figure) => [figure.key, figure])).values()];
}

/** What figures of no machine state, such as those of a shared sheet. */
export const factsOfFigures = ({ pages }: Pick<Catalogue, 'pages'>, figures: readonly Figure[]): MachineFacts =>
  factsOf(figures, pages.lines.rows);

export function factsOf(figures: readonly Figure[], rows: LineRows): MachineFacts {
  const stated = figures.filter((figure) => partsOf(figure).length > 0);
  const inRow = (names: readonly string[]) => {
    const keys = new Set(names.map(normalizeName));
    return stated.find(({ key }) => keys.has(key));
  };
  const ofRole = (role: Figure['role']) => stated.find((figure) => figure.role === role);
  const whole = ofRole('Overall size');
  const size = whole ? [whole] : [ofRole('Length'), ofRole('Width'), ofRole('Height')].flatMap((side) => side ?? []);
  const sides = whole ? lengthsOf(whole) : size.map((figure) => Math.max(...lengthsOf(figure)));
  const [along = 0, across = 0, height = 0] = sides;
  const lowered = inRow(rows.transportHeight);
  return {
    capacity: inRow(rows.capacity),
    power: stated.find((figure) => figure.role === 'Power' && spanIn(figure, kilowatt)),
    weight: inRow(rows.weight),
    size,
    input: inRow(rows.input),
    output: inRow(rows.output),
    sides: sides.length === 3 && Math.min(...sides) > 0 ? [along, across, height] : undefined,
    // A machine with a size of its own does not come down to the height of the shared sheet.
    transportHeight: lowered?.isShared && size[0] && !size[0].isShared ? undefined : lowered,
  };
}

const kilowatt = { kind: 'power', factor: 1000, sign: 'kW' } as const;

const folderOf = { model: 'models', equipment: 'equipment', category: 'categories' } as const;
/** The start of the URLs of its picture. */
export const stemOf = ({ kind, entry }: Member): string => machinePicturePath(folderOf[kind], entry.id);

/** Made once, since the finder and the pages of machines and lines ask for them. */
const statedFacts = once((rows: LineRows) => once((figures: readonly Figure[]) => factsOf(figures, rows)));

/** Its sides are those as drawn, if the drawing knows more: some tables state the height before the width. */
export function factsOfMember(member: Member, { pages, spaces }: Pick<Catalogue, 'pages' | 'spaces'>): MachineFacts {
  const facts = statedFacts(pages.lines.rows)(figuresOfMember(member));
  return { ...facts, sides: spaces?.get(stemOf(member))?.machine ?? facts.sides };
}

/** A capacity per day at the most, per hour of 24; undefined for others. It may be reached in 8 hours. */
export function dailyCapacityIn(capacity: Figure | undefined, feed: Figure): number | undefined {
  const unit = partsOf(feed)[0]?.unit;
  const span =
    capacity && unit?.kind === 'throughput' ? spanIn(capacity, { kind: 'daily', factor: unit.factor }) : undefined;
  return span && Number.isFinite(span.high) ? span.high / 24 : span && span.low / 24;
}

/** A capacity in the unit of a line's feed; undefined if one of them is not stated, or in another kind of unit. */
export function capacityIn(capacity: Figure | undefined, feed: Figure): FigureSpan | undefined {
  const unit = partsOf(feed)[0]?.unit;
  const span = capacity && unit && spanIn(capacity, unit);
  // `min. 5 t/h` promises 5.
  return span && { ...span, high: Number.isFinite(span.high) ? span.high : span.low };
}
