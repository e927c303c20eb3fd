/** Materials of parts: fill and line weight in line views, colour and gloss in the picture and the 3D file. */
import { makeShade, reference, type Shade, type Theme } from '../../look/palette.ts';

/** Line weights from a main outline to a seam, heaviest first: names in styles.ts. */
export const lineStyles = ['contour', 'edge', 'strap', 'detail', 'thin'] as const;
export type LineStyle = (typeof lineStyles)[number];

export type FillStyle =
  | 'paper'
  | 'wash'
  | 'washTint'
  | 'light'
  | 'hollowFlat'
  | 'windowFlat'
  | 'steelTint'
  | 'tyreFlat'
  | 'knifeFlat'
  | 'steelFlat'
  | 'accent'
  | 'person';

export interface Material {
  fill: FillStyle;
  /** Default outline of a part; none for silhouettes. */
  outline: LineStyle | 'none';
  /** Edges inside the outline. */
  edge: LineStyle | 'none';
  /** `#rrggbb` in the default palette. */
  colour: string;
  /** 0 is a mirror, 1 is dull. */
  roughness: number;
  /** 0 for paint, plastics and rubber, 1 for bare metal. */
  metalness: number;
}

const of = (
  fill: FillStyle,
  outline: Material['outline'],
  edge: Material['edge'],
  tone: string,
  roughness = 0.45,
  metalness = 0,
): Material => ({ fill, outline, edge, colour: tone, roughness, metalness });

export const materials = {
  /** Machine blue: frames, housings, hoppers. */
  paint: of('paper', 'contour', 'edge', '#1f63ad'),
  /** Light grey sheet: covers, doors, linings. */
  sheet: of('wash', 'contour', 'edge', '#dfe5ec', 0.5),
  /** Deep blue: foundations, base frames, flanges. */
  base: of('washTint', 'contour', 'edge', '#173f6d', 0.5),
  motor: of('paper', 'edge', 'edge', '#5f7186', 0.5),
  motorCover: of('light', 'edge', 'edge', '#44556b', 0.5),
  steel: of('steelTint', 'edge', 'thin', '#a3abb3', 0.42, 0.85),
  chrome: of('steelTint', 'edge', 'thin', '#d5dade', 0.16, 1),
  galvanised: of('light', 'edge', 'edge', '#aab3bc', 0.6, 0.5),
  bolt: of('paper', 'detail', 'detail', '#b3b9bf', 0.35, 0.85),
  knife: of('knifeFlat', 'detail', 'detail', '#a9b4c1', 0.3, 0.85),
  /** Handrails, guards, hand wheels. */
  guard: of('paper', 'edge', 'thin', reference.accent, 0.5),
  belt: of('light', 'edge', 'thin', '#2b2d31', 0.8),
  rubber: of('tyreFlat', 'edge', 'thin', '#2c2e32', 0.75),
  panel: of('wash', 'detail', 'detail', '#eef2f6', 0.5),
  cabinet: of('paper', 'contour', 'edge', '#e3e8ee', 0.5),
  screen: of('windowFlat', 'detail', 'detail', '#8ec7f5', 0.15),
  sign: of('accent', 'edge', 'thin', reference.accent, 0.5),
  red: of('steelTint', 'edge', 'thin', '#cc3b2d', 0.35),
  green: of('paper', 'edge', 'thin', '#39a36b', 0.35),
  hose: of('knifeFlat', 'detail', 'detail', '#212429', 0.55),
  black: of('steelFlat', 'edge', 'thin', '#1d2127', 0.55),
  /** The dark inside of an opening. */
  hollow: of('hollowFlat', 'edge', 'thin', '#37434f', 0.8),
  wire: of('paper', 'strap', 'strap', '#c3c9cf', 0.3, 0.85),
  wood: of('paper', 'edge', 'thin', '#bd9059', 0.8),
  /** Materials to process. */
  chips: of('light', 'detail', 'detail', '#34373c', 0.9),
  plastics: of('light', 'detail', 'detail', '#7fb6cf', 0.3),
  paper: of('light', 'detail', 'detail', '#c79b66', 0.85),
  scrap: of('steelTint', 'detail', 'detail', '#9aa3ab', 0.4, 0.8),
  person: of('person', 'none', 'none', '#a3b0bf', 0.9),
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;

type Between = [from: Parameters<Shade>[1], to: Parameters<Shade>[2]];

/** Paints lie between two colours of the maker's palette. Steel, rubber and lamps do not follow it. */
const painted = new Map<string, Between>([
  ['paint', ['primary', 'paper']],
  ['base', ['ink', 'primary']],
  ['guard', ['accent', 'paper']],
  ['sign', ['accent', 'paper']],
  ...(['sheet', 'motor', 'motorCover', 'panel', 'cabinet', 'person'] as const).map((name): [MaterialName, Between] => [
    name,
    ['paper', 'ink'],
  ]),
]);

/** The colours of all materials in a maker's palette. */
export function makeMaterialColours(theme?: Theme): Record<MaterialName, string> {
  const shade = makeShade(theme);
  const colours = Object.entries(materials).map(([name, { colour }]) => {
    const between = painted.get(name);
    return [name, between ? shade(colour, ...between) : colour];
  });
  return Object.fromEntries(colours) as Record<MaterialName, string>;
}
