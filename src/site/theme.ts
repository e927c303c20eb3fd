/** The one place that names sizes and fonts, with the colours. Pages and components take them from here. */
import { reference, type ColourName } from '../look/palette.ts';

/** The colours as custom properties, whose values stand in the document (`colourRule`): every maker has its own. */
export const colour = Object.fromEntries(Object.keys(reference).map((name) => [name, `var(--${name})`])) as Record<
  ColourName,
  string
>;

/** How the ground of a picture takes on the colour that it lies on. */
export const blendOnPaper = 'var(--blend)';

export const font = {
  family: "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif",
  weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
} as const;

/** A scale of about 1.25 from a body of 17 px; the large steps shrink with the window. */
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

/** Steps of an 8 px grid. */
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
  /** 1200 px on a desk; pictures and tables use a wider screen, text keeps its measure. */
  width: 'clamp(1200px, 82vw, 1600px)',
  measure: '68ch',
  headerHeight: '72px',
  /**
   * What takes the focus stays above the button back to the top: its height and place, on a phone above the bar of
   * actions.
   */
  belowFocus: '124px',
  radius: '2px',
} as const;

/** `@media` conditions. `noScript` is where what a script would open stands open. */
export const media = {
  tablet: '@media (min-width: 640px)',
  desk: '@media (min-width: 1024px)',
  belowDesk: '@media (max-width: 1023.98px)',
  phone: '@media (max-width: 639.98px)',
  calm: '@media (prefers-reduced-motion: reduce)',
  noScript: '@media (scripting: none)',
  /** Where no control answers. */
  inert: '@media print, (scripting: none)',
  hover: '@media (hover: hover)',
  print: '@media print',
  /** The visitor's own few colours, in which grounds go and only system colours stay. */
  forced: '@media (forced-colors: active)',
} as const;

/** What is left out where no script runs, on paper, or in both. */
export const hidden = {
  noScript: `${media.noScript} { display: none; }`,
  print: `${media.print} { display: none; }`,
  inert: `${media.inert} { display: none; }`,
} as const;

/** 120–250 ms, ease-out, opacity and transform only; the durations that the specification names come from the data. */
export const motion = {
  quick: '150ms ease-out',
  calm: '250ms ease-out',
} as const;

/** The focus ring: the accent on ink, the primary colour on paper. */
export const focusRing = `outline: 3px solid ${colour.primary}; outline-offset: 2px;`;
export const focusRingOnInk = `outline: 3px solid ${colour.accent}; outline-offset: 2px;`;

/** Room beside the words of a chosen control without padding, where forced colours give it a ground (see `global-style.ts`). */
export const chosenRoom = `box-shadow: -6px 0 Highlight, 6px 0 Highlight;`;

/** Tracked capitals for labels, as on a drawing sheet. */
export const labelText = `
  font-size: ${size.label};
  font-weight: ${font.weight.semibold};
  letter-spacing: 0.12em;
  text-transform: uppercase;
`;

/** The heading of a section, and that of one thing in it. */
export const heading2 = `
  font-size: ${size.h2};
  font-weight: ${font.weight.bold};
  letter-spacing: -0.01em;
  line-height: 1.15;
`;
export const heading3 = `
  font-size: ${size.h3};
  font-weight: ${font.weight.semibold};
  line-height: 1.2;
`;

/** What is said beside the main thing. */
export const quietText = `
  font-size: ${size.small};
  color: ${colour.quiet};
`;

/** Side by side as far as there is room. */
export const wrapRow = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

/** A link or a button that a finger meets: 44 px high, its words in the middle. */
export const touchTarget = `
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
