import { ink, white } from './palette';
import { circle, element, linear, path, radial, rect, type Stop } from './svg';

/** The background of all pictures: a coloured field with two soft lights and a ridge. */
export const backdrop = (
  width: number,
  height: number,
  field: Stop[],
  lights: [cx: number, cy: number, r: number, colour: string][],
) =>
  element(
    'defs',
    {},
    linear('backdrop', field),
    ...lights.map(([, , , colour], index) =>
      radial(`light${index}`, [
        [colour, 0.75],
        [colour, 0.3],
        [colour, 0],
      ]),
    ),
  ) +
  rect(0, 0, width, height, 'url(#backdrop)') +
  lights.map(([cx, cy, r], index) => circle(cx, cy, r * 1.9, `url(#light${index})`)).join('') +
  path(
    `M0 ${height * 0.72}L${width * 0.16} ${height * 0.5}L${width * 0.26} ${height * 0.6}L${width * 0.46} ${height * 0.34}L${width * 0.64} ${height * 0.58}L${width * 0.8} ${height * 0.44}L${width} ${height * 0.66}V${height}H0Z`,
    white,
    { opacity: 0.07 },
  ) +
  path(
    `M0 ${height * 0.86}L${width * 0.22} ${height * 0.7}L${width * 0.4} ${height * 0.82}L${width * 0.72} ${height * 0.62}L${width} ${height * 0.84}V${height}H0Z`,
    ink,
    { opacity: 0.16 },
  );
