import { pictureUrl } from './safeUrl';

test.each(['https://example.com/a.png', 'HTTPS://example.com/a.png', '/media/a.avif', ' /media/a.avif '])(
  '%j can be shown',
  (address) => {
    expect(pictureUrl(address)).toBe(address.trim());
  },
);

test.each([
  '',
  'http://example.com/a.png',
  'HTTP://example.com/a.png',
  'data:image/png;base64,AAAA',
  'blob:https://example.com/1',
  '//example.com/a.png',
  'a.png',
])('%j would never show', (address) => {
  expect(pictureUrl(address)).toBeUndefined();
});
