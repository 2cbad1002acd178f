import readCode from 'jsqr';
import { qrCode } from './qrCode';

/** Pixels of the picture, one for each module. */
function pixelsOf(picture: string) {
  const svg = decodeURIComponent(picture.replace('data:image/svg+xml,', ''));
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)![1]) / 10;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g)) {
    const place = (Number(y) / 10) * size + Number(x) / 10;
    pixels.fill(0, 4 * place, 4 * place + 3);
  }
  return { pixels, size, svg };
}

test('a reader finds the address in the code, which is black on white', () => {
  const address = `https://the.site/api/previews/preview-7-${'0a'.repeat(16)}`;
  const { pixels, size, svg } = pixelsOf(qrCode(address));
  expect(readCode(pixels, size, size)?.data).toBe(address);
  expect(svg).toContain('<rect fill="white"');
  expect(svg).toContain('<path fill="black" d="M40,40');
});
