import {
  amber,
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
  sky,
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

const mountains = () =>
  path('M0 330L120 220L190 268L330 130L440 250L520 196L640 300L760 210L960 340V470H0Z', '#7e22ce', {
    opacity: 0.75,
  }) +
  path('M330 130L440 250L404 250L376 214L356 236L338 196Z', '#fda4af', { opacity: 0.85 }) +
  path('M0 380L160 300L300 372L460 290L620 380L800 310L960 372V480H0Z', '#581c87', { opacity: 0.9 });

const field = () =>
  path('M0 420C240 380 720 380 960 420V640H0Z', 'url(#soil)') +
  times(9, (row) => {
    const foot = -260 + row * 185;
    return (
      stroke(`M480 404L${foot} 660`, row % 2 ? moss : '#15803d', 26, { opacity: 0.75 }) +
      stroke(`M480 404L${foot} 660`, leaf, 9, { opacity: 0.7, 'stroke-dasharray': '4 22' })
    );
  });

const ribs = [0, 58, 116, 174, 232, 290];

const greenhouse = () =>
  group(
    { transform: 'translate(470 218)' },
    ellipse(220, 226, 280, 36, honey, { opacity: 0.35, filter: 'url(#haze)' }),
    path('M0 214V96C0 20 130 20 130 96V214Z', '#fff3c4'),
    path('M65 38H360C420 38 424 90 424 106V206L130 214V96C130 60 104 38 65 38Z', 'url(#glass)'),
    times(7, (plant) => {
      const x = 158 + plant * 38;
      return (
        stroke(`M${x} 208C${x - 4} 180 ${x + 4} 160 ${x} 136`, moss, 5) +
        ellipse(x - 10, 164, 13, 8, leaf) +
        ellipse(x + 10, 150, 13, 8, '#22c55e') +
        circle(x + 9, 178, 6, rose) +
        circle(x - 8, 188, 6, '#ef4444')
      );
    }),
    ribs
      .map((x) =>
        stroke(`M${72 + x} 39C${112 + x} 40 ${130 + x} 62 ${130 + x} 98V${213 - x / 40}`, white, 4, {
          opacity: 0.85,
        }),
      )
      .join(''),
    stroke('M0 214V96C0 20 130 20 130 96V214M65 38V214M0 120H130M130 110H424', white, 5, { opacity: 0.9 }),
    rect(38, 128, 54, 86, '#fde68a', 4, { stroke: white, 'stroke-width': 4 }),
    path('M190 42L260 42L210 206L150 210Z', white, { opacity: 0.22 }),
  );

const sensor = () =>
  ellipse(214, 606, 90, 14, ink, { opacity: 0.45, filter: 'url(#haze)' }) +
  rect(204, 300, 20, 306, '#e8e3f7', 8) +
  rect(214, 300, 10, 306, '#a99bd0', 5) +
  group(
    { transform: 'rotate(-16 214 268)', filter: 'url(#near)' },
    rect(112, 226, 204, 84, night, 10),
    times(8, (cell) =>
      rect(120 + (cell % 4) * 48.5, 234 + Math.floor(cell / 4) * 36, 44, 32, 'url(#solar)', 4),
    ),
    path('M120 234H200L150 302H120Z', white, { opacity: 0.16 }),
  ) +
  group(
    { filter: 'url(#near)' },
    rect(162, 358, 104, 134, white, 24),
    rect(180, 378, 68, 46, night, 10),
    stroke('M190 408L202 396L214 404L236 388', leaf, 5),
    circle(190, 454, 9, leaf) + circle(214, 454, 9, honey) + circle(238, 454, 9, mist),
  ) +
  stroke('M214 358V330', lilac, 6) +
  times(3, (arc) => {
    const reach = 36 + arc * 26;
    return stroke(`M306 ${226 - reach}Q${306 + reach} ${226 - reach} ${306 + reach} 226`, white, 7, {
      opacity: 0.9 - arc * 0.2,
    });
  });

const reading = (x: number, y: number, colour: string, symbol: string, level: number) =>
  group(
    { transform: `translate(${x} ${y})`, filter: 'url(#near)' },
    rect(0, 0, 196, 78, white, 22, { opacity: 0.95 }),
    circle(42, 39, 25, colour, { opacity: 0.18 }),
    symbol,
    rect(82, 20, 62, 12, ink, 6),
    rect(82, 46, 96, 10, mist, 5),
    rect(82, 46, level, 10, colour, 5),
  );

const drop = path('M42 22C54 38 56 44 54 48C50 58 34 58 30 48C28 44 30 38 42 22Z', sky);
const thermometer = stroke('M42 24V46', rose, 8) + circle(42, 50, 9, rose);

const leaves = () =>
  path('M-20 660C20 560 40 520 20 440C80 500 90 580 60 660Z', '#0b5d4e') +
  path('M30 660C60 590 110 550 150 540C150 590 110 640 80 660Z', moss) +
  path('M980 660C930 590 900 540 920 470C970 520 990 600 1000 660Z', '#0b5d4e') +
  path('M930 660C890 610 850 590 800 588C810 620 850 650 880 660Z', moss);

/** A sensor node at sunset in front of a glowing greenhouse. */
export const greenline = () =>
  picture(
    960,
    640,
    element(
      'defs',
      {},
      linear('evening', [dusk, violet, magenta, '#fb7185', honey], downward),
      radial('sunlight', [
        [cream, 1],
        [honey, 0.6],
        [amber, 0],
      ]),
      linear('soil', ['#14532d', '#052e2b'], downward),
      linear('glass', [
        ['#fef3c7', 0.95],
        ['#fbbf24', 0.75],
        ['#a7f3d0', 0.75],
      ]),
      linear('solar', ['#4f46e5', '#1e1b4b']),
    ),
    rect(0, 0, 960, 470, 'url(#evening)'),
    circle(480, 236, 240, 'url(#sunlight)'),
    circle(480, 236, 56, cream),
    mountains(),
    field(),
    greenhouse(),
    sensor(),
    reading(384, 96, sky, drop, 58),
    reading(640, 124, rose, thermometer, 74),
    leaves(),
  );
