import { colour, layout } from '../../theme.ts';

/** What hangs down from the bar, over the page: the products, the search. It is as high as the window at the most. */
export const sheetStyle = `
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${layout.headerHeight});
  margin-top: 3px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  border-bottom: 1px solid ${colour.lineStrong};
  background: ${colour.paper};
  color: ${colour.text};
  box-shadow: 0 24px 32px -24px color-mix(in srgb, ${colour.inkDeep} 35%, transparent);
`;
