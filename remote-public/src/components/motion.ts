import { flushSync } from 'react-dom';
import type { animate as Animate } from '@vibrant-peak/shared/motion';

let loaded: typeof Animate | undefined;

/**
 * Loads the animation library. Nothing waits for it; after a failed load the next call tries again.
 */
export function prefetchMotion(): void {
  if (loaded) return;
  void import('@vibrant-peak/shared/motion').then(
    ({ animate }) => (loaded = animate),
    () => undefined,
  );
}

/**
 * Undefined until the library is loaded, and under reduced motion: changes are then shown without
 * animation.
 */
export const readyMotion = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : loaded;

const duration = 0.3;
const stagger = 0.06;

/** Fades parts in, one after the other. */
export function fadeInSequence(parts: Iterable<Element>): void {
  const animate = readyMotion();
  if (!animate) return;
  for (const [index, part] of [...parts].entries())
    animate(part, { opacity: [0, 1] }, { duration, delay: index * stagger });
}

/**
 * Applies an update of a list: remaining items move from their visible positions, new ones fade in.
 * All stay interactive.
 */
export function rearrange(list: HTMLElement | null, update: () => void): void {
  const animate = readyMotion();
  if (!animate || !list) return update();
  const origin = list.getBoundingClientRect();
  const seen = new Map([...list.children].map((item) => [item, item.getBoundingClientRect()]));
  flushSync(update);
  for (const item of list.children as Iterable<HTMLElement>) {
    const before = seen.get(item);
    if (!before) {
      animate(item, { opacity: [0, 1] }, { duration });
      continue;
    }
    // The layout's position: an earlier animation may still displace the item.
    const x = before.left - origin.left - (item.offsetLeft - list.offsetLeft);
    const y = before.top - origin.top - (item.offsetTop - list.offsetTop);
    if (Math.abs(x) > 1 || Math.abs(y) > 1)
      animate(item, { transform: [`translate(${x}px, ${y}px)`, 'none'] }, { duration, ease: 'easeOut' });
  }
}
