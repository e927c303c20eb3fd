import styled from '@emotion/styled';
import { colour, font, size, space } from '../../site/theme.ts';

/** Entries below each other: a name and its file, and what can be done with it at the right. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space.half} ${space.x2};
    padding: ${space.x1} 0;
    border-top: 1px solid ${colour.line};
  }
  li > :last-child {
    gap: ${space.half};
  }
  strong {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  small {
    display: block;
    font-size: ${size.small};
    color: ${colour.quiet};
    overflow-wrap: anywhere;
  }
`;
