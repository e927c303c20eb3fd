import styled from '@emotion/styled';
import { layout, space } from '../../theme.ts';

/** The one content width, with its gutter. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${layout.width} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;
