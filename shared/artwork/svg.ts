import { amber, ink, magenta, rose, violet } from './palette';

export type Attributes = Record<string, string | number>;

/** A colour, or a colour with its opacity. */
export type Stop = string | [colour: string, opacity: number];

export const element = (name: string, attributes: Attributes, ...children: string[]) => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
};

export const group = (attributes: Attributes, ...children: string[]) => element('g', attributes, ...children);

export const moved = (x: number, y: number, scale: number, ...children: string[]) =>
  group({ transform: `translate(${x} ${y}) scale(${scale})` }, ...children);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more: Attributes = {},
) => element('rect', { x, y, width, height, rx: radius, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => element('ellipse', { cx, cy, rx, ry, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill, ...more });

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const stops = (colours: Stop[]) =>
  colours
    .map((colour, index) => {
      const [hue, opacity] = typeof colour === 'string' ? [colour, 1] : colour;
      return element('stop', {
        offset: index / (colours.length - 1),
        'stop-color': hue,
        'stop-opacity': opacity,
      });
    })
    .join('');

type Axis = [x1: number, y1: number, x2: number, y2: number];

export const downward: Axis = [0, 0, 0, 1];
const rightward: Axis = [0, 0, 1, 0];

/** Runs from the upper left to the lower right corner by default. */
export const linear = (id: string, colours: Stop[], [x1, y1, x2, y2]: Axis = [0, 0, 1, 1]) =>
  element('linearGradient', { id, x1, y1, x2, y2 }, stops(colours));

export const radial = (id: string, colours: Stop[], cx = 0.5, cy = 0.5, r = 0.5) =>
  element('radialGradient', { id, cx, cy, r }, stops(colours));

const blur = (id: string, deviation: number) =>
  element(
    'filter',
    { id, x: '-60%', y: '-60%', width: '220%', height: '220%' },
    element('feGaussianBlur', { stdDeviation: deviation }),
  );

const shadow = (id: string, dy: number, deviation: number, opacity: number) =>
  element(
    'filter',
    { id, x: '-30%', y: '-30%', width: '160%', height: '170%' },
    element('feDropShadow', {
      dx: 0,
      dy,
      stdDeviation: deviation,
      'flood-color': ink,
      'flood-opacity': opacity,
    }),
  );

/** Definitions for all pictures: the accent gradient, blurs and shadows. */
const shared = element(
  'defs',
  {},
  linear('accent', [violet, magenta, rose, amber]),
  linear('accentRight', [violet, magenta, amber], rightward),
  blur('haze', 6),
  shadow('near', 6, 8, 0.28),
  shadow('far', 22, 26, 0.4),
);

export const picture = (width: number, height: number, ...children: string[]) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    shared,
    ...children,
  );
