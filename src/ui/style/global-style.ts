import { fontFaces } from './font-faces.ts';
import printFile from './print.css?url';
import { colour, css, focusRing, font, layout, media, size, space } from '../theme.ts';

/** URL of the print stylesheet. */
export const printUrl: string = printFile;

/** Maximum height of the bottom bars (see compare-tray.tsx): the footer's background continues behind them. */
const barsHeight = '128px';

/**
 * Global CSS, inlined into the head of every page.
 * `--forward` is the reading direction. Joined scripts get no letter-spacing, and figures with Latin units stay
 * left-to-right. On left-to-right sites Arabic text keeps its own direction; on right-to-left sites all text is
 * right-to-left, since much of it begins with a machine's name.
 */
export const globalStyle = css`
  ${fontFaces}

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    --forward: 1;
    --focus: ${colour.primary};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding: calc(${layout.headerHeight} + ${space.x2}) 0 ${layout.belowFocus};
    background: ${colour.paper};
  }

  @media screen {
    #root {
      display: flex;
      flex-direction: column;
      min-height: 100vh;
      min-height: 100svh;
    }
    #main {
      flex: 1 0 auto;
    }
    #root > span {
      top: 0;
    }
    #root > footer {
      box-shadow: 0 ${barsHeight} ${colour.ink};
    }
  }

  body {
    margin: 0;
    font-family: ${font.family};
    font-size: ${size.body};
    line-height: 1.6;
    color: ${colour.text};
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote,
  fieldset,
  input {
    margin: 0;
  }

  ul,
  ol,
  fieldset,
  legend,
  button {
    padding: 0;
  }

  ul,
  ol {
    list-style: none;
  }

  fieldset {
    min-width: 0;
    border: 0;
  }

  h1,
  h2,
  h3,
  h4 {
    color: ${colour.ink};
    text-wrap: balance;
  }

  p {
    text-wrap: pretty;
  }

  a {
    color: ${colour.primary};
  }

  a,
  button {
    text-underline-offset: 4px;
  }

  a[href^='tel:'] {
    white-space: nowrap;
    direction: ltr;
    unicode-bidi: isolate;
  }

  img,
  svg,
  iframe {
    max-width: 100%;
  }

  :where(input[type='checkbox']) {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${colour.ink};
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }

  button {
    border: 0;
    background: none;
    cursor: pointer;
  }

  table {
    border-collapse: collapse;
  }

  th,
  caption {
    text-align: start;
  }

  :focus-visible {
    ${focusRing}
  }

  [dir='ltr'] :is(p, li, td, dd) {
    unicode-bidi: plaintext;
  }

  [dir='rtl'] {
    --forward: -1;
    * {
      letter-spacing: 0 !important;
    }
    & :is(td, dd) {
      unicode-bidi: plaintext;
      text-align: right !important;
    }
  }

  [hidden] {
    display: none !important;
  }

  #main > [role='alert'] {
    margin: 1em ${space.gutter};
  }

  html[data-query] [data-by-query],
  html[data-past] [data-by-day] {
    visibility: hidden;
  }

  ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.forcedColours} {
    body {
      --blend: normal;
    }
    [aria-pressed='true'],
    [aria-selected='true'],
    button[aria-current],
    label:has(> [type='radio']:checked) {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
      * {
        color: inherit !important;
      }
    }
    a[aria-current]:not(:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.moreContrast} {
    html:root {
      --muted: ${colour.text};
      --line: ${colour.text};
      --lineStrong: ${colour.text};
      --onInkMuted: ${colour.onInk};
      --lineOnInk: ${colour.onInk};
    }
    :is(
      [aria-pressed='true'],
      [aria-selected='true'],
      [aria-current]:is(a, button),
      label:has(> [type='radio']:checked)
    ):not(:focus-visible) {
      outline: 3px solid;
      outline-offset: -3px;
    }
  }
`;
