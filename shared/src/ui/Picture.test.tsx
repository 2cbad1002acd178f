import { screen } from '@testing-library/react';
import { renderInHost } from '../testing';
import { Picture } from './Picture';

/** As a build makes it of a file. */
const photo = { src: '/r/a/peak.png', width: 900, height: 600, srcSet: '/r/a/peak-480.avif 480w' };

const shown = () => screen.getByRole('img', { name: 'Peak' });
const boxStyle = () => getComputedStyle(shown().parentElement!);

test('an imported picture brings its widths, its size and its shape', () => {
  renderInHost(<Picture {...photo} alt="Peak" sizes="50vw" />);
  expect(shown()).toHaveAttribute('srcset', photo.srcSet);
  expect(shown()).toHaveAttribute('sizes', '50vw');
  expect(shown()).toHaveAttribute('width', '900');
  expect(shown()).toHaveAttribute('height', '600');
  expect(boxStyle().aspectRatio).toBe('1.5');
  expect(boxStyle().width).toBe('');
});

test('an imported picture can be cropped to another shape, in a box of a given size', () => {
  renderInHost(<Picture {...photo} alt="Peak" ratio={1} w="4rem" />);
  expect(boxStyle().aspectRatio).toBe('1');
  expect(boxStyle().width).toBe('4rem');
});

test('a picture of the content has its widths by its address', () => {
  renderInHost(<Picture src="/media/peak.0a1b2c3d-960.avif" ratio={3 / 2} alt="Peak" />);
  expect(shown()).toHaveAttribute(
    'srcset',
    '/media/peak.0a1b2c3d-480.avif 480w, /media/peak.0a1b2c3d-960.avif 960w',
  );
  expect(shown()).not.toHaveAttribute('width');
});
