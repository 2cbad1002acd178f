import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { Header } from './Header';

const menu = (name: string) => within(screen.getByRole('navigation', { name }));
const labels = (name: string) =>
  menu(name)
    .getAllByRole('link')
    .map((link) => link.textContent);
const currentLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

function scrollTo(scrollY: number) {
  window.scrollY = scrollY;
  fireEvent.scroll(window);
}

afterEach(() => act(() => scrollTo(0)));

test('on the home page the links lead to its sections', () => {
  renderInHost(<Header />);
  expect(labels('Main')).toEqual(['Home', 'About', 'Services', 'Portfolio', 'Contact']);
  const addresses = menu('Main')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['#home', '#about', '#services', '#portfolio', '#contact']);
  expect(currentLinks()).toEqual([['Home', 'location']]);
});

test('elsewhere the links lead to the pages (for a new one, add its name here and in e2e/public/navigation.spec.ts)', () => {
  renderInHost(<Header />, { path: '/projects' });
  expect(labels('Main')).toEqual(['Home', 'Services', 'Projects', 'Team', 'Careers', 'Blog']);
  expect(menu('Main').getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
});

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

test('the section in view is the current one', () => {
  renderInHost(
    <>
      <Header />
      <section id="home" />
      <section id="about" />
    </>,
  );
  const top = (position: number) => () => new DOMRect(0, position - window.scrollY, 100, 100);
  document.getElementById('home')!.getBoundingClientRect = top(0);
  document.getElementById('about')!.getBoundingClientRect = top(900);
  scrollTo(801);
  expect(currentLinks()).toEqual([['About', 'location']]);
});

test('the header has a ground of its own from the eleventh pixel on', () => {
  renderInHost(<Header />);
  const header = screen.getByRole('banner');
  scrollTo(10);
  expect(header).not.toHaveAttribute('data-solid');
  scrollTo(11);
  expect(header).toHaveAttribute('data-solid');
});

test('the mobile menu opens, has the same links, and closes when one is chosen', async () => {
  const user = userEvent.setup();
  renderInHost(<Header />);
  expect(screen.queryByRole('navigation', { name: 'Mobile' })).not.toBeInTheDocument();

  const button = screen.getByRole('button', { name: 'Open menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAccessibleName('Close menu');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(labels('Mobile')).toEqual([...labels('Main'), 'Get a Quote']);

  await user.click(menu('Mobile').getByRole('link', { name: 'Services' }));
  expect(screen.queryByRole('navigation', { name: 'Mobile' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

test('Escape closes the mobile menu and gives the focus back to its button', async () => {
  const user = userEvent.setup();
  renderInHost(<Header />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.tab();
  expect(menu('Mobile').getByRole('link', { name: 'Home' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Mobile' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

test('Get a Quote leads to the contact form', () => {
  renderInHost(<Header />, { path: '/team' });
  expect(screen.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/#contact');
});

test('the theme button names the mode that it switches to', async () => {
  const toggle = jest.fn();
  const theme = { get: () => 'light' as const, subscribe: () => () => undefined, toggle };
  renderInHost(<Header />, { host: { theme } });
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(toggle).toHaveBeenCalledTimes(1);
});
