import { useEffect } from 'react';

const intents = ['focusin', 'pointerover', 'touchstart'] as const;
const firstMoves = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

let hasMoved = false;

if (typeof window !== 'undefined')
  for (const move of firstMoves)
    window.addEventListener(move, () => (hasMoved = true), { passive: true, once: true, capture: true });

/**
 * Calls `start` when the element comes near the viewport, gets the focus or is pointed at, and at the latest when the
 * browser is idle after the visitor's first move: from then on everything answers at once.
 * @returns what ends the watch.
 */
export function whenNeeded(
  element: HTMLElement | null,
  start: () => void,
  whenNear = true,
): (() => void) | undefined {
  if (!element) return;
  const ending = new AbortController();
  const options = { passive: true, signal: ending.signal };

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: '400px 0px' },
  );
  if (whenNear) observer.observe(element);
  for (const intent of intents) element.addEventListener(intent, start, options);
  afterFirstMove(start, ending.signal);
  const isUsed = window.earlyEvents?.some(({ target }) => element.contains(target));
  if (isUsed || element.contains(document.activeElement)) start();
  return () => {
    observer.disconnect();
    ending.abort();
  };
}

/** Runs it when the browser is idle after the visitor's first move: from then on everything is to answer at once. */
export function afterFirstMove(run: () => void, signal?: AbortSignal): void {
  if (hasMoved) return whenIdle(run);
  for (const move of firstMoves)
    window.addEventListener(move, () => whenIdle(run), { passive: true, once: true, signal });
}

/** The same for a component. It need not be in the page any more by then. */
export function useAfterFirstMove(run: () => void): void {
  useEffect(() => afterFirstMove(run), [run]);
}

/** Safari knows no idle callback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}
