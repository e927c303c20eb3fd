import styled from '@emotion/styled';
import { colour, media, space } from '../../theme.ts';

const List = styled.ul<{ $columns: 1 | 2 }>`
  display: grid;
  gap: 0 ${space.x5};
  ${media.tablet} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
  li {
    position: relative;
    padding-block: 12px;
    padding-inline: 28px 0;
    border-top: 1px solid ${colour.line};
  }
  li::before {
    content: '';
    position: absolute;
    inset-inline-start: 2px;
    top: calc(12px + 0.5em);
    width: 9px;
    height: 9px;
    border: 1.5px solid ${colour.primary};
    transform: rotate(45deg);
  }
`;

/** Short points between hairlines. */
export function PointList({ points, columns = 2 }: { points: string[]; columns?: 1 | 2 }) {
  return (
    <List $columns={columns}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  );
}
