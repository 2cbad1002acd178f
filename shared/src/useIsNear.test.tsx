import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useIsNear } from './useIsNear';

type Watch = { margin?: string; report: (isIntersecting: boolean) => void; isOver: boolean };
let watches: Watch[] = [];

/** Fake of the browser's observer, which jsdom lacks. */
class FakeObserver {
  private readonly watch: Watch;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin?: string }) {
    this.watch = {
      margin: options.rootMargin,
      report: (isIntersecting) => callback([{ isIntersecting }]),
      isOver: false,
    };
    watches.push(this.watch);
  }
  observe() {}
  disconnect() {
    this.watch.isOver = true;
  }
}

const original = globalThis.IntersectionObserver;
beforeEach(() => {
  watches = [];
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
});
afterEach(() => void (globalThis.IntersectionObserver = original));

function Part() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useIsNear(element, 600) ? 'near' : 'far'}</p>;
}

test('a distant element becomes near once, stays so, and is no longer observed', () => {
  render(<Part />);
  const [watch] = watches;
  expect(watch?.margin).toBe('600px 0px');
  act(() => watch?.report(false));
  expect(screen.getByText('far')).toBeVisible();
  act(() => watch?.report(true));
  expect(screen.getByText('near')).toBeVisible();
  expect(watches.map(({ isOver }) => isOver)).toEqual([true]);
});

test('an unmounted part is no longer observed', () => {
  render(<Part />).unmount();
  expect(watches.map(({ isOver }) => isOver)).toEqual([true]);
});
