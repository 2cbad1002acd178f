import { existsSync } from 'node:fs';
import { pictures } from '../content/pictures';
import { srcSetOf } from './srcSetOf';

test.each([
  { width: 1600, widths: [480, 720, 1024, 1600] },
  { width: 1280, widths: [480, 720, 960, 1280] },
  { width: 1024, widths: [480, 720, 1024] },
  { width: 960, widths: [480, 960] },
  { width: 480, widths: [160, 480] },
  { width: 192, widths: [96, 192] },
  { width: 500, widths: [480, 500] },
  { width: 1200, widths: [480, 720, 960, 1200] },
])('a picture $width pixels wide is offered at the widths $widths', ({ width, widths }) => {
  const offered = widths.map((each) => `/media/open-clinic.0a1b2c3d-${each}.avif ${each}w`);
  expect(srcSetOf(`/media/open-clinic.0a1b2c3d-${width}.avif`)).toBe(offered.join(', '));
});

test.each(Object.values(pictures))('every width in the srcset of %s exists', (address) => {
  const offered = srcSetOf(address)
    ?.split(', ')
    .map((source) => source.split(' ')[0]) ?? [address];
  for (const each of offered) expect(existsSync(`shared${each}`)).toBe(true);
});

test.each([
  { what: 'an address of another host', url: 'https://images.example/media/peak.0a1b2c3d-960.avif' },
  { what: 'an address without a hash', url: '/media/peak-960.avif' },
  { what: 'a width below all that are offered', url: '/media/peak.0a1b2c3d-320.avif' },
  { what: 'a width above all that are stored', url: '/media/peak.0a1b2c3d-2000.avif' },
  { what: 'another format', url: '/media/social.0a1b2c3d.jpg' },
  { what: 'an empty address', url: '' },
])('$what has no other widths', ({ url }) => {
  expect(srcSetOf(url)).toBeUndefined();
});
