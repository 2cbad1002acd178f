/** The part of `subset-font` in use; the published types lack `keepFeatures`. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    /** Range of an axis to keep, or its single value. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; others are removed. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
