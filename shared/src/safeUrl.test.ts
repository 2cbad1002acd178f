import { badAddresses } from './testing/badAddresses';
import { safeUrl } from './safeUrl';

test.each([
  'https://example.com/picture.png',
  'http://example.com',
  'https://example.com/a?b=c&d=%20#e',
  '/media/atlas.00000000-960.avif',
  '  https://example.com/trimmed  ',
])('%j is safe', (address) => {
  expect(safeUrl(address)).toBe(address.trim());
});

test.each([...badAddresses, '', '   ', 'example.com'])('%j is rejected', (address) => {
  expect(safeUrl(address)).toBeUndefined();
});

test('mailto: and tel: addresses are an option', () => {
  expect(safeUrl('mailto:hello@example.com')).toBeUndefined();
  expect(safeUrl('mailto:hello@example.com', { contact: true })).toBe('mailto:hello@example.com');
  expect(safeUrl('tel:+92 42 3555 0140', { contact: true })).toBeUndefined();
  expect(safeUrl('tel:+924235550140', { contact: true })).toBe('tel:+924235550140');
});
