/**
 * The hand in which everything is drawn: line weights and fills by name, as SVG presentation attributes (no style
 * element: a strict security policy on the picture's own address would switch it off).
 * The colours are those of the site's theme; the drawing code stands alone, so it names them here.
 */
export const ink = '#0e2a4a';
export const blueprint = '#1d5a9e';
export const amber = '#f5a623';
export const steelLine = '#8d9dad';

export interface Style {
  fill: string;
  stroke: string;
  /** Pixels at 300 × 280. */
  width: number;
  dash?: readonly number[];
}

const outline = (fill: string, width = 1.3): Style => ({ fill, stroke: ink, width });
const line = (stroke: string, width: number, dash?: readonly number[]): Style =>
  dash ? { fill: 'none', stroke, width, dash } : { fill: 'none', stroke, width };
const flat = (fill: string): Style => ({ fill, stroke: 'none', width: 0 });

export const styles = {
  /** Main bodies. */
  body: outline('#fff'),
  pale: outline('#f3f6f9'),
  tint: outline('#e6eff8'),
  /** Smaller parts. */
  part: outline('#fff', 0.9),
  partPale: outline('#f3f6f9', 0.9),
  partTint: outline('#dce8f4', 0.9),
  steel: outline('#c6d3e0', 0.9),
  dark: outline('#8fa5bc', 0.9),
  tyre: outline('#b4c2d1', 0.9),
  /** The inside of an opening. */
  hollow: outline('#d3dfeb', 0.9),
  knife: { fill: '#a9c1dc', stroke: blueprint, width: 0.8 },
  panel: { fill: '#f3f6f9', stroke: blueprint, width: 0.8 },
  window: { fill: '#cfe0f2', stroke: blueprint, width: 0.8 },
  grain: { fill: '#dce8f4', stroke: blueprint, width: 0.6 },
  warning: outline(amber, 0.7),
  contour: line(ink, 1.3),
  edge: line(ink, 0.9),
  detail: line(blueprint, 0.8),
  strap: line(blueprint, 1.2),
  thin: line(steelLine, 0.6),
  hidden: line(steelLine, 0.7, [3, 2]),
  centre: line(blueprint, 0.5, [8, 2, 2, 2]),
  ground: line(ink, 1.3),
  solid: flat(ink),
  steelFlat: flat('#8fa5bc'),
  person: flat('#d5dfe9'),
  wash: flat('#f3f6f9'),
  washTint: flat('#e6eff8'),
  washBlue: flat('#c9dbee'),
  paper: flat('#fff'),
  navy: flat(ink),
  blue: flat(blueprint),
  amber: flat(amber),
  onInk: line('#b9cbe0', 0.8),
  gridOnInk: line('#22426a', 0.6),
  gridOnPaper: line('#e3eaf1', 0.6),
  /** A general arrangement: dimensions, balloons, frame. */
  dimension: line(blueprint, 0.7),
  extension: line(steelLine, 0.5),
  arrow: flat(blueprint),
  leader: line(blueprint, 0.6),
  balloon: { fill: '#fff', stroke: blueprint, width: 0.8 },
  halo: flat('#fff'),
  hatching: line(steelLine, 0.5),
  grid: line('#eef2f6', 0.5),
  frame: line(ink, 1.6),
  rule: line(ink, 0.7),
  letteringBlue: flat(blueprint),
  lettering: flat(ink),
  letteringOnInk: flat('#fff'),
  letteringQuiet: flat('#51616f'),
  letteringPale: flat('#b9cbe0'),
} satisfies Record<string, Style>;

export type StyleName = keyof typeof styles;

/** A style for each name: the same drawing in other colours. */
export type Theme = Readonly<Record<StyleName, Style>>;
