import styled from '@emotion/styled';
import { layout, media, space, wrapRow } from '../theme.ts';

/** The content width with its gutter. */
export const Container = styled.div`
  max-width: calc(${layout.width} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** Children below each other. */
export const Stack = styled.div<{ $gap?: string }>`
  display: grid;
  gap: ${({ $gap = space.x3 }) => $gap};
`;

/** Children in a row that wraps. */
export const Row = styled.div<{ $gap?: string }>`
  ${({ $gap = space.x2 }) => wrapRow($gap)}
`;

/** A text, and beside it on wide screens a narrow box. */
export const TextBeside = styled.div<{ $gap?: string }>`
  display: grid;
  gap: ${({ $gap = space.x4 }) => $gap};
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 368px;
    align-items: start;
    gap: ${space.x8};
  }
`;

/** Content without a heading. */
export const Band = styled(Container)`
  padding-block: ${space.section};
`;

/** Content with less space below the page's opening, for tools such as the finder. */
export const WorkBand = styled(Container)`
  padding-block: clamp(24px, 4vw, 48px) ${space.section};
`;
