/**
 * Number of slides side by side on small, medium (from 768 px) and large (from 1024 px) screens.
 */
export interface SlidesInView {
  small: number;
  medium: number;
  large: number;
}

/** In the format of react-multi-carousel. */
export const toBreakpoints = ({ small, medium, large }: SlidesInView) => ({
  small: { breakpoint: { min: 0, max: 767 }, items: small },
  medium: { breakpoint: { min: 768, max: 1023 }, items: medium },
  large: { breakpoint: { min: 1024, max: 100_000 }, items: large },
});

/** The size class of a screen. */
export function screenOf(width: number): keyof SlidesInView {
  if (width < 768) return 'small';
  return width < 1024 ? 'medium' : 'large';
}
