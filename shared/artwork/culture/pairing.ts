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
  radial,
  rect,
  stroke,
  times,
} from '../svg';
import { colleague, leaves } from './room';

const view = () =>
  rect(90, 50, 780, 400, 'url(#morning)', 14) +
  circle(650, 190, 190, 'url(#sun)') +
  circle(650, 190, 54, cream) +
  group(
    { 'clip-path': 'url(#pane)' },
    path('M60 400L240 210L320 290L470 130L600 300L700 220L900 400V460H60Z', violet, { opacity: 0.6 }),
    path('M60 450L200 330L340 420L520 300L680 410L820 330L900 380V460H60Z', dusk, { opacity: 0.75 }),
    path('M60 50H330L90 450H60ZM420 50H500L260 450H180Z', white, { opacity: 0.12 }),
  ) +
  rect(90, 50, 780, 400, 'none', 14, { stroke: white, 'stroke-width': 12 }) +
  stroke('M350 56V444M610 56V444', white, 8) +
  rect(70, 446, 820, 22, white, 8);

const code: [indent: number, length: number, colour: string][] = [
  [0, 60, lilac],
  [16, 92, honey],
  [32, 70, blush],
  [32, 110, '#7dd3fc'],
  [16, 48, lilac],
  [0, 84, leaf],
  [16, 104, blush],
  [0, 26, lilac],
];

const screen = () =>
  group({ filter: 'url(#far)' }, rect(318, 436, 324, 196, night, 18)) +
  rect(332, 450, 296, 168, '#150d2b', 10) +
  code
    .map(([indent, length, colour], line) => rect(350 + indent, 466 + line * 18, length, 8, colour, 4))
    .join('') +
  rect(520, 466, 92, 136, '#23164a', 8) +
  path('M532 584L560 530L576 554L586 540L602 584Z', 'url(#accent)') +
  rect(532, 480, 54, 8, lilac, 4) +
  rect(532, 496, 36, 7, '#5a4592', 4) +
  path('M452 632H508L520 664H440Z', '#8f82c4');

const deskware = () =>
  rect(0, 656, 960, 64, 'url(#desk)') +
  rect(0, 656, 960, 6, white, 0, { opacity: 0.35 }) +
  rect(382, 664, 196, 20, '#efeafc', 8) +
  times(9, (key) => rect(392 + key * 20, 668, 14, 5, lilac, 2)) +
  path('M122 596H182L176 662H128Z', rose) +
  stroke('M182 610C208 610 208 644 178 644', rose, 9) +
  stroke('M140 580C132 566 148 560 140 544M162 580C154 566 170 560 162 544', white, 5, { opacity: 0.6 }) +
  rect(700, 640, 130, 18, violet, 4) +
  rect(712, 622, 112, 18, honey, 4) +
  rect(704, 606, 118, 16, magenta, 4);

export const pairing = () =>
  picture(
    960,
    720,
    element(
      'defs',
      {},
      linear('wall', ['#f5ebff', '#fbd5e8']),
      linear('morning', ['#a78bfa', '#f9a8d4', '#fde68a'], downward),
      radial('sun', [
        [cream, 1],
        [honey, 0.5],
        [amber, 0],
      ]),
      linear('desk', ['#e8a04b', '#b45309'], downward),
      element('clipPath', { id: 'pane' }, rect(90, 50, 780, 400, white, 14)),
    ),
    rect(0, 0, 960, 720, 'url(#wall)'),
    view(),
    leaves(876, 650, 1.2, moss, leaf),
    path('M846 590H908L896 662H858Z', rose),
    ellipse(480, 668, 400, 20, ink, { opacity: 0.2 }),
    colleague('zaraQureshi', 226, 206, 0.98),
    colleague('daniyalBaig', 722, 206, 0.98),
    screen(),
    deskware(),
  );
