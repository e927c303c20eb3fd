/** The part of the package's API that the project uses; it has no types of its own. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt';
    /** The range of an axis to keep, or a single value. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
  }
  /** The font with only the glyphs of these characters. The same input gives the same bytes. */
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
