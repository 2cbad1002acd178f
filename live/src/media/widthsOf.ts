import { smallerWidths } from '@vibrant-peak/shared/pictureWidths';

/** The smallest of the widths that are made of every picture that has them, in pixels. */
const smallest = 480;

/** The widths that are stored of a picture, smallest first: those of the site's pictures, as far as it has them. None is enlarged. */
export function widthsOf(width: number): number[] {
  const known = Object.keys(smallerWidths).map(Number);
  const largest = width < smallest ? width : known.findLast((each) => each <= width)!;
  return [...(smallerWidths[largest] ?? []), largest];
}
