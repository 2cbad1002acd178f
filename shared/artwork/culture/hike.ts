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
  moved,
  path,
  picture,
  radial,
  rect,
  stroke,
} from '../svg';

interface Hiker {
  x: number;
  y: number;
  scale: number;
  jacket: string;
  pack: string;
  skin: string;
  hair: string;
}

const hikers: Hiker[] = [
  { x: 300, y: 560, scale: 0.78, jacket: violet, pack: honey, skin: '#e9b78f', hair: '#241a22' },
  { x: 404, y: 516, scale: 0.8, jacket: amber, pack: dusk, skin: '#75472c', hair: '#17110f' },
  { x: 500, y: 470, scale: 0.82, jacket: '#0d9488', pack: rose, skin: '#f8d3b8', hair: lilac },
];

const stride = 'M-4 -72L-22 -36L-26 0M4 -72L20 -40L14 -4';

const hiker = ({ x, y, scale, jacket, pack, skin, hair }: Hiker) =>
  moved(
    x,
    y,
    scale,
    ellipse(0, 4, 46, 8, ink, { opacity: 0.4 }),
    stroke(stride, night, 17),
    stroke('M-30 2H-14M12 -2H30', '#7c2d12', 13),
    path('M-24 -150C-18 -172 20 -172 24 -146L20 -66C8 -58 -10 -58 -20 -66Z', jacket),
    path('M-20 -154C-52 -156 -60 -96 -46 -82C-38 -76 -26 -80 -20 -88Z', pack),
    rect(-56, -168, 34, 16, blush, 8),
    stroke('M8 -140L30 -112L50 -120', jacket, 14),
    circle(52, -121, 8, skin),
    stroke('M52 -130L62 0', '#e8e3f7', 4),
    circle(4, -186, 23, skin),
    path('M-20 -184C-24 -216 30 -220 28 -190C14 -200 2 -200 -6 -190C-10 -180 -14 -172 -20 -184Z', hair),
    stroke('M24 -148C25 -130 23 -100 21 -70', cream, 4, { opacity: 0.7 }),
  );

const leader = () =>
  moved(
    640,
    408,
    0.9,
    stroke('M-10 -72L-14 0M10 -72L16 0', night, 18),
    stroke('M-22 2H-6M10 2H28', '#7c2d12', 13),
    stroke('M-20 -144L-52 -196M20 -144L54 -204', rose, 15),
    circle(-54, -204, 9, '#d49a6a') + circle(56, -212, 9, '#d49a6a'),
    path('M-28 -146C-20 -168 20 -168 28 -146L22 -64C8 -56 -8 -56 -22 -64Z', rose),
    circle(0, -188, 24, '#d49a6a'),
    path('M-25 -186C-30 -222 30 -222 25 -186C14 -204 -12 -204 -25 -186Z', '#241a22'),
    stroke('M56 -206V-300', '#efe9fb', 5),
    path('M58 -300C88 -316 104 -284 136 -298V-250C104 -238 88 -268 58 -254Z', 'url(#accent)'),
  );

const ranges = () =>
  path('M0 420L130 250L200 320L350 120L470 300L560 230L690 390L820 200L960 380V720H0Z', '#c084fc', {
    opacity: 0.75,
  }) +
  path('M350 120L470 300L424 288L398 236L372 262L352 190Z', white, { opacity: 0.7 }) +
  path('M820 200L960 380L896 336L862 292L836 306Z', white, { opacity: 0.55 }) +
  rect(0, 330, 960, 160, 'url(#valley)') +
  path('M0 520L160 400L300 500L440 390L600 520L780 410L960 500V720H0Z', '#7e22ce', { opacity: 0.85 });

const ridge = () =>
  path(
    'M0 720V690L200 620L330 548L470 486L560 432L610 408H690L760 470L820 560L900 610L960 690V720Z',
    'url(#rock)',
  ) +
  path('M690 408L760 470L820 560L900 610L960 690V720H760C740 620 700 540 650 408Z', ink, { opacity: 0.3 }) +
  path('M610 408H690L706 422L660 440L640 426L600 446L560 432Z', cream, { opacity: 0.85 }) +
  stroke('M120 720C220 660 300 640 360 580M420 720C470 640 520 600 560 500', white, 3, { opacity: 0.14 }) +
  path(
    'M0 720C10 660 30 640 60 620C70 660 66 700 60 720ZM80 720C90 680 120 660 150 656C150 690 140 710 130 720Z',
    '#0b5d4e',
  ) +
  path('M30 720C50 690 80 680 110 680C104 700 96 712 84 720Z', leaf, { opacity: 0.8 });

export const hike = () =>
  picture(
    960,
    720,
    element(
      'defs',
      {},
      linear('dawn', ['#4c1d95', violet, magenta, '#fb7185', honey], downward),
      radial('sun', [
        [cream, 1],
        [honey, 0.65],
        [amber, 0],
      ]),
      linear(
        'valley',
        [
          [cream, 0],
          ['#fecdd3', 0.7],
          [cream, 0],
        ],
        downward,
      ),
      linear('rock', ['#5b21b6', night], downward),
    ),
    rect(0, 0, 960, 560, 'url(#dawn)'),
    circle(640, 250, 330, 'url(#sun)'),
    circle(640, 250, 84, cream),
    path(
      'M60 120C90 96 130 104 146 118C170 104 204 112 212 130H40C40 122 50 118 60 120ZM740 90C764 72 800 78 812 92C834 82 860 90 866 104H724C724 96 732 90 740 90Z',
      white,
      { opacity: 0.35 },
    ),
    stroke('M190 200Q204 188 214 200Q226 188 240 200M270 164Q280 154 288 164Q298 154 308 164', ink, 4, {
      opacity: 0.6,
    }),
    ranges(),
    ridge(),
    group({}, hikers.map(hiker).join(''), leader()),
  );
