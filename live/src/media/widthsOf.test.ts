import { srcSetOf } from '@vibrant-peak/shared/ui-admin';
import { widthsOf } from './widthsOf';

test.each([
  [6000, [480, 720, 1024, 1600]],
  [1599, [480, 720, 960, 1599]],
  [1000, [480, 720, 960, 1000]],
  [960, [480, 960]],
  [959, [480, 720, 959]],
  [500, [480, 500]],
  [480, [160, 480]],
  [479, [479]],
  [192, [96, 192]],
  [160, [160]],
])(
  'a picture %d pixels wide is stored at the widths %j, which are those that pages offer',
  (width, widths) => {
    expect(widthsOf(width)).toEqual(widths);
    const stem = '/media/a.0a1b2c3d';
    const offered = srcSetOf(`${stem}-${widths.at(-1)}.avif`) ?? `${stem}-${width}.avif ${width}w`;
    expect(offered).toBe(widths.map((each) => `${stem}-${each}.avif ${each}w`).join(', '));
  },
);
