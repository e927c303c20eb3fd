import styled from '@emotion/styled';
import { Select } from '../../../ui/links/control.ts';
import {
  colour,
  font,
  labelText,
  layout,
  media,
  size,
  space,
  mutedText,
  touchTarget,
  hidden,
} from '../../../ui/theme.ts';

/** Width of the label column and the least of a machine's, in rem, when the table scrolls; two fit on a phone. */
const LABELS = 8;
const columnOf = (count: number): number => (count > 2 ? 9.25 : 7.25);

/** Below desktop width it scrolls sideways only, under its sticky first column: up and down the page scrolls. */
export const Frame = styled.div`
  position: relative;
  ${media.narrowScreen} {
    margin-inline: calc(-1 * ${space.gutter});
    border-block: 1px solid ${colour.lineStrong};
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    /* Keep focused elements clear of the sticky column. */
    scroll-padding-inline: ${LABELS}rem 0;
  }
`;

/** Separate borders: collapsed ones would not move with sticky cells. */
export const Table = styled('table', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>`
  width: 100%;
  min-width: ${({ count }) => LABELS + count * columnOf(count)}rem;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  line-height: 1.4;
  th,
  td {
    padding: 10px ${space.x2};
    border-bottom: 1px solid ${colour.line};
    vertical-align: baseline;
    overflow-wrap: break-word;
  }
  td {
    font-variant-numeric: tabular-nums;
    color: ${colour.ink};
  }
  /* Drawings scroll away; the names below them are sticky. */
  thead tr:first-child > td {
    padding-block: 0;
    border-bottom: 0;
    vertical-align: bottom;
  }
  thead tr:last-child > * {
    /* The empty cell is as high as the cells with names. */
    vertical-align: bottom;
    border-bottom: 2px solid ${colour.ink};
    background: ${colour.paper};
    ${media.desk} {
      position: sticky;
      top: ${layout.headerHeight};
      z-index: 2;
    }
  }
  thead th > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.half};
  }
  thead a {
    min-width: 0;
    ${touchTarget}
    font-size: ${size.h4};
    font-weight: ${font.weight.bold};
    line-height: 1.2;
    color: ${colour.ink};
  }
  thead th button {
    width: 32px;
    ${hidden.inert}
  }
  th[scope='rowgroup'] {
    ${labelText}
    padding-top: ${space.x4};
    border-bottom: 1px solid ${colour.lineStrong};
    color: ${colour.ink};
  }
  /* Where the names scroll away with the page, each section has them again. */
  tr > td[data-again] {
    padding-top: ${space.x4};
    border-bottom: 1px solid ${colour.lineStrong};
    font-size: ${size.small};
    font-weight: ${font.weight.semibold};
    ${media.desk} {
      span {
        display: none;
      }
    }
    ${media.print} {
      span {
        display: none;
      }
    }
  }
  th[scope='row'] {
    font-weight: ${font.weight.regular};
    color: ${colour.muted};
  }
  tr[data-differs] > th::before {
    content: '≠';
    content: '≠' / '';
    float: inline-end;
    margin-inline-start: ${space.x1};
    font-weight: ${font.weight.bold};
    color: ${colour.primary};
  }
  tr[data-differs] td {
    font-weight: ${font.weight.semibold};
  }
  tbody td[data-not-stated] {
    ${mutedText}
    font-weight: ${font.weight.regular};
  }
  tbody tr:not(:first-child):hover > * {
    background: ${colour.primaryPale};
  }
  col:first-of-type {
    width: 24%;
  }
  ${media.narrowScreen} {
    th,
    td {
      padding: 10px 8px;
    }
    /* The button goes below a name that fills the column. */
    thead th > div {
      flex-wrap: wrap;
    }
    col:first-of-type {
      width: ${LABELS}rem;
    }
    tr > :first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      border-inline-end: 1px solid ${colour.lineStrong};
      background: ${colour.paper};
    }
    thead tr > :first-child {
      z-index: 3;
    }
    tbody th {
      font-size: 0.9375rem;
    }
    tr[data-differs] > th::before {
      float: none;
      margin-inline: 0 6px;
    }
  }
  /* A tint marks rows that differ, if some do not. */
  &[data-mixed] tr[data-differs] > * {
    background: ${colour.mist};
  }
  ${media.print} {
    min-width: 0;
    font-size: 9pt;
    &&& :is(th, td) {
      position: static;
      padding: 3px 6px;
    }
  }
`;

/** Its text has 16 px: below that, iOS zooms the page when it is focused. */
export const SmallSelect = styled(Select)`
  min-height: 44px;
  padding-block: 0;
  padding-inline: ${space.x1} 28px;
  font-size: 1rem;
  ${hidden.inert}
`;
