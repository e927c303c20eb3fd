import styled from '@emotion/styled';
import type { Figure } from '../../../catalogue/page-data.ts';
import { colour, font, size, space, mutedText } from '../../theme.ts';
import { useFigureValue } from '../units/use-units.tsx';

const List = styled.dl<{ $dense: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $dense }) => ($dense ? '116px' : '150px')}), 1fr));
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

/** Key figures, label above value, in the visitor's units. */
export function FigureList({ figures, dense = false }: { figures: readonly Figure[]; dense?: boolean }) {
  const show = useFigureValue();
  if (figures.length === 0) return null;
  return (
    <List $dense={dense}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{show({ label, value })}</dd>
        </div>
      ))}
    </List>
  );
}
