import { screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { Header } from './Header';

const currentLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

test.each([
  ['/services', [['Services', 'page']]],
  ['/team/', [['Team', 'page']]],
  ['/blog', [['Blog', 'page']]],
  ['/projects/greenline', [['Projects', 'true']]],
  ['/events', []],
  ['/no/such/page', []],
])('the address %s marks its own link and no other', (path, expected) => {
  renderInHost(<Header />, { path });
  expect(currentLinks()).toEqual(expected);
});
