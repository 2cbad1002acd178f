import { useEffect } from 'react';
import { interactionOf, onInteraction } from '../interaction';

/**
 * Calls `start` as soon as the element is pointed at, touched, focused or otherwise used, and without that when the browser is idle.
 * @returns what ends the watch.
 */
export function whenNeeded(element: HTMLElement | null, start: () => void): (() => void) | undefined {
  if (!element) return;
  const ending = new AbortController();
  const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target);
  onInteraction(({ target }) => {
    if (isInside(target)) start();
  }, ending.signal);
  if (interactionOf().early.some(({ target }) => isInside(target)) || isInside(document.activeElement))
    start();
  else whenIdle(() => !ending.signal.aborted && start());
  return () => ending.abort();
}

/** Runs it when the browser is idle after the first interaction: from then on everything is to answer at once. */
export function afterFirstInteraction(run: () => void): void {
  void interactionOf().begun.then(() => whenIdle(run));
}

/** The same for a component. It need not be in the page any more by then. */
export function useAfterFirstInteraction(run: () => void): void {
  useEffect(() => afterFirstInteraction(run), [run]);
}

/** Safari knows no idle callback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}
