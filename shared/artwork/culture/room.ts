import { people } from '../people';
import { bust, skinColourOf } from '../person';
import { ellipse, moved, path, stroke } from '../svg';

type PersonName = keyof typeof people;
type Point = [x: number, y: number];

export const colleague = (name: PersonName, x: number, y: number, scale: number) =>
  moved(x - 240 * scale, y, scale, bust(people[name]));

/** A raised arm from shoulder over elbow to hand. */
export const arm = (name: PersonName, [shoulder, elbow, hand]: [Point, Point, Point], width: number) =>
  stroke(`M${shoulder}L${elbow}L${hand}`, people[name].garmentColours[0], width) +
  ellipse(hand[0], hand[1], width * 0.46, width * 0.5, skinColourOf(people[name]));

export const leaves = (x: number, y: number, size: number, dark: string, light: string) =>
  moved(
    x,
    y,
    size,
    path('M0 0C-50 -80 -40 -140 -14 -190C24 -130 30 -70 8 0Z', dark),
    path('M6 0C20 -80 60 -120 104 -134C100 -80 70 -30 18 6Z', light),
    path('M-6 0C-30 -60 -70 -84 -110 -86C-98 -36 -60 -4 -16 8Z', light),
  );
