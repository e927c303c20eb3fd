/** Sizes and fonts of pages and components, and the names of their colours; src/look has the colours themselves. */
import { colourNames, type ColourName } from '../look/colour-names.ts';

/**
 * Marks a text as CSS, which the formatter then formats. The text stays a text: emotion's own `css` would load React into
 * the enquiry service, whose answers have these sizes and colours, too.
 */
export const css = String.raw;

/** Colours as custom properties; each manufacturer's values are in the document (`colourRule`). */
export const colour = Object.fromEntries(colourNames.map((name) => [name, `var(--${name})`])) as Record<
  ColourName,
  string
>;

/** Blends a picture's ground with the colour below it. */
export const blendOnPaper = 'var(--blend)';

export const font = {
  family: "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif",
  weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
} as const;

/** Type scale of about 1.25 from a body of 17 px; large sizes shrink with the window. */
export const size = {
  small: '0.8125rem',
  label: '0.75rem',
  body: '1.0625rem',
  lead: 'clamp(1.125rem, 1rem + 0.5vw, 1.3125rem)',
  h4: '1.125rem',
  h3: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.4375rem)',
  h2: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)',
  h1: 'clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
  display: 'clamp(2.375rem, 1.5rem + 4vw, 4.25rem)',
} as const;

/** 8 px grid. */
export const space = {
  half: '4px',
  x1: '8px',
  x2: '16px',
  x3: '24px',
  x4: '32px',
  x5: '40px',
  x6: '48px',
  x8: '64px',
  x12: '96px',
  section: 'clamp(48px, 7vw, 96px)',
  gutter: 'clamp(16px, 4vw, 40px)',
} as const;

export const layout = {
  /** 1200 px on desktop; pictures and tables use wider screens, text keeps its line length. */
  width: 'clamp(1200px, 82vw, 1600px)',
  /** 68 digits wide; not in `ch`, with which lines would change their length when the font arrives. */
  measure: '39em',
  headerHeight: '72px',
  /** Keeps focused elements above the back-to-top button: its height and offset, on phones above the action bar. */
  belowFocus: '124px',
  radius: '2px',
  /** Of the one bar at the bottom of a phone's screen: a page's actions and the chosen models. */
  barHeight: '64px',
  /** What the chosen models take of that bar beside a page's actions. */
  trayWidth: '96px',
} as const;

/** Window widths as media conditions, also for `sizes` and `matchMedia`. */
export const atLeast = {
  tablet: '(min-width: 640px)',
  desk: '(min-width: 1024px)',
  wide: '(min-width: 1600px)',
} as const;

/** `@media` rules. `noScript`: what a script would open is open. */
export const media = {
  tablet: `@media ${atLeast.tablet}`,
  desk: `@media ${atLeast.desk}`,
  wide: `@media ${atLeast.wide}`,
  belowDesk: '@media (max-width: 1023.98px)',
  /** For tables that change their form: paper is narrow, too, but shows them whole. */
  narrowScreen: '@media screen and (max-width: 1023.98px)',
  phone: '@media (max-width: 639.98px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  noScript: '@media (scripting: none)',
  script: '@media (scripting: enabled)',
  /** Where scripts show one of several parts: print, and pages without scripts, show all. */
  live: '@media screen and (scripting: enabled)',
  /** Print, or no scripts: controls do not work. */
  inert: '@media print, (scripting: none)',
  /** For movements under a mouse. */
  hover: '@media (hover: hover) and (prefers-reduced-motion: no-preference)',
  print: '@media print',
  moreContrast: '@media (prefers-contrast: more)',
  /** Forced colours: backgrounds are dropped and only system colours stay. */
  forcedColours: '@media (forced-colors: active)',
} as const;

/** Hides content without scripts, in print, or in both. */
export const hidden = {
  noScript: `${media.noScript} { display: none; }`,
  print: `${media.print} { display: none; }`,
  inert: `${media.inert} { display: none; }`,
} as const;

/** 120–250 ms, ease-out, opacity and transform only; durations of the specification come from the data. */
export const motion = {
  quick: '150ms ease-out',
  slow: '250ms ease-out',
} as const;

export const focusRing = 'outline: 3px solid var(--focus); outline-offset: 2px;';

/** The dark ground of header, footer and hero; focus rings on it have the accent colour. */
export const onInk = css`
  --focus: ${colour.accent};
  background: ${colour.ink};
  color: ${colour.onInk};
`;

/**
 * Space beside the text of a selected control without padding when forced colours give it a background (see
 * `global-style.ts`).
 */
export const selectedPadding = `box-shadow: -6px 0 Highlight, 6px 0 Highlight;`;

/** Spaced capitals for labels, as on a drawing. */
export const labelText = css`
  font-size: ${size.label};
  font-weight: ${font.weight.semibold};
  letter-spacing: 0.12em;
  text-transform: uppercase;
`;

export const heading2 = css`
  font-size: ${size.h2};
  font-weight: ${font.weight.bold};
  letter-spacing: -0.01em;
  line-height: 1.15;
`;
export const heading3 = css`
  font-size: ${size.h3};
  font-weight: ${font.weight.semibold};
  line-height: 1.2;
`;

export const mutedText = css`
  font-size: ${size.small};
  color: ${colour.muted};
`;

/** A number beside a label. */
export const countText = css`
  ${mutedText}
  font-weight: ${font.weight.regular};
  font-variant-numeric: tabular-nums;
`;

/** A row that wraps where it is too long. */
export const wrapRow = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap};
`;

/** A link that covers its card. */
export const coverLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A touch target: 44 px high, text centred. */
export const touchTarget = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
