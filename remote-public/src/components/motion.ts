import { flushSync } from 'react-dom';
import type { animate as Animate } from 'shared/motion';

let loaded: typeof Animate | undefined;

/** Fetches what moves things. Nothing ever waits for it, and a fetch that failed is made again by the next call. */
export function prefetchMotion(): void {
  if (loaded) return;
  void import('shared/motion').then(
    ({ animate }) => (loaded = animate),
    () => undefined,
  );
}

/** Undefined until the library is there, and where less motion is asked for: things are simply in their places then. */
export const readyMotion = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : loaded;

const duration = 0.3;
const turn = 0.06;

/** Fades parts in, one after the other. */
export function fadeInTurns(parts: Iterable<Element>): void {
  const animate = readyMotion();
  if (!animate) return;
  for (const [index, part] of [...parts].entries())
    animate(part, { opacity: [0, 1] }, { duration, delay: index * turn });
}

/**
 * Applies an update of a list: items that stay glide from where they are seen to their new places, new ones fade in. The
 * items are real all the while, so that a press meets what it is aimed at.
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
    // The new place by the layout: an earlier glide may still hold the item elsewhere.
    const x = before.left - origin.left - (item.offsetLeft - list.offsetLeft);
    const y = before.top - origin.top - (item.offsetTop - list.offsetTop);
    if (Math.abs(x) > 1 || Math.abs(y) > 1)
      animate(item, { transform: [`translate(${x}px, ${y}px)`, 'none'] }, { duration, ease: 'easeOut' });
  }
}
