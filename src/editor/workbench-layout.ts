import styled from '@emotion/styled';
import { colour, media, size, space } from '../ui/theme.ts';

/** The findings and the tabs. On a desktop they are above their columns and sticky. */
export const Head = styled.div`
  display: contents;
  ${media.desk} {
    position: sticky;
    top: 64px;
    z-index: 20;
    display: grid;
    grid-template-columns: minmax(0, 11fr) minmax(0, 13fr);
    align-items: end;
    border-bottom: 1px solid ${colour.line};
    background: ${colour.paper};
  }
`;
export const Summary = styled.section`
  min-width: 0;
  padding: ${space.x1} ${space.gutter};
`;
/** The form on the left, the other panes on the right and sticky. Small screens show one pane. */
export const Body = styled.div`
  display: grid;
  padding-bottom: ${space.x8};
  ${media.desk} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 13fr);
    align-items: start;
  }
`;
export const FormColumn = styled.section`
  display: grid;
  gap: ${space.x4};
  min-width: 0;
  padding: ${space.x3} ${space.gutter};
  h1 {
    font-size: ${size.h2};
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
`;
export const SideColumn = styled.section`
  min-width: 0;
  padding: ${space.x2} ${space.gutter};
  > h2 {
    margin-bottom: ${space.x2};
    font-size: ${size.h3};
  }
  ${media.belowDesk} {
    min-height: calc(100vh - 220px);
    > div {
      min-height: calc(100vh - 252px);
    }
  }
  ${media.desk} {
    position: sticky;
    top: 128px;
    height: calc(100vh - 128px);
    overflow: auto;
    border-inline-start: 1px solid ${colour.line};
    background: ${colour.paper};
  }
`;
export const Notice = styled.p`
  padding: 10px ${space.x2};
  border-inline-start: 4px solid ${colour.accent};
  background: ${colour.mist};
`;
