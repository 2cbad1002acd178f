import { backdrop } from './backdrop';
import { heroScene } from './hero';
import { dusk, honey, magenta, night, rose, violet } from './palette';
import { moved, path, picture, stroke } from './svg';

const width = 1200;
const height = 630;

const dark = (...scene: string[]) =>
  picture(
    width,
    height,
    backdrop(
      width,
      height,
      [night, dusk, '#86198f'],
      [
        [240, 120, 180, violet],
        [1000, 520, 200, magenta],
      ],
    ),
    ...scene,
  );

/** Grounds of the cards for link previews. */
export const socialGrounds = {
  /** The hero's peak. */
  peak: () => dark(moved(174, 14, 0.665, heroScene())),
  /** A low ridge with a path up to a flag, below large words. */
  ridge: () =>
    dark(
      path(
        'M0 630L400 620L470 596L510 604L590 556L640 562L730 520L780 530L860 478L900 486L1000 430L1060 462L1100 456L1200 520V630Z',
        night,
        { opacity: 0.75 },
      ),
      stroke('M400 620L470 596L510 604L590 556L640 562L730 520L780 530L860 478L900 486L1000 430', honey, 6, {
        'stroke-dasharray': '1 15',
      }),
      stroke('M1000 426V366', honey, 5),
      path('M1002 364C1026 354 1040 378 1066 366V400C1040 412 1026 388 1002 398Z', rose),
    ),
  plain: () => dark(),
};
