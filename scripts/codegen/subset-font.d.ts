/** What the project uses of the package, which brings no types of its own. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt';
    /** The part of an axis that is kept, or the one place on it. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
    /** Tags of the OpenType features that are kept; those of the font without it. */
    keepFeatures?: readonly string[];
  }
  /** The font with the glyphs of these characters alone. The same input gives the same bytes. */
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
