import { leaves } from './culture/room';
import { circle, ellipse, group, moved, path, rect, stroke, times } from './svg';

/** Height of a portrait. */
export const height = 680;

/** A window over the roofs of the old town, and the lamp of the flat in which the company began. */
export const window = () =>
  rect(0, 0, 960, height, '#f3e4d2') +
  rect(540, 60, 340, 430, '#bfe0ee') +
  circle(800, 150, 46, '#fff4d6') +
  path(
    'M540 360H600V300C620 270 650 270 670 300V340H720V250H760V340C790 300 830 300 850 340H880V490H540Z',
    '#d99a74',
  ) +
  path('M540 420H640V380H700V430H790V390H880V490H540Z', '#b8704f') +
  stroke('M710 60V490M540 270H880', '#fffaf2', 14) +
  rect(524, 44, 372, 462, 'none', 6, { stroke: '#fffaf2', 'stroke-width': 22 }) +
  rect(500, 506, 420, 22, '#e3c9ac', 4) +
  stroke('M120 0V150', '#5b4636', 5) +
  path('M50 230C60 170 90 150 120 150C150 150 180 170 190 230Z', '#d9623b') +
  ellipse(120, 232, 66, 10, '#fff0c9') +
  path('M60 240L180 240L300 680H-60Z', '#fff6df', { opacity: 0.5 });

/** Racks with their small lights. */
export const racks = () =>
  rect(0, 0, 480, height, '#10323a') +
  times(3, (rack) =>
    moved(
      rack * 168 - 30,
      0,
      1,
      rect(0, 30, 150, 680, '#0b252c', 8),
      times(9, (unit) =>
        [
          rect(12, 50 + unit * 70, 126, 54, '#17444e', 5),
          stroke(`M26 ${77 + unit * 70}H${70 + ((unit * 37 + rack * 53) % 40)}`, '#2c6b78', 5),
          circle(112, 77 + unit * 70, 5, (unit + rack) % 3 ? '#5eead4' : '#fbbf24'),
          circle(126, 77 + unit * 70, 5, (unit * 2 + rack) % 5 ? '#2c6b78' : '#5eead4'),
        ].join(''),
      ),
    ),
  );

const swatchColours = [
  '#e4572e',
  '#f2b134',
  '#17808a',
  '#2b2d42',
  '#8ab17d',
  '#f4a6a0',
  '#3d5a98',
  '#efe3c8',
];

/** Colour samples, pinned to the wall. */
export const swatches = () =>
  rect(0, 0, 480, height, '#fbf6ea') +
  times(20, (index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [x, y] = [22 + column * 114, 22 + row * 132];
    return group(
      { transform: `rotate(${((index * 7) % 5) - 2} ${x + 46} ${y + 55})` },
      rect(x, y, 94, 112, '#ffffff', 3, { stroke: '#e5dcc6', 'stroke-width': 2 }),
      rect(x + 6, y + 6, 82, 74, swatchColours[(index * 5 + row) % swatchColours.length]!),
      stroke(`M${x + 10} ${y + 94}H${x + 54}`, '#a59d88', 4),
    );
  });

const phoneColours = ['#f6f7fb', '#1f2937', '#e8b4a0', '#37506e'];
const phoneScreens = ['#0ea5e9', '#fde047', '#f97316', '#22c55e', '#111827'];

/** A wall of test devices, large and small. */
export const phones = () =>
  rect(0, 0, 480, height, '#cfdfeb') +
  times(4, (shelf) => rect(0, 158 + shelf * 168, 480, 12, '#a9c0d1')) +
  times(24, (index) => {
    const [column, shelf] = [index % 6, Math.floor(index / 6)];
    const tall = 96 + ((index * 29) % 46);
    const x = 10 + column * 80 + ((index * 13) % 12);
    return (
      rect(x, 158 + shelf * 168 - tall, 58, tall, phoneColours[(index * 3) % 4]!, 9) +
      rect(x + 6, 168 + shelf * 168 - tall, 46, tall - 20, phoneScreens[(index * 7 + shelf) % 5]!, 4)
    );
  });

