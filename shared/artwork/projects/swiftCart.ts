import { backdrop } from '../backdrop';
import {
  amber,
  blush,
  cream,
  dusk,
  honey,
  ink,
  leaf,
  lilac,
  magenta,
  mist,
  moss,
  night,
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
  path,
  picture,
  rect,
  stroke,
  times,
} from '../svg';

const towers: [x: number, top: number, width: number][] = [
  [0, 330, 90],
  [80, 270, 70],
  [160, 360, 84],
  [236, 300, 60],
  [620, 310, 70],
  [690, 250, 80],
  [780, 340, 76],
  [860, 280, 100],
];

const city = () =>
  towers
    .map(
      ([x, top, width], index) =>
        rect(x, top, width, 400, 'url(#tower)', 8) +
        times(8, (window) =>
          rect(
            x + 14 + (window % 2) * (width / 2 - 4),
            top + 22 + Math.floor(window / 2) * 40,
            width / 5,
            18,
            (window + index) % 3 ? cream : honey,
            3,
            { opacity: 0.5 },
          ),
        ),
    )
    .join('');

const route =
  'M356 432C372 390 350 352 392 330C436 308 470 330 486 296C500 264 468 240 500 214C524 196 560 206 572 170';

const map = () =>
  rect(306, 64, 300, 512, '#f3eefe') +
  times(6, (block) =>
    rect(
      322 + (block % 3) * 100,
      84 + Math.floor(block / 3) * 250,
      76,
      100 + (block % 2) * 60,
      block % 4 ? '#e6dcfb' : '#d3f5e4',
      14,
      { transform: 'rotate(-8 456 320)' },
    ),
  ) +
  stroke(
    'M280 250C360 230 420 262 640 200M290 404C400 360 480 404 640 350M410 40C400 180 440 300 410 600M530 40C520 160 556 300 520 600',
    white,
    18,
  ) +
  stroke('M280 500C330 470 360 520 420 560', '#c9e7fb', 34) +
  stroke(route, violet, 16, { opacity: 0.22 }) +
  stroke(route, 'url(#accentRight)', 9);

const pin = (x: number, y: number) =>
  ellipse(x, y + 2, 16, 6, ink, { opacity: 0.3 }) +
  path(
    `M${x} ${y}C${x - 34} ${y - 36} ${x - 26} ${y - 70} ${x} ${y - 70}C${x + 26} ${y - 70} ${x + 34} ${y - 36} ${x} ${y}Z`,
    rose,
  ) +
  circle(x, y - 43, 11, white);

const rider = () =>
  circle(392, 330, 34, violet, { opacity: 0.2 }) +
  circle(392, 330, 23, white, { filter: 'url(#near)' }) +
  stroke('M380 338H396L402 324H408M384 330L390 322H398', violet, 4) +
  circle(382, 339, 4.5, rose) +
  circle(403, 339, 4.5, rose);

const orderCard = () =>
  group({ filter: 'url(#near)' }, rect(322, 448, 268, 112, white, 24)) +
  circle(362, 488, 22, amber) +
  path('M344 502C348 488 376 488 380 502C372 512 352 512 344 502Z', dusk) +
  circle(362, 482, 9, '#d49a6a') +
  rect(396, 472, 92, 11, ink, 5) +
  rect(396, 492, 60, 9, '#c9c1e2', 4) +
  times(5, (star) => circle(402 + star * 15, 512, 4.5, star < 4 ? amber : '#e5def5')) +
  circle(558, 488, 20, leaf) +
  stroke('M549 488L556 495L568 481', white, 5) +
  rect(342, 534, 228, 10, mist, 5) +
  rect(342, 534, 158, 10, 'url(#accentRight)', 5);

const phone = () =>
  group(
    { transform: 'rotate(-7 456 320)' },
    group({ filter: 'url(#far)' }, rect(290, 44, 332, 552, night, 54)),
    rect(294, 48, 324, 544, 'none', 50, { stroke: lilac, 'stroke-opacity': 0.6, 'stroke-width': 2 }),
    group({ 'clip-path': 'url(#screen)' }, map(), rect(306, 64, 300, 90, 'url(#veil)')),
    rect(410, 76, 92, 22, night, 11),
    group({ filter: 'url(#near)' }, rect(330, 112, 196, 34, white, 17)) +
      circle(350, 129, 6, magenta) +
      rect(366, 124, 100, 9, '#cfc6e8', 4),
    pin(572, 172),
    rider(),
    orderCard(),
  );

const greens = (x: number, y: number, lean: number) =>
  path(
    `M${x} ${y}C${x - 40} ${y - 60} ${x - 26 + lean} ${y - 120} ${x + lean} ${y - 138}C${x + 34 + lean} ${y - 104} ${x + 30} ${y - 50} ${x} ${y}Z`,
    leaf,
  ) + stroke(`M${x} ${y}C${x} ${y - 50} ${x + lean * 0.6} ${y - 90} ${x + lean} ${y - 122}`, moss, 4);

const bag = () =>
  ellipse(790, 606, 160, 20, ink, { opacity: 0.4, filter: 'url(#haze)' }) +
  greens(740, 416, -22) +
  greens(772, 400, 4) +
  path('M816 420L872 238C880 222 906 230 904 250L868 430Z', '#e8a04b') +
  stroke('M852 300L880 312M842 338L870 350M832 376L858 388', '#b86f22', 6) +
  circle(806, 396, 34, rose) +
  stroke('M792 372C800 366 812 368 818 374', moss, 7) +
  circle(796, 386, 8, white, { opacity: 0.4 }) +
  path(
    'M676 404L700 390L720 406L744 390L768 406L792 390L816 406L840 390L864 406L888 392L904 404L882 604H698Z',
    'url(#kraft)',
  ) +
  path('M830 398L840 390L864 406L888 392L904 404L882 604H836Z', '#7c3d12', { opacity: 0.22 }) +
  path('M742 530L772 478L788 502L800 486L828 530Z', 'url(#accent)');

const arrival = () =>
  group(
    { transform: 'rotate(-7 170 470)' },
    group({ filter: 'url(#near)' }, rect(66, 400, 214, 132, white, 24)),
    circle(118, 450, 28, mist),
    stroke('M118 434V452L130 460', violet, 6),
    rect(160, 430, 92, 13, ink, 6),
    rect(160, 454, 62, 10, '#c9c1e2', 5),
    times(4, (step) => rect(92 + step * 42, 496, 34, 10, step < 3 ? magenta : mist, 5)),
  );

/** A grocery delivery: rider and route on the phone, the bag in front. */
export const swiftCart = () =>
  picture(
    960,
    640,
    element(
      'defs',
      {},
      linear(
        'tower',
        [
          [rose, 0.42],
          [violet, 0.1],
        ],
        downward,
      ),
      linear(
        'veil',
        [
          [white, 0.95],
          [white, 0],
        ],
        downward,
      ),
      linear('kraft', ['#f6c98b', '#d9934a']),
      element('clipPath', { id: 'screen' }, rect(306, 60, 300, 520, white, 40)),
    ),
    backdrop(
      960,
      640,
      [honey, '#fb923c', '#ec4899'],
      [
        [180, 120, 120, cream],
        [820, 140, 110, blush],
      ],
    ),
    circle(196, 176, 74, cream, { opacity: 0.85 }),
    city(),
    arrival(),
    phone(),
    bag(),
  );
