import { srcSetOf } from './pictureSources';

test.each([
  [1280, 640],
  [960, 480],
  [480, 160],
  [192, 96],
])('a picture %i pixels wide is also offered %i pixels wide', (width, smaller) => {
  expect(srcSetOf(`/media/open-clinic.0a1b2c3d-${width}.avif`)).toBe(
    `/media/open-clinic.0a1b2c3d-${smaller}.avif ${smaller}w, /media/open-clinic.0a1b2c3d-${width}.avif ${width}w`,
  );
});

test.each([
  { what: 'an address of another host', url: 'https://images.example/media/peak.0a1b2c3d-960.avif' },
  { what: 'an address without a hash', url: '/media/peak-960.avif' },
  { what: 'a width that is no largest width', url: '/media/peak.0a1b2c3d-640.avif' },
  { what: 'another format', url: '/media/social.0a1b2c3d.jpg' },
  { what: 'an empty address', url: '' },
])('$what has no other widths', ({ url }) => {
  expect(srcSetOf(url)).toBeUndefined();
});
