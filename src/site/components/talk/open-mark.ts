import styled from '@emotion/styled';
import { colour, font, size, space } from '../../theme.ts';

/** "open until 18:00" with a full sign, "closed until Mon 09:30" with an empty one: not told by the colour alone. */
export const OpenMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  font-size: ${size.small};
  font-weight: ${font.weight.medium};
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 2px solid currentColor;
    border-radius: 50%;
  }
  &[data-open='true']::before {
    background: currentColor;
  }
  &[data-open='true'] {
    color: ${colour.success};
  }
  [data-head] &[data-open='true'] {
    color: ${colour.onInk};
  }
`;
