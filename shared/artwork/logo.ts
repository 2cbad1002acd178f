import { element, linear, picture, rect, stroke } from './svg';

/** The logo of the header: the tile with the line of the peak. */
export const logo = () =>
  picture(
    32,
    32,
    element('defs', {}, linear('tile', ['#7c3aed', '#c026d3', '#c2410c'])),
    rect(0, 0, 32, 32, 'url(#tile)', 10),
    stroke('M6 23.5 13.2 10l4.3 7.4 2.3-3.6 6.2 9.7', 'white', 2.75),
  );
