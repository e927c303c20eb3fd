import styled from '@emotion/styled';
import type { ShownFigure } from '../../figures/show.ts';
import { colour, font, media, size, space, mutedText } from '../theme.ts';
import { useFigureValue } from './use-units.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.375rem), 1fr));
  gap: ${space.x2} ${space.x3};
  div {
    padding-top: ${space.x1};
    border-top: 1px solid ${colour.lineStrong};
  }
  dt {
    ${mutedText}
  }
  dd {
    font-size: ${size.h4};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    color: ${colour.ink};
  }
`;
/** For cards: on phones each figure is one row. */
const DenseList = styled(List)`
  gap: ${space.x1} ${space.x2};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.25rem), 1fr));
  dd {
    font-size: ${size.body};
  }
  ${media.phone} {
    gap: 2px;
    grid-template-columns: minmax(0, 1fr);
    div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space.x1};
      padding: 0;
      border: 0;
    }
    dd {
      margin-inline-start: auto;
    }
  }
`;

interface FigureListProps {
  figures: readonly ShownFigure[];
  dense?: boolean;
  className?: string;
}

/** Key figures, label above value, in the visitor's units. */
export function FigureList({ figures, dense = false, className }: FigureListProps) {
  const show = useFigureValue();
  if (figures.length === 0) return null;
  const Figures = dense ? DenseList : List;
  return (
    <Figures className={className}>
      {figures.map((figure, index) => (
        <div key={index}>
          <dt>{figure.label}</dt>
          <dd>{show(figure)}</dd>
        </div>
      ))}
    </Figures>
  );
}
