import styled from '@emotion/styled';
import { colour } from '../theme.ts';

const List = styled.ul`
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

/** A bullet list with hairlines. */
export function PointList({ points }: { points: string[] }) {
  return (
    <List>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  );
}
