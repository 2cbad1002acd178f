import {
  amber,
  blush,
  dusk,
  honey,
  ink,
  leaf,
  lilac,
  magenta,
  mist,
  night,
  rose,
  violet,
  white,
} from '../palette';
import { circle, downward, element, ellipse, group, linear, path, picture, rect, stroke } from '../svg';
import { arm, colleague } from './room';

const slide = () =>
  group({ filter: 'url(#far)' }, rect(90, 70, 560, 330, white, 14)) +
  rect(102, 82, 536, 306, 'url(#slide)', 8) +
  rect(140, 118, 190, 20, white, 10) +
  rect(140, 152, 120, 12, lilac, 6) +
  [50, 84, 70, 116, 150]
    .map((height, bar) => rect(146 + bar * 46, 350 - height, 30, height, 'url(#bars)', 8))
    .join('') +
  circle(500, 240, 92, white, { opacity: 0.1 }) +
  path('M416 300L480 182L518 240L542 206L590 300Z', 'url(#accent)') +
  path('M480 182L500 212L482 228L468 210L460 220Z', white, { opacity: 0.9 }) +
  circle(556, 170, 16, honey);

const beams = () =>
  [180, 480, 780]
    .map(
      (x, index) =>
        path(
          `M${x - 14} 0H${x + 14}L${x + 150 - index * 60} 520H${x - 190 - index * 30}Z`,
          [magenta, honey, lilac][index] ?? lilac,
          { opacity: 0.13 },
        ) + rect(x - 24, -8, 48, 30, ink, 8),
    )
    .join('');

type Head = [
  x: number,
  y: number,
  size: number,
  hair: string,
  clothes: string,
  kind: 'short' | 'long' | 'scarf' | 'bun',
];

const audience: Head[] = [
  [150, 566, 0.72, '#241a22', '#4338ca', 'short'],
  [300, 560, 0.7, '#f9a8d4', '#db2777', 'scarf'],
  [446, 568, 0.72, '#4a2d20', '#0f766e', 'long'],
  [590, 562, 0.7, '#17110f', '#b45309', 'short'],
  [738, 566, 0.72, '#e2b65d', '#6d28d9', 'bun'],
  [872, 560, 0.7, '#241a22', '#be185d', 'short'],
  [60, 660, 1, '#35201b', '#7e22ce', 'long'],
  [240, 668, 1.02, '#151017', '#c2410c', 'short'],
  [424, 664, 1, '#6b3f24', '#1e3a8a', 'bun'],
  [610, 668, 1.02, '#8b5cf6', '#581c87', 'scarf'],
  [790, 662, 1, '#120f1b', '#9d174d', 'long'],
  [946, 668, 1, '#4a2d20', '#0f766e', 'short'],
];

const shapes = {
  short: (hair: string) =>
    rect(-12, 20, 24, 40, '#c98a61', 8) +
    circle(0, 0, 38, hair) +
    path('M-32 14C-30 44 30 44 32 14Z', '#d49a6a'),
  long: (hair: string) => path('M-42 0C-46 -56 46 -56 42 0C44 40 50 64 44 84H-44C-50 64 -44 40 -42 0Z', hair),
  scarf: (hair: string) =>
    path('M-42 4C-46 -54 46 -54 42 4C42 40 70 70 84 92H-84C-70 70 -42 40 -42 4Z', hair),
  bun: (hair: string) =>
    rect(-12, 20, 24, 40, '#e2a585', 8) +
    circle(0, -46, 18, hair) +
    path('M-38 0C-40 -52 40 -52 38 0C36 40 -36 40 -38 0Z', hair),
};

const listener = ([x, y, size, hair, clothes, kind]: Head) =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    path('M-96 200C-96 90 -60 62 0 56C60 62 96 90 96 200Z', clothes),
    shapes[kind](hair),
    path('M96 200C96 90 60 62 0 56C40 80 60 120 58 200Z', ink, { opacity: 0.2 }),
    stroke('M-26 -26C-14 -40 14 -40 26 -26', white, 5, { opacity: 0.22 }),
  );

export const techTalk = () =>
  picture(
    960,
    720,
    element(
      'defs',
      {},
      linear('hall', [night, '#4c1d95', '#86198f'], downward),
      linear('slide', ['#3b1d7a', '#1d1238']),
      linear('bars', [honey, rose], downward),
      linear('stage', [violet, dusk], downward),
      linear(
        'dim',
        [
          [ink, 0],
          [ink, 0.45],
        ],
        downward,
      ),
    ),
    rect(0, 0, 960, 720, 'url(#hall)'),
    slide(),
    ellipse(770, 520, 230, 40, mist, { opacity: 0.25 }),
    arm(
      'usmanTariq',
      [
        [690, 400],
        [640, 350],
        [664, 282],
      ],
      40,
    ),
    colleague('usmanTariq', 770, 168, 0.72),
    rect(676, 420, 196, 130, 'url(#stage)', 12) +
      rect(664, 408, 220, 20, '#c4b5fd', 8) +
      path('M744 510L772 458L788 482L796 472L814 510Z', 'url(#accent)'),
    stroke('M716 410C714 384 728 372 742 364', ink, 6) + ellipse(746, 361, 11, 8, ink),
    rect(0, 540, 960, 180, '#2e1065'),
    beams(),
    audience.map(listener).join(''),
    rect(0, 470, 960, 250, 'url(#dim)'),
    circle(60, 60, 5, blush) + circle(900, 100, 5, amber) + circle(860, 50, 4, leaf),
  );
