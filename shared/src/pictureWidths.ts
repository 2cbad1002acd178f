/**
 * Each of the site's pictures is stored in several widths, in pixels: the smaller ones by the
 * largest, which its address names.
 */
export const smallerWidths: Readonly<Record<number, readonly number[]>> = {
  192: [96],
  480: [160],
  960: [480],
  1024: [480, 720],
  1280: [480, 720, 960],
  1600: [480, 720, 1024],
};

const defaultWidths = [480, 720, 960];

/**
 * The smaller widths, in pixels, of a picture that is stored in this one. Uploads that are smaller
 * than 1600 have their own width.
 */
export const widthsBelow = (width: number): readonly number[] =>
  smallerWidths[width] ?? defaultWidths.filter((each) => each < width && width < 1600);

/**
 * How uploaded and imported pictures are encoded, as AVIF. The next effort takes eight times the
 * CPU time of this one, for files up to an eighth smaller.
 */
export const pictureEncoding = { quality: 55, effort: 3 };
