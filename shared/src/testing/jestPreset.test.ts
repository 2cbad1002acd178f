import mark from '../../media/icons/favicon.svg';
import face from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2';
import text from '@fontsource-variable/sora/wght.css?inline';
import '@fontsource-variable/sora/wght.css';

test('in tests files have their names for addresses, pictures a size, and style sheets no text', () => {
  expect(mark).toEqual({ src: '/favicon.svg', width: 300, height: 200 });
  expect(face).toBe('/sora-latin-wght-normal.woff2');
  expect(text).toBe('');
});
