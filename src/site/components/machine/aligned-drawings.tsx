/** Places drawings of elevations on one ground line, at one scale if their sizes allow it. */
import { useEffect, useState } from 'react';
import styled from '@emotion/styled';
import { colour } from '../../theme.ts';

/** Column width and fixed aspect ratio, so that nothing moves when the sizes are known. */
const Picture = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 15 / 14;
  border-bottom: 1px solid ${colour.lineStrong};
`;

export interface ElevationProps {
  src: string;
  /** Undefined until the row's drawings have loaded. */
  place: AlignedDrawing | undefined;
  className?: string | undefined;
}

/** A machine's elevation on the row's ground line. Decorative: the text below names it. */
export function Elevation({ src, place, className }: ElevationProps) {
  const { drawing, viewBox } = place ?? { drawing: unknown, viewBox: { ...unknown, x: 0, y: 0 } };
  return (
    <Picture
      className={className}
      viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <image
        href={src}
        x={viewBox.x}
        y={viewBox.y}
        width={drawing.width}
        height={drawing.height}
        preserveAspectRatio="xMidYMax meet"
      />
    </Picture>
  );
}

/** Size of the column, into which a drawing of unknown size is fitted. */
const unknown = { width: 300, height: 280 };

interface DrawnSize {
  width: number;
  height: number;
}

/** Beyond this ratio of sizes each machine has its own scale: the small one would be a dot. */
export const maxRatio = 4;

/** The part of the drawing's plane that a column shows, in the drawing's pixels; equal for all at one scale. */
interface ViewBox extends DrawnSize {
  /** Position of the drawing: centred, its lower edge on the ground. */
  x: number;
  y: number;
}

/** The view box of each drawing, and whether all are at one scale. */
export function alignDrawings(sizes: readonly DrawnSize[]): { viewBoxes: ViewBox[]; isOneScale: boolean } {
  const extents = sizes.map(({ width, height }) => Math.max(width, height));
  const isOneScale = Math.max(...extents) <= maxRatio * Math.min(...extents);
  const widest = Math.max(...sizes.map(({ width }) => width));
  const tallest = Math.max(...sizes.map(({ height }) => height));
  const viewBoxes = sizes.map((own) => {
    const [width, height] = isOneScale ? [widest, tallest] : [own.width, own.height];
    return { width, height, x: (width - own.width) / 2, y: height - own.height };
  });
  return { viewBoxes, isOneScale };
}

/** A drawing in its view box; it fills the column while its size is unknown. */
export interface AlignedDrawing {
  drawing: DrawnSize;
  viewBox: ViewBox;
}

async function sizeOf(src: string): Promise<DrawnSize> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

interface Alignment {
  places: (AlignedDrawing | undefined)[];
  isOneScale: boolean;
}

/** Loads the drawings and aligns them, in the order of the addresses. */
async function alignWhenLoaded(addresses: readonly string[]): Promise<Alignment> {
  const sizes = await Promise.all(addresses.map((src) => (src === '' ? undefined : sizeOf(src))));
  const { viewBoxes, isOneScale } = alignDrawings(sizes.filter((size) => size !== undefined));
  let at = 0;
  const places = sizes.map((drawing) => {
    const viewBox = drawing && viewBoxes[at++];
    return drawing && viewBox && { drawing, viewBox };
  });
  return { places, isOneScale };
}

/**
 * Reads the sizes of drawings, which all have one scale, and aligns them. Undefined addresses have no drawing.
 * @returns undefined until all have loaded
 */
export function useAlignedDrawings(addresses: readonly (string | undefined)[]): Alignment | undefined {
  const key = addresses.map((src) => src ?? '').join(' ');
  const [known, setKnown] = useState<Alignment & { key: string }>();
  useEffect(() => {
    if (key.trim() === '') return undefined;
    let isCurrent = true;
    alignWhenLoaded(key.split(' ')).then(
      (places) => isCurrent && setKnown({ key, ...places }),
      // If one fails to load, each keeps its own scale.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return known?.key === key ? known : undefined;
}
