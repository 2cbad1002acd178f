import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { Carousel } from './Carousel';

const originalMatchMedia = window.matchMedia;
let wantsLessMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  wantsLessMotion = false;
  window.matchMedia = (media) =>
    ({
      matches: media.includes(wantsLessMotion ? ': reduce' : ': no-preference'),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
});

afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.matchMedia = originalMatchMedia;
});

const renderCarousel = () =>
  renderInHost(
    <Carousel
      label="Animals"
      slideName="animal"
      inView={{ small: 1, medium: 2, large: 3 }}
      interval={4000}
      hasButtonsOnMobile
    >
      {['Ant', 'Bee', 'Cow', 'Dog', 'Emu'].map((name) => (
        <button key={name}>{name}</button>
      ))}
    </Carousel>,
  );

const region = () => screen.getByRole('region', { name: 'Animals' });
const inView = () =>
  within(region())
    .getAllByRole('listitem')
    .map((slide) => slide.textContent)
    .join(' ');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test.each([
  ['a click', () => fireEvent.click(region())],
  ['a press of the pointer, with which a drag begins', () => fireEvent.pointerDown(region())],
  ['a touch', () => fireEvent.touchStart(region())],
  ['a key', () => fireEvent.keyDown(region(), { key: 'ArrowRight' })],
  ['the focus', () => fireEvent.focus(screen.getByRole('button', { name: 'Bee' }))],
])('%s stops it for good', async (_name, interact) => {
  renderCarousel();
  await wait(1000);
  interact();
  await wait(60_000);
  expect(inView()).toBe('Ant Bee Cow');
});

test('a row in use when the scripts arrive stays a row', () => {
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(300);
  renderCarousel();
  expect(inView()).toBe('Ant Bee Cow Dog Emu');
});

test('the row is focusable, so that the keyboard can scroll it', () => {
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(300);
  renderCarousel();
  act(() => screen.getByRole('list').focus());
  expect(screen.getByRole('list')).toHaveFocus();
});

test('Pause stops the slides for good, hovering an arrow until the pointer leaves', async () => {
  renderCarousel();
  const next = screen.getByRole('button', { name: 'Next animal' });
  const pause = screen.getByRole('button', { name: 'Pause' });
  expect(pause).toHaveAttribute('aria-pressed', 'false');
  fireEvent.pointerOver(next, { pointerType: 'mouse' });
  await wait(12_000);
  expect(inView()).toBe('Ant Bee Cow');
  fireEvent.pointerOut(next, { pointerType: 'mouse', relatedTarget: document.body });
  await wait(5000);
  expect(inView()).toBe('Bee Cow Dog');
  fireEvent.click(pause);
  await wait(12_000);
  expect(inView()).toBe('Bee Cow Dog');
  expect(pause).toHaveAttribute('aria-pressed', 'true');
});

test('screen readers find the position at any time, and hear of moves that a visitor requests', async () => {
  renderCarousel();
  const position = within(region()).getByText('animal 1 of 5');
  for (let step = 0; step < 50; step++) await wait(100);
  expect(position).toHaveTextContent('animal 2 of 5');
  expect(position).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Previous animal' }));
  for (let step = 0; step < 10; step++) await wait(100);
  expect(position).toHaveTextContent('animal 1 of 5');
  expect(position).toHaveAttribute('aria-live', 'polite');
});

test('the position of a row follows its scrolling', () => {
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(610);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  renderCarousel();
  fireEvent.scroll(screen.getByRole('list'));
  expect(within(region()).getByText('animal 3 of 5')).toHaveAttribute('aria-live', 'off');
});

test('clicks during a move are queued', async () => {
  renderCarousel();
  await wait(4500);
  const next = screen.getByRole('button', { name: 'Next animal' });
  for (let press = 0; press < 3; press++) fireEvent.click(next);
  for (let step = 0; step < 30; step++) await wait(100);
  expect(inView()).toBe('Emu Ant Bee');
  expect(within(region()).getByText('animal 5 of 5')).toHaveAttribute('aria-live', 'polite');
});

test('a slide that contains the focus does not become inert', async () => {
  renderCarousel();
  await wait(0);
  const ant = screen.getByRole('button', { name: 'Ant' });
  act(() => ant.focus());
  fireEvent.click(screen.getByRole('button', { name: 'Next animal' }));
  await wait(1000);
  expect(ant.closest('li')).toHaveAttribute('aria-hidden', 'true');
  expect(ant.closest('li')!.inert).toBe(false);
  act(() => ant.blur());
  await wait(0);
  expect(ant.closest('li')!.inert).toBe(true);
});
