import styled from '@emotion/styled';
import type { Picture } from '../../../catalogue/page-data.ts';
import { space, quietText } from '../../theme.ts';
import { mostDiffering } from '../machine/line-up.tsx';

/** How a picture stands among others: its share of their common scale, and how far its machine goes down to their ground, in per cent of its height. */
export interface Standing {
  share: number;
  down: number;
}

/** The place of a machine's picture in its frame. */
export const Stand = styled.div<{ standing: Standing | undefined }>`
  display: grid;
  ${({ standing }) => standing && `scale:${standing.share};translate:0 ${standing.down}%;`}
`;

/** What a list says whose pictures each have a scale of their own. */
export const NotOneScale = styled.p`
  margin: 0 0 ${space.x1};
  ${quietText}
`;

/** How the pictures of a list stand on one ground at one scale: undefined for what is no machine's picture; none where sizes differ too much. */
export function standTogether(pictures: readonly (Picture | undefined)[]): (Standing | undefined)[] | undefined {
  const extents = pictures.flatMap((picture) => (picture?.extent ? [picture.extent] : []));
  const widest = Math.max(...extents.map(([width]) => width));
  if (widest > mostDiffering * Math.min(...extents.map(([width]) => width))) return undefined;
  const tallest = Math.max(...extents.map(([, height]) => height));
  return pictures.map((picture) => {
    if (!picture?.extent) return undefined;
    const [width, height] = picture.extent;
    const down = ((tallest - height) / 2 / widest) * (picture.width / picture.height);
    return { share: Number((width / widest).toFixed(3)), down: Number((100 * down).toFixed(1)) };
  });
}
