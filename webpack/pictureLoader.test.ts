import sharp from 'sharp';
import pictureLoader from './pictureLoader';

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } });
const load = (content: Buffer) => pictureLoader.call({ resourcePath: '/app/src/peak.x' }, content);

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a %s file has an address and its size',
  async (format) => {
    expect(load(await picture.clone().toFormat(format).toBuffer())).toBe(
      `import src from "./peak.x?address";\nexport default { src, width: 60, height: 40 };\n`,
    );
  },
);

test('a photo that was taken upright has the size that browsers show', async () => {
  const upright = picture.clone().jpeg().withMetadata({ orientation: 6 });
  expect(load(await upright.toBuffer())).toContain('width: 40, height: 60');
});

test('an SVG has the size of its view box', () => {
  expect(load(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16"/>'))).toContain(
    'width: 32, height: 16',
  );
});

test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'no picture'])('%s is refused', (text) => {
  expect(() => load(Buffer.from(text))).toThrow('an SVG needs width and height, or a viewBox');
});
