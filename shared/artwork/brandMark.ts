import { blush, honey, ink, night } from './palette';
import { circle, element, linear, path, picture, radial, rect } from './svg';

/** Two ridges and a low sun on a field of 64 by 64. */
const peak =
  circle(45, 19, 6, honey) +
  path('M6 51L25 17C26 15 28.6 15 29.6 17L49 51Z', 'url(#accent)') +
  path(
    'M27.3 15.6C28.2 15.6 29.1 16.1 29.6 17L35.4 27.2L30.6 31.6L26.8 26.4L21.8 30.6L18.6 28.4L25 17C25.5 16.1 26.4 15.6 27.3 15.6Z',
    blush,
  ) +
  path('M30 51L43.4 30.6C44.3 29.2 46.3 29.2 47.2 30.6L60 51Z', 'url(#second)');

const second = linear('second', [honey, '#f43f5e', '#be185d']);

export const brandMark = () => picture(64, 64, element('defs', {}, second), peak);

/**
 * The mark on a dark tile, for home screens without transparency; `margin` keeps masks off the
 * peak.
 */
export const brandTile = (margin: number) =>
  picture(
    64,
    64,
    element('defs', {}, second, radial('tile', ['#4c1d95', night, ink], 0.5, 0.35, 0.8)),
    rect(0, 0, 64, 64, 'url(#tile)'),
    element('g', { transform: `translate(${margin} ${margin}) scale(${1 - margin / 32})` }, peak),
  );
