import { flushSync } from 'react-dom';

/**
 * Applies an update so that elements with a `viewTransitionName` glide to their new places. Browsers without view
 * transitions, and visitors who want less motion, get the update at once.
 */
export function glide(update: () => void): void {
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!('startViewTransition' in document) || wantsLessMotion) update();
  else document.startViewTransition(() => flushSync(update));
}
