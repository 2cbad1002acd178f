import {
  amber,
  blush,
  honey,
  ink,
  leaf,
  lilac,
  magenta,
  mist,
  night,
  paper,
  rose,
  violet,
  white,
} from '../palette';
import { backdrop } from '../backdrop';
import { circle, group, path, picture, rect, stroke, times } from '../svg';

const sheet = (x: number, y: number, width: number, height: number, fill: string, ...inside: string[]) =>
  group(
    { transform: `translate(${x} ${y})` },
    rect(0, 10, width, height, ink, 22, { opacity: 0.22, filter: 'url(#haze)' }),
    rect(0, 0, width, height, fill, 22),
    rect(1, 1, width - 2, height - 2, 'none', 21, {
      stroke: white,
      'stroke-opacity': 0.8,
      'stroke-width': 2,
    }),
    ...inside,
  );

const ramps = [
  ['#ede9fe', '#c4b5fd', '#8b5cf6', '#6d28d9', '#3b1d7a'],
  ['#fae8ff', '#f0abfc', magenta, '#a21caf', '#701a75'],
  ['#fef3c7', honey, amber, '#b45309', '#78350f'],
];

const colours = () =>
  sheet(
    0,
    0,
    300,
    250,
    white,
    rect(24, 24, 84, 12, ink, 6),
    ramps
      .map((ramp, row) =>
        ramp.map((hue, step) => rect(24 + step * 51, 56 + row * 58, 46, 46, hue, 12)).join(''),
      )
      .join(''),
  );

const lettering = () =>
  sheet(
    324,
    0,
    240,
    250,
    night,
    path('M30 150L70 52H92L132 150H108L100 128H62L54 150ZM70 108H92L81 78Z', white, {
      'fill-rule': 'evenodd',
    }),
    stroke(
      'M198 88V150M198 119C198 98 186 86 168 86C150 86 138 100 138 119C138 138 150 152 168 152C186 152 198 140 198 119Z',
      lilac,
      18,
    ),
    stroke('M20 52H220M20 150H220', magenta, 2, { 'stroke-dasharray': '5 9' }),
    times(3, (row) => rect(30, 178 + row * 20, 176 - row * 40, 9, '#5a4592', 5)),
  );

const toggle = (x: number, y: number, isOn: boolean) =>
  rect(x, y, 66, 36, isOn ? violet : '#d9d2ee', 18) + circle(isOn ? x + 48 : x + 18, y + 18, 13, white);

const controls = () =>
  sheet(
    0,
    274,
    380,
    230,
    paper,
    rect(26, 28, 150, 52, 'url(#accentRight)', 26) + rect(62, 49, 78, 10, white, 5),
    rect(196, 28, 150, 52, white, 26, { stroke: violet, 'stroke-width': 3 }) +
      rect(232, 49, 78, 10, violet, 5),
    toggle(26, 104, true) + toggle(110, 104, false),
    rect(200, 118, 146, 8, mist, 4) +
      rect(200, 118, 92, 8, rose, 4) +
      circle(292, 122, 14, white, { stroke: rose, 'stroke-width': 6 }),
    rect(26, 162, 320, 44, white, 12, { stroke: lilac, 'stroke-width': 2.5 }) +
      rect(46, 180, 120, 9, '#b8aedb', 5) +
      rect(178, 174, 3, 21, violet),
  );

const anchor = (x: number, y: number) =>
  rect(x - 9, y - 9, 18, 18, white, 3, { stroke: violet, 'stroke-width': 4 });

const curve = () =>
  sheet(
    404,
    274,
    300,
    230,
    '#fdf4ff',
    times(6, (row) => rect(0, 34 + row * 34, 300, 1.5, '#f1d9fb')) +
      times(8, (column) => rect(34 + column * 34, 0, 1.5, 230, '#f1d9fb')),
    stroke('M50 180L90 48M250 60L196 186', violet, 2.5),
    stroke('M50 180C90 48 196 186 250 60', 'url(#accentRight)', 9),
    anchor(50, 180) + anchor(250, 60),
    circle(90, 48, 9, violet) + circle(196, 186, 9, violet),
  );

const card = () =>
  sheet(
    588,
    -10,
    210,
    280,
    white,
    rect(18, 18, 174, 116, 'url(#accent)', 16),
    path('M40 134L92 62L118 94L136 76L178 134Z', white, { opacity: 0.85 }),
    circle(152, 52, 14, honey),
    rect(18, 152, 120, 12, ink, 6) +
      rect(18, 176, 164, 8, '#cfc7e8', 4) +
      rect(18, 194, 130, 8, '#cfc7e8', 4),
    circle(34, 240, 16, blush) + circle(56, 240, 16, honey) + circle(78, 240, 16, leaf),
    rect(126, 224, 66, 32, violet, 16),
  );

const pointer = (x: number, y: number, colour: string, tag: number) =>
  group(
    { filter: 'url(#near)', transform: `translate(${x} ${y})` },
    path('M0 0L14 46L24 28L44 22Z', colour, { stroke: white, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    rect(30, 36, tag, 30, colour, 15),
    rect(44, 47, tag - 28, 8, white, 4),
  );

/** The parts of a design system on a tilted table, with two designers at work. */
export const harborDesignSystem = () =>
  picture(
    960,
    640,
    backdrop(
      960,
      640,
      ['#f5f0ff', '#f3d9fb', '#fbd0c4'],
      [
        [120, 560, 160, lilac],
        [880, 80, 160, '#f9a8d4'],
      ],
    ),
    group(
      { transform: 'matrix(0.98 -0.19 0.26 0.88 24 182)' },
      colours(),
      lettering(),
      card(),
      controls(),
      curve(),
    ),
    pointer(540, 206, rose, 96),
    pointer(738, 468, amber, 112),
  );
