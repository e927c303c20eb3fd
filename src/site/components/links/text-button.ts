import styled from '@emotion/styled';
import { colour, font } from '../../theme.ts';

/** A button among words, which looks like a link. */
export const TextButton = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: ${font.weight.semibold};
  color: ${colour.primary};
  text-decoration: underline;
  text-underline-offset: 4px;
  cursor: pointer;
  &:hover {
    color: ${colour.ink};
  }
`;
