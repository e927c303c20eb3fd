import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colour, layout, media, motion, space } from '../../theme.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateX(calc(var(--forward) * 24px)); }
`;

/** What the toggle opens: all the room under the bar. On a desk it is the bar's own row. */
export const Panel = styled.div`
  ${media.belowDesk} {
    position: fixed;
    inset: ${layout.headerHeight} 0 0;
    padding: ${space.x1} ${space.gutter} ${space.x6};
    overflow: hidden auto;
    overscroll-behavior: contain;
    background: ${colour.paper};
    color: ${colour.text};
    &[data-open='false'] {
      display: none;
    }
    &[data-open='true'] {
      animation: ${arrive} ${motion.calm};
    }
    ${media.noScript} {
      position: static;
      padding: 0;
      overflow: visible;
      background: none;
      color: inherit;
      &[data-open='false'] {
        display: block;
      }
    }
  }
`;

export const Entries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.desk} {
    display: flex;
    align-items: center;
    margin-inline-end: -${space.x2};
  }
  ${media.noScript} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin: 0;
  }
`;
