import { backdrop } from '../backdrop';
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
  paper,
  rose,
  violet,
  white,
} from '../palette';
import {
  circle,
  downward,
  element,
  ellipse,
  group,
  linear,
  moved,
  path,
  picture,
  rect,
  stroke,
  times,
} from '../svg';

const figures = [
  { x: 196, colour: violet, trend: 'M0 26L18 18L34 22L52 8L70 12L88 0' },
  { x: 366, colour: rose, trend: 'M0 20L18 22L34 12L52 16L70 4L88 6' },
  { x: 536, colour: amber, trend: 'M0 24L18 14L34 20L52 12L70 8L88 2' },
];

const figureCard = ({ x, colour, trend }: (typeof figures)[number]) =>
  rect(x, 92, 152, 84, white, 12, { stroke: '#ebe6fb' }) +
  rect(x + 16, 108, 46, 8, '#cfc7e8', 4) +
  rect(x + 16, 126, 62, 16, ink, 5) +
  rect(x + 16, 152, 34, 8, leaf, 4) +
  moved(x + 86, 126, 0.6, stroke(trend, colour, 5));

const sales = 'M0 150C40 140 56 96 96 104C132 112 148 58 190 66C226 72 244 110 280 84C312 60 326 18 366 8';

const salesChart = () =>
  rect(196, 194, 412, 226, white, 14, { stroke: '#ebe6fb' }) +
  rect(216, 212, 86, 10, ink, 5) +
  rect(512, 210, 76, 16, mist, 8) +
  times(4, (row) => rect(216, 250 + row * 42, 372, 1.5, '#eee9fb')) +
  group(
    { transform: 'translate(218 240)' },
    path(`${sales}V160H0Z`, 'url(#area)'),
    stroke('M0 158C60 150 90 138 130 132C180 124 210 136 250 122C300 104 330 90 366 84', lilac, 3, {
      'stroke-dasharray': '2 9',
    }),
    stroke(sales, 'url(#accentRight)', 6),
    circle(280, 84, 9, white, { stroke: rose, 'stroke-width': 5 }),
  );

const stockRing = () =>
  rect(624, 194, 158, 226, white, 14, { stroke: '#ebe6fb' }) +
  circle(703, 280, 46, 'none', { stroke: mist, 'stroke-width': 20 }) +
  circle(703, 280, 46, 'none', {
    stroke: violet,
    'stroke-width': 20,
    'stroke-dasharray': '150 140',
    transform: 'rotate(-90 703 280)',
  }) +
  circle(703, 280, 46, 'none', {
    stroke: amber,
    'stroke-width': 20,
    'stroke-dasharray': '66 223',
    transform: 'rotate(98 703 280)',
  }) +
  times(
    3,
    (row) =>
      circle(650, 360 + row * 20, 5, [violet, amber, mist][row] ?? mist) +
      rect(664, 356 + row * 20, 76 - row * 14, 8, '#d9d2ee', 4),
  );

const sidebar = () =>
  path('M64 66H170V440H82C72 440 64 432 64 422Z', night) +
  path('M92 108L108 82L116 94L122 86L136 108Z', 'url(#accent)') +
  times(
    6,
    (row) =>
      rect(88, 140 + row * 38, 16, 16, row === 1 ? honey : '#4a3a75', 5) +
      rect(112, 144 + row * 38, 40 - (row % 3) * 7, 8, row === 1 ? white : '#5c4b8b', 4),
  ) +
  rect(76, 168, 84, 36, '#ffffff', 10, { opacity: 0.1 });

const browser = () =>
  group(
    { filter: 'url(#far)' },
    rect(64, 30, 740, 410, paper, 18),
    path('M64 66V48C64 38 72 30 82 30H786C796 30 804 38 804 48V66Z', '#ece7fb'),
    times(3, (dot) => circle(86 + dot * 20, 48, 6, [rose, honey, leaf][dot] ?? rose)),
    rect(250, 39, 330, 18, white, 9),
  ) + sidebar();

const bolt = (x: number, y: number, cloth: string, core: string) =>
  rect(x, y, 250, 66, cloth, 33) +
  rect(x + 30, y, 220, 66, 'url(#weave)', 33, { opacity: 0.55 }) +
  rect(x, y, 250, 66, 'url(#roundness)', 33) +
  ellipse(x + 26, y + 33, 24, 33, core) +
  ellipse(x + 26, y + 33, 15, 21, 'none', { stroke: ink, 'stroke-opacity': 0.25, 'stroke-width': 4 }) +
  ellipse(x + 26, y + 33, 6, 9, night);

const weave = element(
  'pattern',
  { id: 'weave', width: 30, height: 30, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
  rect(0, 0, 15, 15, white, 3, { opacity: 0.35 }) + circle(22, 22, 5, white, { opacity: 0.4 }),
);

/** A textile retailer's sales figures, with the goods in front. */
export const bazaarInsight = () =>
  picture(
    960,
    640,
    element(
      'defs',
      {},
      weave,
      linear(
        'area',
        [
          [magenta, 0.45],
          [violet, 0],
        ],
        downward,
      ),
      linear(
        'roundness',
        [
          [white, 0.35],
          [white, 0],
          [ink, 0.4],
        ],
        downward,
      ),
    ),
    backdrop(
      960,
      640,
      [night, dusk, '#a21caf'],
      [
        [200, 120, 150, violet],
        [860, 520, 170, rose],
      ],
    ),
    group(
      { transform: 'matrix(1 -0.06 0.03 1 36 78)' },
      browser(),
      figures.map(figureCard).join(''),
      rect(706, 92, 76, 84, 'url(#accent)', 12),
      stroke('M728 142L742 126L752 136L764 118', white, 6),
      salesChart(),
      stockRing(),
    ),
    ellipse(700, 598, 250, 26, ink, { opacity: 0.55, filter: 'url(#haze)' }),
    group(
      { filter: 'url(#near)' },
      bolt(468, 530, rose, blush),
      bolt(690, 530, amber, honey),
      bolt(580, 468, violet, mist),
    ),
  );
