import { colour, css, focusRing, font, layout, media, size, space } from '../theme.ts';
import { answerFormStyle } from './answer-form-style.ts';

/**
 * CSS of the enquiry service's answer pages for forms sent without scripts; inlined.
 * @param fontFile URL of the font; without it the fallback font is used
 */
export function answerStyle(fontFile?: string): string {
  const face =
    fontFile === undefined
      ? ''
      : css`
          @font-face {
            font-family: 'Archivo Variable';
            src: url(${fontFile}) format('woff2');
            font-weight: 400 700;
            font-display: swap;
          }
        `;
  return face + rules;
}

const rules = css`
  * {
    box-sizing: border-box;
  }

  body {
    display: flex;
    flex-direction: column;
    min-height: 100vh;
    margin: 0;
    font-family: ${font.family};
    font-size: ${size.body};
    line-height: 1.6;
    color: ${colour.text};
    background: ${colour.paper};
    overflow-wrap: anywhere;
  }

  .width {
    width: 100%;
    max-width: calc(${layout.width} + 2 * ${space.gutter});
    margin-inline: auto;
    padding-inline: ${space.gutter};
  }

  header {
    border-bottom: 3px solid ${colour.accent};
    background: ${colour.ink};
  }

  header .width {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.x4};
    min-height: ${layout.headerHeight};
  }

  header a,
  footer a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${colour.onInk};
    text-decoration: none;
  }

  header a:hover,
  footer a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  html {
    --focus: ${colour.primary};
  }

  header,
  footer {
    --focus: ${colour.accent};
  }

  .logo {
    font-weight: ${font.weight.bold};
  }

  .logo img {
    display: block;
    width: auto;
    height: 36px;
  }

  [data-recoloured] {
    filter: brightness(0) invert(1);
  }

  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.x3};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ${media.phone} {
    header .width {
      padding-block: ${space.x1};
    }
    header nav {
      width: 100%;
    }
    header ul {
      justify-content: space-between;
      gap: 0 ${space.x1};
    }
  }

  .band {
    padding-block: ${space.x4};
    border-bottom: 1px solid ${colour.line};
    background: ${colour.mist};
  }

  [dir='rtl'] * {
    letter-spacing: 0 !important;
  }

  h1 {
    max-width: 14.3em;
    margin: 0;
    font-size: ${size.h1};
    font-weight: ${font.weight.bold};
    letter-spacing: -0.015em;
    line-height: 1.08;
    color: ${colour.ink};
    text-wrap: balance;
  }

  main a {
    color: ${colour.primary};
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }

  .errors {
    max-width: 640px;
    margin: ${space.x3} 0 0;
    padding: ${space.x2} ${space.x3};
    border-inline-start: 4px solid ${colour.error};
    background: ${colour.errorPale};
    list-style: none;
  }

  .errors a,
  .error {
    color: ${colour.error};
  }

  main {
    flex: 1;
  }

  main > .width {
    padding-block: ${space.x4} ${space.section};
  }

  ${answerFormStyle}

  a[href^='tel:'] {
    white-space: nowrap;
  }

  footer {
    padding-block: ${space.x4};
    background: ${colour.ink};
    color: ${colour.onInkMuted};
    font-size: ${size.small};
  }

  footer p {
    margin: ${space.x1} 0 0;
  }

  footer p a {
    margin-inline-end: ${space.x3};
  }

  :focus-visible {
    ${focusRing}
  }

  ${media.print} {
    header,
    footer {
      display: none;
    }
  }
`;
