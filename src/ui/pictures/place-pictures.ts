import styled from '@emotion/styled';
import type { Picture } from '../../catalogue/shown/parts.ts';
import { space, mutedText } from '../theme.ts';
import { maxRatio } from './aligned-drawings.tsx';

/**
 * Scale of a picture relative to the others, and how far it is moved down to the common ground line (per cent of its
 * height).
 */
interface Placement {
  share: number;
  down: number;
}

/** A machine's picture at its scale and position. */
export const PlacedPicture = styled.div<{ placement: Placement | undefined }>`
  display: grid;
  ${({ placement }) => placement && `scale:${placement.share};translate:0 ${placement.down}%;`}
`;

/** Note on the scale of pictures side by side. */
export const ScaleNote = styled.p`
  margin: 0 0 ${space.x1};
  ${mutedText}
`;

/**
 * Places pictures on one ground line at one scale; undefined for pictures that show no machine, and for all when
 * sizes differ too much.
 */
export function placePictures(pictures: readonly (Picture | undefined)[]): (Placement | undefined)[] | undefined {
  const extents = pictures.flatMap((picture) => (picture?.extent ? [picture.extent] : []));
  const widest = Math.max(...extents.map(([width]) => width));
  if (widest > maxRatio * Math.min(...extents.map(([width]) => width))) return undefined;
  const tallest = Math.max(...extents.map(([, height]) => height));
  return pictures.map((picture) => {
    if (!picture?.extent) return undefined;
    const [width, height] = picture.extent;
    const down = ((tallest - height) / 2 / widest) * (picture.width / picture.height);
    return { share: Number((width / widest).toFixed(3)), down: Number((100 * down).toFixed(1)) };
  });
}
