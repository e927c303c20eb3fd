/**
 * The finder's file: all machines in columns, so that ten thousand of them are some hundred kilobytes compressed. The
 * build packs it; the page unpacks the cards that it shows.
 */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Card, Figure, Picture } from '../page-data.ts';
import { machinePicture, threeQuarterPicture } from '../media/pictures.ts';
import { machinePicturePath } from '../paths.ts';
import type { Finder } from './groups.ts';

/** Column by column, one value a machine; 0 stands for what follows from the others. */
export interface FinderFile {
  titles: string[];
  /** Part of the addresses of its drawings; 0: its title in small letters, with dashes. */
  ids: (string | 0)[];
  /** 0: a slash and the id. */
  paths: (string | 0)[];
  texts: string[];
  /** Place in `texts`. */
  text: number[];
  /** 1 for a model. */
  isModel: number[];
  /** A place in `drawings`, or the picture itself; -1 for none. */
  pictures: (number | Picture)[];
  /** Labels of the cards' figures. */
  labels: string[];
  /** By label: the values that there are. */
  values: string[][];
  /** The labels of a card, as places in `labels`. */
  layouts: number[][];
  layout: number[];
  /** The figures of all cards one after the other, as places in `values` of their label. */
  cells: number[];
  masks: Record<string, number[]>;
}

/** The drawings and pictures that stand for machines. */
const drawings = [
  ['models', 'front'],
  ['models', 'side'],
  ['models', 'plan'],
  ['equipment', 'side'],
  ['categories', 'side'],
  ['models', 'picture'],
  ['equipment', 'picture'],
  ['categories', 'picture'],
] as const;

const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function drawingOf(place: number, id: string, title: string): Picture {
  const [folder, view] = drawings[place] ?? drawings[0];
  return view === 'picture'
    ? threeQuarterPicture(machinePicturePath(folder, id), title)
    : machinePicture(folder, id, view, title);
}

/** The place of a picture in `drawings`; -1 when it is another. */
function placeOfDrawing(picture: Picture, id: string, title: string): number {
  const place = drawings.findIndex((_, i) => drawingOf(i, id, title).src === picture.src);
  return place >= 0 && isSame(drawingOf(place, id, title), picture) ? place : -1;
}

const isSame = (one: Picture, other: Picture): boolean =>
  one.src === other.src &&
  one.width === other.width &&
  one.height === other.height &&
  one.alt === other.alt &&
  one.photo?.stem === other.photo?.stem;

/** A list in which each text has one place. */
function makeList<Item>(keyOf: (item: Item) => string) {
  const places = new Map<string, number>();
  const items: Item[] = [];
  const place = (item: Item): number => {
    const key = keyOf(item);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, items.length);
    return items.push(item) - 1;
  };
  return { items, place };
}

function haveSameLabels(one: readonly Figure[], other: readonly Figure[]): boolean {
  return one.length === other.length && one.every(({ label }, index) => label === other[index]?.label);
}

/** Packs the machines of a finder. */
export function packFinder({ machines, masks }: Finder): FinderFile {
  const texts = makeList<string>(String);
  const labels = makeList<string>(String);
  const layouts = makeList<number[]>(String);
  const values: ReturnType<typeof makeList<string>>[] = [];
  const cells: number[] = [];
  const layOut = (figures: readonly Figure[]) => {
    const columns = figures.map(({ label }) => labels.place(label));
    return { figures, columns, place: layouts.place(columns) };
  };
  // The machines of a category, which stand together, mostly have the same labels.
  let last: ReturnType<typeof layOut> | undefined;
  const rows = machines.map(({ card }) => {
    const { title, picture } = card;
    const ownId = idOf(title);
    const drawn = /^\/drawings\/[^/]+\/(.+?)-(?:[a-z]+\.svg|picture-\d+\.jpg)$/.exec(picture?.src ?? '')?.[1] ?? ownId;
    const place = picture ? placeOfDrawing(picture, drawn, title) : -1;
    const figures = card.figures ?? [];
    last = last && haveSameLabels(figures, last.figures) ? last : layOut(figures);
    const layout = last.place;
    for (const [index, { value }] of figures.entries()) {
      const column = (values[last.columns[index] ?? 0] ??= makeList<string>(String));
      cells.push(column.place(value));
    }
    return {
      title,
      id: drawn === ownId ? (0 as const) : drawn,
      path: card.to === `/${drawn}` ? (0 as const) : card.to,
      text: texts.place(card.text ?? ''),
      picture: place >= 0 ? place : (picture ?? -1),
      layout,
    };
  });
  return {
    titles: rows.map(({ title }) => title),
    ids: rows.map(({ id }) => id),
    paths: rows.map(({ path }) => path),
    texts: texts.items,
    text: rows.map(({ text }) => text),
    isModel: machines.map(({ card }) => (card.isModel ? 1 : 0)),
    pictures: rows.map(({ picture }) => picture),
    labels: labels.items,
    values: values.map(({ items }) => items),
    layouts: layouts.items,
    layout: rows.map(({ layout }) => layout),
    cells,
    masks: Object.fromEntries(Object.entries(masks).map(([id, bits]) => [id, [...bits]])),
  };
}

/** What gives the card of a machine by its place. */
export function unpackFinder(file: FinderFile): (machine: number) => Card {
  const starts: number[] = [];
  let next = 0;
  for (const layout of file.layout) {
    starts.push(next);
    next += file.layouts[layout]?.length ?? 0;
  }
  return (machine) => {
    const title = file.titles[machine] ?? '';
    const id = file.ids[machine] || idOf(title);
    const picture = file.pictures[machine] ?? 0;
    const text = file.texts[file.text[machine] ?? 0];
    const figures = (file.layouts[file.layout[machine] ?? 0] ?? []).map((label, index) => ({
      label: file.labels[label] ?? '',
      value: file.values[label]?.[file.cells[(starts[machine] ?? 0) + index] ?? 0] ?? '',
    }));
    return {
      to: (file.paths[machine] || `/${id}`) as AppPath,
      title,
      ...(text ? { text } : {}),
      ...(picture === -1 ? {} : { picture: typeof picture === 'number' ? drawingOf(picture, id, title) : picture }),
      ...(file.isModel[machine] ? { isModel: true as const } : {}),
      ...(figures.length > 0 ? { figures } : {}),
    };
  };
}
