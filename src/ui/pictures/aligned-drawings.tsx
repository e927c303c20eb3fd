/** Places drawings of elevations on one ground line, at one scale if their sizes allow it. */
import { useEffect, useState } from 'react';
import styled from '@emotion/styled';
import { colour } from '../theme.ts';

/** Column width and fixed aspect ratio, so that nothing moves when the sizes are known. */
const Picture = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 15 / 14;
  border-bottom: 1px solid ${colour.lineStrong};
`;

interface ElevationProps {
  src: string;
  /** Undefined until the row's drawings have loaded. */
  place: AlignedDrawing | undefined;
  className?: string | undefined;
}

interface DrawnSize {
  width: number;
  height: number;
}

/** A drawing and the part of its plane that the column shows, in the drawing's pixels; equal for all at one scale. */
export interface AlignedDrawing {
  drawing: DrawnSize;
  column: DrawnSize;
}

/** Size of the column, into which a drawing of unknown size is fitted. */
const unknown = { width: 300, height: 280 };

/** A machine's elevation on the row's ground line. Decorative: the text below names it. */
export function Elevation({ src, place, className }: ElevationProps) {
  const { drawing, column } = place ?? { drawing: unknown, column: unknown };
  return (
    <Picture
      className={className}
      viewBox={`0 0 ${column.width} ${column.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <image
        href={src}
        x={(column.width - drawing.width) / 2}
        y={column.height - drawing.height}
        width={drawing.width}
        height={drawing.height}
        preserveAspectRatio="xMidYMax meet"
      />
    </Picture>
  );
}

/** Beyond this ratio of sizes each machine has its own scale: the small one would be a dot. */
export const maxRatio = 4;

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

/** The column of each drawing, and whether all are at one scale. */
export function alignDrawings(drawings: readonly (DrawnSize | undefined)[]): Alignment {
  const known = drawings.filter((drawing) => drawing !== undefined);
  const extents = known.map(({ width, height }) => Math.max(width, height));
  const isOneScale = Math.max(...extents) <= maxRatio * Math.min(...extents);
  const width = Math.max(...known.map((drawing) => drawing.width));
  const height = Math.max(...known.map((drawing) => drawing.height));
  const places = drawings.map((drawing) => drawing && { drawing, column: isOneScale ? { width, height } : drawing });
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
    Promise.all(key.split(' ').map((src) => (src === '' ? undefined : sizeOf(src)))).then(
      (drawings) => isCurrent && setKnown({ key, ...alignDrawings(drawings) }),
      // If one fails to load, each keeps its own scale.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return known?.key === key ? known : undefined;
}
