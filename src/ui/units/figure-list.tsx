import styled from '@emotion/styled';
import type { ShownFigure } from '../../figures/show.ts';
import { colour, font, size, space, mutedText } from '../theme.ts';
import { useFigureValue } from './use-units.tsx';

const List = styled.dl<{ $dense: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $dense }) => ($dense ? '7.25rem' : '9.375rem')}), 1fr));
  gap: ${({ $dense }) => ($dense ? `${space.x1} ${space.x2}` : `${space.x2} ${space.x3}`)};
  div {
    padding-top: ${space.x1};
    border-top: 1px solid ${colour.lineStrong};
  }
  dt {
    ${mutedText}
  }
  dd {
    font-size: ${({ $dense }) => ($dense ? size.body : size.h4)};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    color: ${colour.ink};
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
  return (
    <List $dense={dense} className={className}>
      {figures.map((figure, index) => (
        <div key={index}>
          <dt>{figure.label}</dt>
          <dd>{show(figure)}</dd>
        </div>
      ))}
    </List>
  );
}
