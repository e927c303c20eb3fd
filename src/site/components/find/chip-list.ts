import styled from '@emotion/styled';
import { space } from '../../theme.ts';

/** Chips one beside the other: what is chosen, or what else can be. */
export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
  margin: 0;
  padding: 0;
  list-style: none;
`;
