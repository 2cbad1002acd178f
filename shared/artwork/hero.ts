import { amber, dusk, honey, magenta, rose, violet, white } from './palette';
import { circle, downward, element, group, linear, path, picture, radial, rect, stroke, times } from './svg';

const mainPeak =
  'M8 960L470 300C520 226 590 130 628 92C640 80 656 80 668 92C720 150 780 262 836 340L1300 960Z';
const litFace =
  'M640 84C652 80 660 84 668 92C720 150 780 262 836 340L1300 960H790C730 700 800 560 720 440C676 372 690 240 640 84Z';
const snow =
  'M648 83C656 82 662 86 668 92C694 121 722 164 750 208L716 262L684 222L652 292L606 236L566 284L540 206C574 158 606 114 628 92C633 87 640 83 648 83Z';

const contours = times(7, (level) =>
  stroke(
    `M${170 + level * 44} ${770 - level * 74}C${380 + level * 22} ${700 - level * 66} ${520 + level * 10} ${800 - level * 78} ${650} ${720 - level * 70}S${900 - level * 20} ${740 - level * 66} ${1120 - level * 46} ${772 - level * 70}`,
    white,
    2.2,
    { opacity: 0.1 + level * 0.03 },
  ),
);

const spark = (x: number, y: number, size: number, colour: string) =>
  path(
    `M${x} ${y - size}C${x + size * 0.15} ${y - size * 0.15} ${x + size * 0.15} ${y - size * 0.15} ${x + size} ${y}C${x + size * 0.15} ${y + size * 0.15} ${x + size * 0.15} ${y + size * 0.15} ${x} ${y + size}C${x - size * 0.15} ${y + size * 0.15} ${x - size * 0.15} ${y + size * 0.15} ${x - size} ${y}C${x - size * 0.15} ${y - size * 0.15} ${x - size * 0.15} ${y - size * 0.15} ${x} ${y - size}Z`,
    colour,
  );

const mountain = () =>
  [
    element(
      'defs',
      {},
      linear('shadowSide', ['#a78bfa', violet, dusk], downward),
      linear('litSide', [honey, '#fb7185', magenta, '#6d28d9'], downward),
      linear('snowLight', [white, '#fde7f3', '#e9d5ff']),
      linear('ridge', ['#c026d3', '#5b21b6'], downward),
      linear(
        'distance',
        [
          ['#f9a8d4', 0.95],
          ['#a78bfa', 0.85],
        ],
        downward,
      ),
      linear('front', ['#7c3aed', '#2e1065']),
      radial('fade', [white, white, white, '#000000'], 0.5, 0.4, 0.6),
      element('mask', { id: 'mist' }, rect(0, 0, 1280, 960, 'url(#fade)')),
      element('clipPath', { id: 'peak' }, path(mainPeak, white)),
    ),
    group(
      { mask: 'url(#mist)' },
      path(
        'M-46 960L240 520C262 486 300 486 322 520L420 664L930 520C956 484 996 484 1022 520L1322 960Z',
        'url(#distance)',
        { opacity: 0.75 },
      ),
      path(mainPeak, 'url(#shadowSide)'),
      path(litFace, 'url(#litSide)'),
      path(snow, 'url(#snowLight)'),
      path(
        'M648 83C656 82 662 86 668 92C694 121 722 164 750 208L716 262L684 222C676 170 664 120 648 83Z',
        honey,
        { opacity: 0.45 },
      ),
      group({ 'clip-path': 'url(#peak)' }, contours),
      path(
        'M0 965L300 640C330 606 366 604 396 634L520 760L640 690C668 674 700 680 724 700L800 764L900 650C926 620 962 620 988 650L1280 965Z',
        'url(#ridge)',
        { opacity: 0.92 },
      ),
      path(
        'M0 960L190 800C230 766 280 768 320 800L430 884L600 800C640 780 680 784 716 808L840 890L990 790C1030 764 1080 768 1116 800L1280 960Z',
        'url(#front)',
      ),
    ),
    spark(250, 250, 26, amber) +
      spark(1110, 470, 20, magenta) +
      spark(400, 150, 14, violet) +
      spark(1140, 130, 16, rose),
    circle(180, 420, 8, magenta) + circle(350, 330, 5, amber) + circle(1060, 90, 6, violet),
  ].join('');

const sun = () =>
  element('defs', {}, radial('sun', [honey, amber, [rose, 0.95]], 0.4, 0.35, 0.75)) +
  circle(930, 260, 130, 'url(#sun)');

const summit = () =>
  stroke(
    'M590 870C650 816 560 780 640 720C700 676 640 620 668 560C690 512 640 470 656 410C664 380 650 340 652 300C656 230 646 160 652 96',
    honey,
    5,
    { 'stroke-dasharray': '1 15' },
  ) +
  stroke('M652 84V28', white, 5) +
  path('M652 26C676 16 690 40 716 28V62C690 74 676 50 652 60Z', 'url(#accent)');

/** The whole scene, for pictures without a page. */
export const heroScene = () => sun() + mountain() + summit();

/**
 * A luminous peak on a transparent background, for white and near-black pages. The page adds what
 * moves: the light in the sky, the path and the flag.
 */
export const heroPeak = () => picture(1280, 960, mountain());
