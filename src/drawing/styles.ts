import { makePalette, type Theme, type Palette, makeShade } from '../look/palette.ts';
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

/**
 * Line weights and fills by name, in a maker's colours on paper. SVG presentation attributes instead of a style
 * element, which a strict CSP would block when the picture is opened by itself.
 */
export function makeStyles(theme?: Theme) {
  const palette = makePalette(theme);
  const { ink, primary, accent, muted, onInkMuted } = palette;
  const tints = makeTints(palette);
  const outline = (fill: string, width = 1.3): Style => ({ fill, stroke: ink, width });
  return {
    /** Main bodies. */
    body: outline(tints.paper),
    pale: outline(tints.mist),
    tint: outline(tints.pale),
    /** Smaller parts. */
    part: outline(tints.paper, 0.9),
    partTint: outline(tints.light, 0.9),
    steel: outline(tints.steel, 0.9),
    window: { fill: tints.window, stroke: primary, width: 0.8 },
    contour: line(ink, 1.3),
    edge: line(ink, 0.9),
    detail: line(primary, 0.8),
    strap: line(primary, 1.2),
    thin: line(tints.steelLine, 0.6),
    hidden: line(tints.steelLine, 0.7, [3, 2]),
    centre: line(primary, 0.5, [8, 2, 2, 2]),
    ground: line(ink, 1.3),
    steelFlat: flat(tints.dark),
    person: flat(tints.person),
    wash: flat(tints.mist),
    washTint: flat(tints.pale),
    washBlue: flat(tints.blue),
    light: flat(tints.light),
    hollowFlat: flat(tints.hollow),
    windowFlat: flat(tints.window),
    steelTint: flat(tints.steel),
    tyreFlat: flat(tints.tyre),
    knifeFlat: flat(tints.knife),
    paper: flat(tints.paper),
    navy: flat(ink),
    blue: flat(primary),
    accent: flat(accent),
    onInk: line(onInkMuted, 0.8),
    gridOnInk: line(tints.gridOnInk, 0.6),
    gridOnPaper: line(tints.gridClear, 0.6),
    /** For general arrangements: dimensions, balloons, frame. */
    dimension: line(primary, 0.7),
    extension: line(tints.steelLine, 0.5),
    arrow: flat(primary),
    leader: line(primary, 0.6),
    balloon: { fill: tints.paper, stroke: primary, width: 0.8 },
    halo: flat(tints.paper),
    grid: line(tints.gridFaint, 0.5),
    frame: line(ink, 1.6),
    rule: line(ink, 0.7),
    letteringBlue: flat(primary),
    lettering: flat(ink),
    letteringOnInk: flat(tints.paper),
    letteringQuiet: flat(muted),
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

/** Fills from paper to a machine's darkest part, and the lines of steel and grids. */
export function makeTints({ ink, primary, paper, muted, mist, primaryPale, lineOnInk }: Palette) {
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
    steelLine: mix(muted, paper, 0.65),
    gridFaint: mix(slate, paper, 0.07),
    gridClear: mix(slate, paper, 0.12),
    gridOnInk: lineOnInk,
  };
}

/** Converts styles for ink, keeping the order of light and dark. Unlisted colours become a body's or contour's. */
export function makeStylesOnInk(theme?: Theme): Styles {
  const palette = makePalette(theme);
  const { ink, primary, accent } = palette;
  const tints = makeTints(palette);
  const shade = makeShade(theme);
  const [body, contour] = [shade('#17406f', 'ink', 'primary'), shade('#e6f0fb', 'paper', 'ink')];
  const fills = new Map([
    ['none', 'none'],
    [tints.paper, body],
    [tints.mist, shade('#1b4779', 'ink', 'primary')],
    [tints.pale, shade('#1f4d82', 'ink', 'primary')],
    [tints.light, shade('#245690', 'ink', 'primary')],
    [tints.hollow, shade('#0b2341', 'ink', 'black')],
    [tints.window, shade('#3a74b3', 'primary', 'paper')],
    [tints.steel, shade('#2c5d93', 'ink', 'paper')],
    [tints.blue, shade('#245690', 'ink', 'primary')],
    [tints.tyre, shade('#33608f', 'ink', 'paper')],
    [tints.knife, shade('#5b8fca', 'primary', 'paper')],
    [tints.dark, shade('#4477ad', 'primary', 'paper')],
    [tints.person, shade('#34587f', 'ink', 'paper')],
    [accent, accent],
    [primary, shade('#7fb2e8', 'primary', 'paper')],
    [ink, shade('#dce9f7', 'paper', 'ink')],
  ]);
  const strokes = new Map([
    ['none', 'none'],
    [ink, contour],
    [primary, shade('#8fc1f2', 'primary', 'paper')],
    [tints.steelLine, shade('#7398c2', 'ink', 'paper')],
  ]);
  const styles = Object.entries(makeStyles(theme)).map(([name, style]) => [
    name,
    { ...style, fill: fills.get(style.fill) ?? body, stroke: strokes.get(style.stroke) ?? contour },
  ]);
  return Object.fromEntries(styles) as Record<StyleName, Style>;
}
