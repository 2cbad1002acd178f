import {
  amber,
  blush,
  cream,
  dusk,
  honey,
  ink,
  leaf,
  lilac,
  mist,
  moss,
  night,
  paper,
  rose,
  violet,
  white,
} from '../palette';
import { backdrop } from '../backdrop';
import { people } from '../people';
import { bust } from '../person';
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

const visits: [column: number, row: number, length: number, colour: string][] = [
  [0, 0, 2, '#c4b5fd'],
  [0, 3, 1, '#fbcfe8'],
  [1, 1, 1, '#fde68a'],
  [1, 3, 2, '#c4b5fd'],
  [2, 0, 1, '#a7f3d0'],
  [2, 2, 2, 'url(#accent)'],
  [3, 1, 2, '#fbcfe8'],
  [3, 4, 1, '#fde68a'],
  [4, 0, 1, '#c4b5fd'],
  [4, 2, 1, '#a7f3d0'],
];

const calendar = () =>
  rect(330, 136, 420, 324, white, 16) +
  times(
    5,
    (day) =>
      circle(388 + day * 78, 164, 15, day === 2 ? violet : '#f1ecfd') +
      rect(380 + day * 78, 160, 16, 8, day === 2 ? white : '#b9acdf', 4),
  ) +
  times(6, (row) => rect(346, 190 + row * 50, 390, 1.5, '#eee8fb')) +
  visits
    .map(
      ([column, row, length, colour]) =>
        rect(354 + column * 78, 197 + row * 50, 68, length * 50 - 12, colour, 10) +
        rect(364 + column * 78, 207 + row * 50, 36, 7, column === 2 && row === 2 ? white : '#5b3a9a', 4, {
          opacity: 0.75,
        }),
    )
    .join('');

const queue = (['farahJamil', 'kwameMensah', 'meiLinTan', 'daniyalBaig'] as const)
  .map(
    (name, index) =>
      rect(168, 140 + index * 82, 146, 70, index ? white : '#f5ebff', 16) +
      circle(204, 175 + index * 82, 25, [honey, lilac, blush, '#fdba74'][index] ?? honey) +
      group(
        { 'clip-path': `url(#patient${index})` },
        moved(204 - 37, 133 + index * 82, 0.155, bust(people[name])),
      ) +
      rect(240, 162 + index * 82, 56, 9, ink, 5) +
      rect(240, 180 + index * 82, 38, 8, '#c9c1e2', 4),
  )
  .join('');

const clips = times(4, (index) =>
  element('clipPath', { id: `patient${index}` }, circle(204, 175 + index * 82, 25, white)),
);

const monitor = () =>
  path('M370 500L340 596H620L590 500Z', '#b9aee0') +
  path('M300 590H660C672 590 672 606 660 606H300C288 606 288 590 300 590Z', '#8f82c4') +
  group({ filter: 'url(#far)' }, rect(128, 62, 664, 446, night, 36)) +
  rect(146, 80, 628, 410, paper, 22) +
  rect(168, 98, 110, 18, ink, 9) +
  rect(640, 94, 110, 28, 'url(#accentRight)', 14) +
  queue +
  calendar() +
  path('M146 80H420L250 490H146Z', white, { opacity: 0.12 });

const confirmation = () =>
  group(
    { transform: 'translate(628 330)', filter: 'url(#far)' },
    rect(0, 0, 266, 112, white, 28),
    circle(58, 56, 32, leaf),
    stroke('M44 56L54 67L74 45', white, 8),
    rect(108, 34, 112, 14, ink, 7),
    rect(108, 60, 130, 10, '#cfc7e8', 5),
    rect(108, 78, 84, 10, '#cfc7e8', 5),
  );

const stethoscope = () =>
  group(
    { filter: 'url(#near)' },
    stroke('M690 592C740 640 800 620 820 584C834 558 856 556 868 566', night, 13),
    stroke('M868 566C872 520 852 500 868 470M868 566C900 560 930 530 922 488', night, 9),
    circle(869, 466, 9, lilac) + circle(921, 482, 9, lilac),
    circle(684, 588, 36, '#c9c1e2') +
      circle(684, 588, 26, violet) +
      circle(676, 580, 9, white, { opacity: 0.5 }),
  );

const plant = () =>
  path('M70 524C30 440 40 380 60 340C90 400 96 460 84 524Z', moss) +
  path('M84 530C90 450 130 410 170 396C170 450 140 500 100 534Z', leaf) +
  path('M70 530C50 470 20 450 -14 446C-6 490 20 520 56 536Z', '#10b981') +
  path('M30 520H132L118 612H44Z', 'url(#pot)');

/** The reception of a clinic: the queue, the shared calendar and a confirmed appointment. */
export const openClinic = () =>
  picture(
    960,
    640,
    element(
      'defs',
      {},
      clips,
      linear('pot', [amber, rose]),
      linear('desk', ['#e9d5ff', '#c4a4f5'], downward),
    ),
    backdrop(
      960,
      640,
      ['#8b5cf6', '#c026d3', '#fb7185'],
      [
        [200, 90, 140, mist],
        [820, 180, 150, honey],
      ],
    ),
    path('M560 0H760L420 560H160Z', cream, { opacity: 0.12 }),
    path('M820 0H900L600 560H500Z', cream, { opacity: 0.1 }),
    rect(0, 556, 960, 84, 'url(#desk)'),
    ellipse(480, 604, 420, 22, dusk, { opacity: 0.35, filter: 'url(#haze)' }),
    plant(),
    monitor(),
    confirmation(),
    stethoscope(),
  );
