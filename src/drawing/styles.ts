import { makePalette, type Theme } from '../look/palette.ts';
import { makeTints } from './tints.ts';

export interface Style {
  fill: string;
  stroke: string;
  /** Pixels at 300 × 280. */
  width: number;
  dash?: readonly number[];
}

const line = (stroke: string, width: number, dash?: readonly number[]): Style =>
  dash ? { fill: 'none', stroke, width, dash } : { fill: 'none', stroke, width };
const flat = (fill: string): Style => ({ fill, stroke: 'none', width: 0 });

/**
 * The hand in which everything is drawn, in a maker's colours on paper: line weights and fills by name, as SVG
 * presentation attributes (no style element: a strict security policy on the picture's own address would switch it
 * off).
 */
export function makeStyles(theme?: Theme) {
  const palette = makePalette(theme);
  const { ink, primary, accent, quiet, onInkQuiet } = palette;
  const tints = makeTints(palette);
  const outline = (fill: string, width = 1.3): Style => ({ fill, stroke: ink, width });
  return {
    /** Main bodies. */
    body: outline(tints.paper),
    pale: outline(tints.mist),
    tint: outline(tints.pale),
    /** Smaller parts. */
    part: outline(tints.paper, 0.9),
    partPale: outline(tints.mist, 0.9),
    partTint: outline(tints.light, 0.9),
    steel: outline(tints.steel, 0.9),
    dark: outline(tints.dark, 0.9),
    tyre: outline(tints.tyre, 0.9),
    /** The inside of an opening. */
    hollow: outline(tints.hollow, 0.9),
    knife: { fill: tints.knife, stroke: primary, width: 0.8 },
    panel: { fill: tints.mist, stroke: primary, width: 0.8 },
    window: { fill: tints.window, stroke: primary, width: 0.8 },
    grain: { fill: tints.light, stroke: primary, width: 0.6 },
    warning: outline(accent, 0.7),
    contour: line(ink, 1.3),
    edge: line(ink, 0.9),
    detail: line(primary, 0.8),
    strap: line(primary, 1.2),
    thin: line(tints.steelLine, 0.6),
    hidden: line(tints.steelLine, 0.7, [3, 2]),
    centre: line(primary, 0.5, [8, 2, 2, 2]),
    ground: line(ink, 1.3),
    solid: flat(ink),
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
    onInk: line(onInkQuiet, 0.8),
    gridOnInk: line(tints.gridOnInk, 0.6),
    gridOnPaper: line(tints.gridClear, 0.6),
    /** A general arrangement: dimensions, balloons, frame. */
    dimension: line(primary, 0.7),
    extension: line(tints.steelLine, 0.5),
    arrow: flat(primary),
    leader: line(primary, 0.6),
    balloon: { fill: tints.paper, stroke: primary, width: 0.8 },
    halo: flat(tints.paper),
    hatching: line(tints.steelLine, 0.5),
    grid: line(tints.gridFaint, 0.5),
    frame: line(ink, 1.6),
    rule: line(ink, 0.7),
    letteringBlue: flat(primary),
    lettering: flat(ink),
    letteringOnInk: flat(tints.paper),
    letteringQuiet: flat(quiet),
    letteringPale: flat(onInkQuiet),
  } satisfies Record<string, Style>;
}

export type StyleName = keyof ReturnType<typeof makeStyles>;

/** A style for each name: the same drawing in other colours. */
export type Styles = Readonly<Record<StyleName, Style>>;
