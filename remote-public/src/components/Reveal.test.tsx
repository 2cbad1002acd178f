import { act, fireEvent, screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { Reveal } from './Reveal';

const originalMatchMedia = window.matchMedia;
let top: number;

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, top, 100, 100));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.matchMedia = originalMatchMedia;
});

const content = (position: number) => {
  top = window.innerHeight * position;
  renderInHost(
    <Reveal>
      <button>inside</button>
    </Reveal>,
  );
  return screen.getByRole('button').parentElement!;
};

const scrollUpTo = (position: number) => {
  top = window.innerHeight * position;
  fireEvent.scroll(window);
};

test('content below the fold is hidden until it has come far enough into view, and then stays visible', () => {
  const element = content(1.5);
  expect(element).toHaveAttribute('data-reveal', 'hidden');
  scrollUpTo(0.9);
  expect(element).toHaveAttribute('data-reveal', 'hidden');
  scrollUpTo(0.79);
  expect(element).toHaveAttribute('data-reveal', 'shown');
  scrollUpTo(1.5);
  expect(element).toHaveAttribute('data-reveal', 'shown');
});

test('a jump past the content reveals it, too', () => {
  const element = content(1.5);
  scrollUpTo(-4);
  expect(element).toHaveAttribute('data-reveal', 'shown');
});

test('the position is checked again after 300 milliseconds without a scroll', () => {
  const element = content(1.5);
  top = 0;
  act(() => jest.advanceTimersByTime(299));
  expect(element).toHaveAttribute('data-reveal', 'hidden');
  act(() => jest.advanceTimersByTime(1));
  expect(element).toHaveAttribute('data-reveal', 'shown');
});

test('content in view at the first check is never hidden', () => {
  expect(content(0.79)).not.toHaveAttribute('data-reveal', 'hidden');
});

test('nothing is hidden under reduced motion', () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  expect(content(3)).not.toHaveAttribute('data-reveal', 'hidden');
});

test('focused content is shown', () => {
  const element = content(1.5);
  act(() => screen.getByRole('button').focus());
  expect(element).toHaveAttribute('data-reveal', 'shown');
});
