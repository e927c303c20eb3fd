/** How drawings of elevations stand in a row: on one ground line, at one scale where their sizes allow it. */
import { useEffect, useState } from 'react';

interface DrawnSize {
  width: number;
  height: number;
}

/** Machines whose sizes differ by more than this each have a scale of their own: the small one would be a dot. */
export const mostDiffering = 4;

/** What one column shows: a window of the drawings' own pixels, the same for all of one scale. */
interface Window extends DrawnSize {
  /** Where the drawing stands in it: in the middle, its lower edge on the ground. */
  x: number;
  y: number;
}

/** The window of each drawing, and whether all are at one scale. */
export function lineUp(sizes: readonly DrawnSize[]): { windows: Window[]; isOneScale: boolean } {
  const extents = sizes.map(({ width, height }) => Math.max(width, height));
  const isOneScale = Math.max(...extents) <= mostDiffering * Math.min(...extents);
  const widest = Math.max(...sizes.map(({ width }) => width));
  const tallest = Math.max(...sizes.map(({ height }) => height));
  const windows = sizes.map((own) => {
    const [width, height] = isOneScale ? [widest, tallest] : [own.width, own.height];
    return { width, height, x: (width - own.width) / 2, y: height - own.height };
  });
  return { windows, isOneScale };
}

/** A drawing in its column; until its size is known it fills the column. */
export interface LinedUp {
  drawing: DrawnSize;
  window: Window;
}

async function sizeOf(src: string): Promise<DrawnSize> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

interface LineUp {
  places: (LinedUp | undefined)[];
  isOneScale: boolean;
}

/** Which of the drawings have a window, in the order of the addresses. */
async function placesOf(addresses: readonly string[]): Promise<LineUp> {
  const sizes = await Promise.all(addresses.map((src) => (src === '' ? undefined : sizeOf(src))));
  const { windows, isOneScale } = lineUp(sizes.filter((size) => size !== undefined));
  let at = 0;
  const places = sizes.map((drawing) => {
    const window = drawing && windows[at++];
    return drawing && window && { drawing, window };
  });
  return { places, isOneScale };
}

/**
 * Reads the sizes of drawings, which all have one scale, and lines them up. An address that is undefined has no drawing.
 * @returns undefined until all have arrived
 */
export function useLineUp(addresses: readonly (string | undefined)[]): LineUp | undefined {
  const key = addresses.map((src) => src ?? '').join(' ');
  const [known, setKnown] = useState<LineUp & { key: string }>();
  useEffect(() => {
    if (key.trim() === '') return undefined;
    let isCurrent = true;
    placesOf(key.split(' ')).then(
      (places) => isCurrent && setKnown({ key, ...places }),
      // A drawing that does not arrive leaves all as they are, each at a scale of its own.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return known?.key === key ? known : undefined;
}
