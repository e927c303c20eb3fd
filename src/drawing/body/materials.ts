/**
 * Materials of parts: fill and line weight in line views, gloss in the picture and the 3D file. Their colours are in
 * `src/look/drawn-colours.ts`.
 */
import type { MaterialName } from '../../look/drawn-colours.ts';

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
  /** 0 is a mirror, 1 is dull. */
  roughness: number;
  /** 0 for paint, plastics and rubber, 1 for bare metal. */
  metalness: number;
}

const of = (
  fill: FillStyle,
  outline: Material['outline'],
  edge: Material['edge'],
  roughness = 0.45,
  metalness = 0,
): Material => ({ fill, outline, edge, roughness, metalness });

export const materials = {
  /** Machine blue: frames, housings, hoppers. */
  paint: of('paper', 'contour', 'edge'),
  /** Light grey sheet: covers, doors, linings. */
  sheet: of('wash', 'contour', 'edge', 0.5),
  /** Deep blue: foundations, base frames, flanges. */
  base: of('washTint', 'contour', 'edge', 0.5),
  motor: of('paper', 'edge', 'edge', 0.5),
  motorCover: of('light', 'edge', 'edge', 0.5),
  steel: of('steelTint', 'edge', 'thin', 0.42, 0.85),
  chrome: of('steelTint', 'edge', 'thin', 0.16, 1),
  galvanised: of('light', 'edge', 'edge', 0.6, 0.5),
  bolt: of('paper', 'detail', 'detail', 0.35, 0.85),
  knife: of('knifeFlat', 'detail', 'detail', 0.3, 0.85),
  /** Handrails, guards, hand wheels. */
  guard: of('paper', 'edge', 'thin', 0.5),
  belt: of('light', 'edge', 'thin', 0.8),
  rubber: of('tyreFlat', 'edge', 'thin', 0.75),
  panel: of('wash', 'detail', 'detail', 0.5),
  cabinet: of('paper', 'contour', 'edge', 0.5),
  screen: of('windowFlat', 'detail', 'detail', 0.15),
  sign: of('accent', 'edge', 'thin', 0.5),
  red: of('steelTint', 'edge', 'thin', 0.35),
  green: of('paper', 'edge', 'thin', 0.35),
  hose: of('knifeFlat', 'detail', 'detail', 0.55),
  black: of('steelFlat', 'edge', 'thin', 0.55),
  /** The dark inside of an opening. */
  hollow: of('hollowFlat', 'edge', 'thin', 0.8),
  wire: of('paper', 'strap', 'strap', 0.3, 0.85),
  wood: of('paper', 'edge', 'thin', 0.8),
  /** Materials to process. */
  chips: of('light', 'detail', 'detail', 0.9),
  plastics: of('light', 'detail', 'detail', 0.3),
  paper: of('light', 'detail', 'detail', 0.85),
  scrap: of('steelTint', 'detail', 'detail', 0.4, 0.8),
  person: of('person', 'none', 'none', 0.9),
} as const satisfies Record<MaterialName, Material>;
