import { backdrop } from './backdrop';
import { heroScene } from './hero';
import { dusk, magenta, night, violet } from './palette';
import { moved, picture } from './svg';

/** The hero's peak on a dark field, for link previews. */
export const socialImage = () =>
  picture(
    1200,
    630,
    backdrop(
      1200,
      630,
      [night, dusk, '#86198f'],
      [
        [240, 120, 180, violet],
        [1000, 520, 200, magenta],
      ],
    ),
    moved(174, 14, 0.665, heroScene()),
  );
