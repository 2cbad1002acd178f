import { useEffect } from 'react';
import { interactionOf, onInteraction } from '../interaction';

/**
 * Calls `start` when the visitor first uses the element, or when the browser is idle.
 * @returns a function that ends the watch.
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

/**
 * Calls `run` when the browser is idle after the first interaction, to prepare for the next ones.
 */
export function afterFirstInteraction(run: () => void): void {
  void interactionOf().begun.then(() => whenIdle(run));
}

/** The same for a component, which may be unmounted by then. */
export function useAfterFirstInteraction(run: () => void): void {
  useEffect(() => afterFirstInteraction(run), [run]);
}

/** Safari has no idle callback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}
