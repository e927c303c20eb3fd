/** Styles of what opens below the header. */
import { css, colour, layout } from '../theme.ts';

/** A white ground on the dark header. */
export const onPaper = css`
  --focus: ${colour.primary};
  background: ${colour.paper};
  color: ${colour.text};
`;

/** The products menu and the search below the header, at most as high as the window. */
export const panelStyle = css`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${layout.headerHeight});
  margin-top: 3px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  border-bottom: 1px solid ${colour.lineStrong};
  ${onPaper}
  box-shadow: 0 24px 32px -24px color-mix(in srgb, ${colour.inkDeep} 35%, transparent);
`;
