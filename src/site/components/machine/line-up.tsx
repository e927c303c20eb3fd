/** How drawings of elevations stand in a row: on one ground line, at one scale where their sizes allow it. */
import { useEffect, useState } from 'react';
import styled from '@emotion/styled';
import { colour } from '../../theme.ts';

/** As wide as its column and of one shape, so that nothing moves when the sizes are known. */
const Picture = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 15 / 14;
  border-bottom: 1px solid ${colour.lineStrong};
`;

export interface ElevationProps {
  src: string;
  /** Undefined until the drawings of the row have arrived. */
  place: LinedUp | undefined;
  className?: string | undefined;
}

/** A machine's elevation on the ground line that it shares with its neighbours. What stands below says its name. */
export function Elevation({ src, place, className }: ElevationProps) {
  const { drawing, window } = place ?? { drawing: unknown, window: { ...unknown, x: 0, y: 0 } };
  return (
    <Picture
      className={className}
      viewBox={`0 0 ${window.width} ${window.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <image
        href={src}
        x={window.x}
        y={window.y}
        width={drawing.width}
        height={drawing.height}
        preserveAspectRatio="xMidYMax meet"
      />
    </Picture>
  );
}

/** The shape of the column: a drawing of unknown size is fitted into it. */
const unknown = { width: 300, height: 280 };

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
