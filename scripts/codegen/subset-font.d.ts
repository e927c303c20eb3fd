/** What the project uses of the package, which brings no types of its own. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2';
    /** The part of an axis that is kept. */
    variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    /** Tags of the OpenType features that are kept. */
    keepFeatures: readonly string[];
  }
  /** The font with the glyphs of these characters alone. The same input gives the same bytes. */
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
