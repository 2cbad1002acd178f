/** The part of `subset-font` that is used here; the published types lack `keepFeatures`. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    /** A range of an axis to keep, or the one value of it. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all others go. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
