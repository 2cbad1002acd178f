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

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil',
  'https:evil.example',
  'https://good@evil.example',
  'https://user:secret@example.com',
  'https://example.com/%0d%0aSet-Cookie:x',
  'https://example.com/\u202epng',
  `https://example.com/${'a'.repeat(2100)}`,
  'example.com',
])('%j is refused', (address) => {
  expect(safeUrl(address)).toBeUndefined();
});

test('contact addresses are for those who ask for them', () => {
  expect(safeUrl('mailto:hello@example.com')).toBeUndefined();
  expect(safeUrl('mailto:hello@example.com', { contact: true })).toBe('mailto:hello@example.com');
  expect(safeUrl('tel:+92 42 3555 0140', { contact: true })).toBeUndefined();
  expect(safeUrl('tel:+924235550140', { contact: true })).toBe('tel:+924235550140');
});
