import { screen, within } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { Footer } from './Footer';
import { Header } from './Header';

const siteLinks = [
  { place: 'header' as const, label: 'Partners', path: '/partners' },
  { place: 'footer' as const, label: 'Our partners', path: '/partners' },
];
const lastOf = (role: 'navigation' | 'contentinfo') =>
  within(screen.getByRole(role))
    .getAllByRole('link', { name: /Contact|Blog|artners/ })
    .at(-1)!;

test.each([
  ['/', null],
  ['/team', null],
  ['/partners', 'page'],
  ['/partners/acme', 'true'],
])(
  'on %s the header ends with the link of another remote, which is current as its address is',
  (path, current) => {
    renderInHost(<Header />, { path, host: { siteLinks } });
    const link = lastOf('navigation');
    expect(link).toHaveTextContent('Partners');
    expect(link).toHaveAttribute('href', '/partners');
    expect(link.getAttribute('aria-current')).toBe(current);
  },
);

test('the quick links of the footer end with those of other remotes', () => {
  renderInHost(<Footer />, { host: { siteLinks } });
  const links = within(screen.getByRole('contentinfo')).getAllByRole('listitem');
  const [own, ...others] = links.filter(({ textContent }) => textContent === 'Our partners');
  expect(others).toEqual([]);
  expect(own!.previousElementSibling).toHaveTextContent('Contact');
  expect(within(own!).getByRole('link')).toHaveAttribute('href', '/partners');
});
