import styled from '@emotion/styled';
import { colour } from '../../theme.ts';
import type { LinedUp } from './use-line-up.ts';

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
