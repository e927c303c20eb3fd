import styled from '@emotion/styled';
import { colour, font, media, mutedText, space, touchTarget } from '../theme.ts';

/** Links between hairlines, each with an optional line of text; two columns when there is room. */
export const LinkList = styled.ul`
  display: grid;
  gap: 0 ${space.x4};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    padding-block: 6px;
    border-top: 1px solid ${colour.line};
  }
  a {
    ${touchTarget}
    font-weight: ${font.weight.semibold};
  }
  p {
    ${mutedText}
  }
`;
