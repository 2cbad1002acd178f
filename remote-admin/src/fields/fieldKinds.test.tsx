import { render, screen } from '@testing-library/react';
import type { MediaPort } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { fieldKinds } from './fieldKinds';
import { Thumbnail } from '../list/Thumbnail';

const { Cell: AddressCell } = fieldKinds.url;
const { Cell: RatingCell } = fieldKinds.rating;

test('an address is a link that gives nothing away', () => {
  render(<AddressCell value="https://www.example.com/team" />);
  const link = screen.getByRole('link', { name: 'example.com/team' });
  expect(link).toHaveAttribute('href', 'https://www.example.com/team');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'])(
  'the address %s is shown as text, wherever it came from',
  (address) => {
    render(<AddressCell value={address} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText(address)).toBeVisible();
  },
);

test.each([
  ['https://example.com/a.png', true],
  ['/media/a.avif', true],
  ['http://example.com/a.png', false],
  ['data:image/svg+xml,<svg onload=alert(1)>', false],
  ['', false],
])('the picture %j is loaded: %s', (address, isLoaded) => {
  renderInHost(<Thumbnail src={address} />);
  expect(screen.queryAllByRole('presentation')).toHaveLength(isLoaded ? 1 : 0);
});

test('where pictures are stored, those that are not on the site yet are seen as well', () => {
  const media = { preview: (address: string) => `/kept${address}` } as MediaPort;
  renderInHost(<Thumbnail src="/media/a.0a1b2c3d-960.avif" />, { host: { media } });
  const picture = screen.getByRole('presentation');
  expect(picture).toHaveAttribute('src', '/kept/media/a.0a1b2c3d-960.avif');
  expect(picture).toHaveAttribute(
    'srcset',
    '/kept/media/a.0a1b2c3d-480.avif 480w, /kept/media/a.0a1b2c3d-960.avif 960w',
  );
});

test.each([-1, 0, 4.5, 100, NaN, Infinity, undefined])(
  'a rating of %s has five stars, lit or not',
  (rating) => {
    render(<RatingCell value={rating} />);
    expect(screen.getByText(/^[★☆]{5}$/)).toBeInTheDocument();
  },
);

const field = { name: 'site', label: 'Site', kind: 'url' } as const;

test.each([
  ['linkedin.com/in/foo', 'https://linkedin.com/in/foo'],
  [' example.com ', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
])('the address %j is taken as %j', (typed, value) => {
  expect(fieldKinds.url.read(typed, field)).toEqual({ value });
});

test.each(['javascript:alert(1)', 'evil', '//evil.example', 'https:evil.example', 'user@evil.example/x'])(
  'the address %j is still refused',
  (typed) => expect(fieldKinds.url.read(typed, field)).toHaveProperty('problem'),
);

test.each([
  ['linkedin.com/in/foo', 'https://linkedin.com/in/foo'],
  ['@vibrant.peak', '@vibrant.peak'],
])('the profile %j is taken as %j', (typed, value) => {
  expect(fieldKinds.profile.read(typed, field)).toEqual({ value });
});
