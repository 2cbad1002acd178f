import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { render } from '@testing-library/react';
import { useFadeIn } from './useFadeIn';

let observer: { callback: IntersectionObserverCallback; options?: IntersectionObserverInit } | undefined;
let disconnects = 0;

beforeEach(() => {
  observer = undefined;
  disconnects = 0;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, options) => {
    observer = { callback, options };
    return { observe() {}, disconnect: () => (disconnects += 1) } as unknown as IntersectionObserver;
  });
});

afterEach(() => jest.restoreAllMocks());

const placeAt = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

const see = (isIntersecting: boolean) =>
  act(() =>
    observer?.callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
  );

function Probe() {
  const { ref, visibility } = useFadeIn<HTMLDivElement>();
  return <div ref={ref}>{visibility}</div>;
}

test('an element below the fold is hidden, and revealed once when a fifth of it is visible', () => {
  placeAt(2000);
  render(<Probe />);
  expect(observer?.options).toMatchObject({ threshold: 0.2 });

  see(false);
  expect(screen.getByText('hidden')).toBeInTheDocument();
  see(true);
  expect(screen.getByText('revealed')).toBeInTheDocument();
  expect(disconnects).toBe(1);
});

test('an element in view, or above it, is never hidden', () => {
  placeAt(-500);
  render(<Probe />);
  expect(observer).toBeUndefined();
  expect(screen.getByText('shown')).toBeInTheDocument();
});

test('nothing is hidden under reduced motion', () => {
  placeAt(2000);
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<Probe />);
  expect(observer).toBeUndefined();
});

test('prerendered HTML shows everything', () => {
  expect(renderToString(<Probe />)).toBe('<div>shown</div>');
});
