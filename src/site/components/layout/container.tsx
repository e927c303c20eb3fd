import styled from '@emotion/styled';
import { layout, space } from '../../theme.ts';

/** The one content width, with its gutter. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${layout.width} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** What a page shows without a heading of its own. */
export const Band = styled(Container)`
  padding-block: ${space.section};
`;

/** The same close below the page's opening, for what is worked with. */
export const WorkBand = styled(Container)`
  padding-block: clamp(24px, 4vw, 48px) ${space.section};
`;
