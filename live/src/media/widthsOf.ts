import { widthsBelow } from '@vibrant-peak/shared/pictureWidths';

/** The largest width that is stored, in pixels. */
const largest = 1600;

/**
 * The widths that are stored of a picture, smallest first: its own, up to the largest, and those
 * that pages offer below it. None is enlarged.
 */
export function widthsOf(width: number): number[] {
  const stored = Math.min(width, largest);
  return [...widthsBelow(stored), stored];
}
