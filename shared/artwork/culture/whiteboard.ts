import {
  amber,
  blush,
  cream,
  honey,
  ink,
  leaf,
  lilac,
  magenta,
  mist,
  moss,
  rose,
  violet,
  white,
} from '../palette';
import { circle, downward, element, group, linear, path, picture, rect, stroke, times } from '../svg';
import { arm, colleague, leaves } from './room';

const notes: [x: number, y: number, colour: string, turn: number][] = [
  [640, 120, honey, -4],
  [724, 112, blush, 3],
  [640, 204, mist, 2],
  [726, 198, '#a7f3d0', -3],
  [812, 152, honey, 5],
];

const board = () =>
  group({ filter: 'url(#far)' }, rect(150, 62, 750, 380, '#ece8f8', 18)) +
  rect(162, 74, 726, 356, white, 10) +
  rect(204, 112, 132, 74, 'none', 14, { stroke: violet, 'stroke-width': 6 }) +
  rect(222, 136, 70, 10, lilac, 5) +
  rect(222, 156, 46, 8, mist, 4) +
  stroke('M340 150H404M392 138L406 150L392 162', ink, 5) +
  path('M474 96L536 150L474 204L412 150Z', 'none', {
    stroke: rose,
    'stroke-width': 6,
    'stroke-linejoin': 'round',
  }) +
  stroke('M474 208V262M462 250L474 264L486 250', ink, 5) +
  rect(404, 272, 140, 70, 'url(#accentRight)', 14) +
  rect(430, 302, 84, 10, white, 5) +
  stroke('M204 330C240 250 270 330 310 270C330 240 350 250 366 236', amber, 7) +
  notes
    .map(([x, y, colour, turn]) =>
      group(
        { transform: `rotate(${turn} ${x + 34} ${y + 34})` },
        rect(x, y, 68, 68, colour, 6, { filter: 'url(#near)' }),
        rect(x + 12, y + 18, 42, 6, ink, 3, { opacity: 0.4 }),
        rect(x + 12, y + 32, 30, 6, ink, 3, { opacity: 0.3 }),
      ),
    )
    .join('') +
  rect(480, 432, 190, 14, '#cfc6ea', 6) +
  rect(500, 424, 44, 9, rose, 4) +
  rect(556, 424, 44, 9, violet, 4) +
  rect(612, 424, 40, 9, leaf, 4);

const lamps = times(3, (index) => {
  const x = 220 + index * 260;
  return (
    stroke(`M${x} -10V26`, ink, 4) +
    path(
      `M${x - 34} 52C${x - 30} 16 ${x + 30} 16 ${x + 34} 52Z`,
      ['#be185d', amber, violet][index] ?? amber,
    ) +
    path(`M${x - 30} 54L${x - 120} 420H${x + 120}L${x + 30} 54Z`, cream, { opacity: 0.12 }) +
    circle(x, 54, 9, cream)
  );
});

export const whiteboard = () =>
  picture(
    960,
    720,
    element(
      'defs',
      {},
      linear('wall', ['#6d28d9', '#a21caf', '#f472b6']),
      linear('floor', ['#4c1d95', '#2e1065'], downward),
    ),
    rect(0, 0, 960, 720, 'url(#wall)'),
    path('M0 560L220 400L380 520L620 330L960 560V720H0Z', magenta, { opacity: 0.16 }),
    rect(0, 620, 960, 100, 'url(#floor)'),
    board(),
    lamps,
    leaves(64, 640, 1.5, moss, leaf),
    colleague('hinaMalik', 250, 250, 0.86),
    arm(
      'kwameMensah',
      [
        [610, 600],
        [664, 500],
        [600, 396],
      ],
      52,
    ),
    colleague('kwameMensah', 500, 268, 0.9),
    stroke('M592 380L566 332', rose, 11),
    colleague('ayeshaSiddiqui', 762, 286, 0.9),
  );
