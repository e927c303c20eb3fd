import styled from '@emotion/styled';
import { AppLink } from '../../app-link.tsx';
import { colour, font, media, size, space } from '../../theme.ts';

/**
 * The ways to a comparison, close below the page's actions: the toggle of a model, and the link to the prepared page of
 * its category.
 */
export const CompareWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.x3};
  margin-top: ${space.x1};
  ${media.print} {
    display: none;
  }
`;

export const CompareLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
  color: ${colour.primary};
  text-underline-offset: 4px;
`;
