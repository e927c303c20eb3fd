import { makeInkColours } from '../look/drawn-colours.ts';
import { makePalette, type Theme } from '../look/palette.ts';
import { channels } from '../look/colour-space.ts';

export interface Style {
  fill: string;
  stroke: string;
  /** In pixels of a picture of 300 × 280. */
  width: number;
  dash?: readonly number[];
}

const line = (stroke: string, width: number, dash?: readonly number[]): Style =>
  dash ? { fill: 'none', stroke, width, dash } : { fill: 'none', stroke, width };
const flat = (fill: string): Style => ({ fill, stroke: 'none', width: 0 });

/** Line weights and fills by name, in a maker's colours on paper. */
export const makeStyles = (theme?: Theme) => stylesIn(coloursOnPaper(theme));

/** The same on ink, with the order of light and dark kept. */
export const makeStylesOnInk = (theme?: Theme) => stylesIn({ ...coloursOnPaper(theme), ...makeInkColours(theme) });

/** SVG presentation attributes instead of a style element, which a strict CSP would block in a picture by itself. */
function stylesIn(colours: Colours) {
  const { inkLine: ink, primaryLine: primary } = colours;
  const outline = (fill: string, width = 1.3): Style => ({ fill, stroke: ink, width });
  return {
    /** Main bodies. */
    body: outline(colours.paper),
    pale: outline(colours.mist),
    tint: outline(colours.pale),
    /** Smaller parts. */
    part: outline(colours.paper, 0.9),
    partTint: outline(colours.light, 0.9),
    steel: outline(colours.steel, 0.9),
    window: { fill: colours.window, stroke: primary, width: 0.8 },
    contour: line(ink, 1.3),
    edge: line(ink, 0.9),
    detail: line(primary, 0.8),
    strap: line(primary, 1.2),
    thin: line(colours.steelLine, 0.6),
    hidden: line(colours.steelLine, 0.7, [3, 2]),
    centre: line(primary, 0.5, [8, 2, 2, 2]),
    /** What a machine takes of the floor, and the free space around it. */
    floor: line(primary, 0.8, [5, 3]),
    ground: line(ink, 1.3),
    steelFlat: flat(colours.dark),
    person: flat(colours.person),
    wash: flat(colours.mist),
    washTint: flat(colours.pale),
    washBlue: flat(colours.blue),
    light: flat(colours.light),
    hollowFlat: flat(colours.hollow),
    windowFlat: flat(colours.window),
    steelTint: flat(colours.steel),
    tyreFlat: flat(colours.tyre),
    knifeFlat: flat(colours.knife),
    paper: flat(colours.paper),
    navy: flat(colours.ink),
    blue: flat(colours.primary),
    accent: flat(colours.accent),
    onInk: line(colours.onInkMuted, 0.8),
    gridOnInk: line(colours.gridOnInk, 0.6),
    gridOnPaper: line(colours.gridClear, 0.6),
    /** For general arrangements: dimensions, balloons, frame. */
    dimension: line(primary, 0.7),
    extension: line(colours.steelLine, 0.5),
    arrow: flat(colours.primary),
    leader: line(primary, 0.6),
    balloon: { fill: colours.paper, stroke: primary, width: 0.8 },
    halo: flat(colours.paper),
    grid: line(colours.gridFaint, 0.5),
    frame: line(ink, 1.6),
    rule: line(ink, 0.7),
    letteringBlue: flat(colours.primary),
    lettering: flat(colours.ink),
    letteringOnInk: flat(colours.paper),
    letteringQuiet: flat(colours.muted),
  } satisfies Record<string, Style>;
}

export type StyleName = keyof ReturnType<typeof makeStyles>;

/** One style per name. Other colours give the same drawing on another ground. */
export type Styles = Readonly<Record<StyleName, Style>>;

/** Mixes `share` of the first colour with the second; both `#rrggbb`. */
function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((value, index) => Math.round(value * share + (b[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

type Colours = ReturnType<typeof coloursOnPaper>;

/** Fills from paper to a machine's darkest part, then lines. */
export function coloursOnPaper(theme?: Theme) {
  const { ink, primary, paper, accent, muted, mist, primaryPale, onInkMuted, lineOnInk } = makePalette(theme);
  const slate = mix(ink, primary, 0.5);
  return {
    paper,
    mist,
    pale: primaryPale,
    light: mix(primary, paper, 0.15),
    person: mix(slate, paper, 0.17),
    hollow: mix(slate, paper, 0.19),
    window: mix(primary, paper, 0.21),
    steel: mix(slate, paper, 0.24),
    blue: mix(primary, paper, 0.25),
    tyre: mix(slate, paper, 0.32),
    knife: mix(primary, paper, 0.38),
    dark: mix(slate, paper, 0.48),
    accent,
    primary,
    ink,
    muted,
    inkLine: ink,
    primaryLine: primary,
    steelLine: mix(muted, paper, 0.65),
    gridFaint: mix(slate, paper, 0.07),
    gridClear: mix(slate, paper, 0.12),
    gridOnInk: lineOnInk,
    onInkMuted,
  };
}
