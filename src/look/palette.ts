/** The only place that defines colours, of pages, drawings, cards, sheets and machine pictures. */
import type { ColourName } from './colour-names.ts';
import { contrast, fromLab, nearestLightness, toLab, type Lab } from './colour-space.ts';

/** A maker's colours, from `site.yaml`. The default palette supplies missing ones. */
export interface Theme {
  /** Links, lines of drawings, the machines' paint. */
  primary?: string;
  /** Only the main call to action and the signature rule. */
  accent?: string;
  /** Headings, header and footer; the text colour derives from it. Default: a dark shade of `primary`. */
  ink?: string;
  /** The background, and text on ink. */
  paper?: string;
}

/** The default palette. A maker's palette derives from its four colours as this one does from its first four. */
export const reference = {
  primary: '#1d5a9e',
  accent: '#f5a623',
  ink: '#0e2a4a',
  paper: '#ffffff',
  mist: '#f3f6f9',
  inkDeep: '#091d35',
  text: '#1b2b3d',
  muted: '#51616f',
  line: '#d3dbe3',
  lineStrong: '#9fadba',
  primaryDeep: '#164a84',
  primaryPale: '#e6eff8',
  onInk: '#ffffff',
  onInkMuted: '#b9cbe0',
  lineOnInk: '#2b486b',
  accentDeep: '#e0930f',
  onAccent: '#0e2a4a',
  error: '#b3261e',
  errorPale: '#fdf0ee',
  success: '#1d6b3c',
  successPale: '#ecf6ef',
} as const satisfies Record<ColourName, string>;

export type Palette = Readonly<Record<ColourName, string>>;

type Base = keyof Theme | 'black' | 'error' | 'success';
type Bases = Readonly<Record<Base, string>>;

/** Transfers a colour of the default palette, which lies between two of its colours, to a maker's palette. */
export type Shade = (colour: string, from: Base, to: Base) => string;

const referenceBases: Bases = { ...reference, black: '#000000' };

function mix(from: Lab, to: Lab, share: number): Lab {
  const at = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * share;
  return [at(0), at(1), at(2)];
}

/** Takes hue and chroma from `now`, changed as `colour` differs from `was`, at this lightness. */
function follow(colour: Lab, was: Lab, now: Lab, lightness: number): string {
  const chroma = Math.hypot(colour[1], colour[2]) / Math.hypot(was[1], was[2]);
  const turn = Math.atan2(colour[2], colour[1]) - Math.atan2(was[2], was[1]);
  const [cos, sin] = [chroma * Math.cos(turn), chroma * Math.sin(turn)];
  return fromLab([lightness, now[1] * cos - now[2] * sin, now[1] * sin + now[2] * cos]);
}

function shadeOf(bases: Bases): Shade {
  return (colour, from, to) => {
    const wanted = toLab(colour);
    const [start, end] = [toLab(referenceBases[from]), toLab(referenceBases[to])];
    const share = (wanted[0] - start[0]) / (end[0] - start[0]);
    const now = mix(toLab(bases[from]), toLab(bases[to]), share);
    return follow(wanted, mix(start, end, share), now, now[0]);
  };
}

/** As dark as the default ink, in the hue of the maker's primary colour. */
function inkOf(primary: string): string {
  const usual = toLab(reference.ink);
  return follow(usual, toLab(reference.primary), toLab(primary), usual[0]);
}

/** Minimum contrast of error and success colours, which makers cannot set: slightly less than theirs on white. */
const messageContrast = 6;

function basesOf({
  primary = reference.primary,
  accent = reference.accent,
  ink = inkOf(primary),
  paper = reference.paper,
}: Theme): Bases {
  const onPaper = (colour: string): string =>
    nearestLightness(colour, (tried) => contrast(tried, paper) >= messageContrast) ?? colour;
  const [error, success] = [onPaper(reference.error), onPaper(reference.success)];
  return { ...referenceBases, primary, accent, ink, paper, error, success };
}

/** For colours outside the palette: paint, and lines on ink. */
export function makeShade(theme: Theme = {}): Shade {
  return shadeOf(basesOf(theme));
}

/** Makes a maker's palette. Given colours are used unchanged; without a theme it is the default palette. */
export function makePalette(theme: Theme = {}): Palette {
  const bases = basesOf(theme);
  const { primary, accent, ink, paper, error, success } = bases;
  const shade = shadeOf(bases);
  return {
    ...reference,
    primary,
    accent,
    ink,
    paper,
    mist: shade(reference.mist, 'paper', 'ink'),
    inkDeep: shade(reference.inkDeep, 'ink', 'black'),
    text: shade(reference.text, 'ink', 'paper'),
    muted: shade(reference.muted, 'ink', 'paper'),
    line: shade(reference.line, 'paper', 'ink'),
    lineStrong: shade(reference.lineStrong, 'paper', 'ink'),
    primaryDeep: shade(reference.primaryDeep, 'primary', 'ink'),
    primaryPale: shade(reference.primaryPale, 'paper', 'primary'),
    onInk: paper,
    onInkMuted: shade(reference.onInkMuted, 'paper', 'ink'),
    lineOnInk: shade(reference.lineOnInk, 'ink', 'paper'),
    accentDeep: shade(reference.accentDeep, 'accent', 'black'),
    error,
    errorPale: shade(reference.errorPale, 'paper', 'error'),
    success,
    successPale: shade(reference.successPale, 'paper', 'success'),
    onAccent: contrast(ink, accent) >= contrast(paper, accent) ? ink : paper,
  };
}

/** The CSS rule at the start of every document: values of the custom properties that `src/ui/theme.ts` names. */
export function colourRule(theme?: Theme): string {
  const palette = makePalette(theme);
  const values = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
  // Merges a picture's background with the paper (mix-blend-mode): on dark paper the machine is the lighter one.
  values.push(`--blend:${toLab(palette.paper)[0] < toLab(palette.ink)[0] ? 'lighten' : 'darken'}`);
  return `:root{${values.join(';')}}`;
}