/** A page before it has pictures, with the focus on one of its parts. */
export const wireframe = () =>
  rect(0, 0, 480, height, '#e7eaf0') +
  rect(30, 50, 420, 640, '#ffffff', 10) +
  rect(30, 50, 420, 46, '#d5dae4', 10) +
  circle(54, 73, 7, '#f87171') +
  circle(76, 73, 7, '#fbbf24') +
  circle(98, 73, 7, '#4ade80') +
  rect(56, 126, 150, 22, '#334155', 4) +
  times(3, (line) => rect(56, 166 + line * 22, 120 - line * 18, 10, '#cbd5e1', 5)) +
  rect(300, 124, 126, 104, '#e2e8f0', 6) +
  stroke('M300 228L344 172L372 204L394 186L426 228', '#94a3b8', 4) +
  rect(56, 262, 110, 40, '#0f766e', 20) +
  rect(46, 252, 130, 60, 'none', 28, { stroke: '#f97316', 'stroke-width': 6 }) +
  times(3, (column) => rect(56 + column * 130, 350, 110, 300, '#f1f5f9', 6));

/** The valley of Hunza in spring. */
export const valley = () =>
  rect(0, 0, 960, height, '#cfe6f3') +
  path('M0 420L130 210L190 290L330 60L420 200L480 130L600 330L700 180L840 380L960 240V680H0Z', '#8ba6bd') +
  path('M330 60L420 200L396 232L356 190L322 246L280 196L250 210Z', '#ffffff') +
  path('M480 130L540 230L506 218L482 250L450 206L430 196Z', '#ffffff') +
  path('M700 180L760 270L722 252L694 290L660 246Z', '#ffffff') +
  path('M0 470C160 400 300 420 430 470S760 520 960 420V680H0Z', '#7d9a5f') +
  path('M0 560C200 500 360 530 520 560S820 580 960 530V680H0Z', '#5f8047') +
  times(9, (tree) =>
    moved(
      40 + tree * 112,
      500 + ((tree * 31) % 50),
      0.5 + ((tree * 17) % 4) / 10,
      stroke('M0 60V0', '#5c4632', 8),
      circle(0, -20, 36, '#f4c9d2') + circle(-22, 2, 24, '#efb3c1') + circle(20, 4, 26, '#f9dde3'),
    ),
  );

const noteColours = ['#fde68a', '#a7f3d0', '#fecaca', '#bfdbfe'];

/** The plan of a month: a full column of wishes, a short one of work, and what is done. */
export const plan = () =>
  rect(0, 0, 960, height, '#c8684a') +
  rect(40, 40, 880, 560, '#f7efe4', 8) +
  stroke('M250 60V580M480 60V580M710 60V580', '#e2d3bd', 4) +
  [11, 2, 3, 7]
    .map((count, column) =>
      times(count, (note) =>
        rect(
          64 + column * 229 + (note % 2) * 84,
          110 + Math.floor(note / 2) * 82,
          72,
          68,
          noteColours[(note + column) % 4]!,
          3,
          { transform: `rotate(${((note * 5 + column) % 5) - 2} ${100 + column * 229} ${140 + note * 41})` },
        ),
      ),
    )
    .join('') +
  times(4, (column) => rect(64 + column * 229, 66, 110, 18, '#9c8468', 4));

/** A greenhouse at night. */
export const greenhouse = () =>
  rect(0, 0, 960, height, '#143527') +
  stroke(
    'M-40 260L240 40L480 220L720 40L1000 260M240 40V680M480 220V680M720 40V680M0 300H960',
    '#2c5d47',
    8,
  ) +
  times(5, (plant) => leaves(70 + plant * 205, 560, 1 + (plant % 3) * 0.28, '#2f8f5b', '#4fb878')) +
  rect(0, 540, 960, 150, '#7a4a2d') +
  rect(0, 540, 960, 14, '#94603c');

/** The sensor that he soldered, on the bench before him. */
export const sensor = () =>
  rect(660, 500, 150, 92, '#f4f1ea', 12) +
  rect(676, 516, 66, 42, '#1f2937', 5) +
  stroke('M686 546L698 532L710 540L730 524', '#6ee7b7', 4) +
  circle(776, 536, 10, '#f97316') +
  stroke('M790 500V430', '#f4f1ea', 7) +
  stroke('M768 424C776 408 804 408 812 424M752 408C768 384 812 384 828 408', '#6ee7b7', 5);
