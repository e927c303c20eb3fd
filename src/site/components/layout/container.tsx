import styled from '@emotion/styled';
import { layout, space } from '../../theme.ts';

/** The content width with its gutter. */
export const Container = styled.div`
  max-width: calc(${layout.width} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** Content without a heading. */
export const Band = styled(Container)`
  padding-block: ${space.section};
`;

/** Content with less space below the page's opening, for tools such as the finder. */
export const WorkBand = styled(Container)`
  padding-block: clamp(24px, 4vw, 48px) ${space.section};
`;
