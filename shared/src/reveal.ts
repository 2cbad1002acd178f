/**
 * Parts that fade in on scroll have `data-fades`: `section`, or `item` of a list. Their
 * `data-reveal` is the state: `initial` for the first view, `hidden`, then `shown` for good. The
 * inline script or the component sets it.
 */
export type Fades = 'section' | 'item';

/** Event on a part when it is shown after it was hidden. */
export const revealEvent = 'reveal';

/** Delay of a second check, after fonts and hash jumps, in milliseconds. */
export const recheckDelay = 300;

/**
 * Part of the viewport's height that a section's top edge has to reach, and part of an item that
 * has to be in view.
 */
const sectionThreshold = 0.8;
const itemThreshold = 0.2;

/**
 * Whether a part has come far enough into view to be shown; parts above the viewport count, too.
 */
export function isDue(part: HTMLElement): boolean {
  const isItem = part.dataset['fades'] === 'item';
  const { top, height } = ((!isItem && part.closest('section')) || part).getBoundingClientRect();
  return isItem
    ? top + itemThreshold * height <= window.innerHeight
    : top < sectionThreshold * window.innerHeight;
}

/**
 * Hides a part until it is due or gets the focus, then shows it for good.
 * @param isInitial whether it is due already. Who hides several parts asks for all of them first:
 * a question after a change lays the page out again.
 * @returns a function that ends the watch.
 */
export function revealOnScroll(part: HTMLElement, isInitial = isDue(part)): () => void {
  part.dataset['reveal'] = isInitial ? 'initial' : 'hidden';
  const ending = new AbortController();
  if (isInitial) return () => undefined;
  const show = () => {
    ending.abort();
    part.dataset['reveal'] = 'shown';
    part.dispatchEvent(new Event(revealEvent));
  };
  const check = () => {
    if (!ending.signal.aborted && isDue(part)) show();
  };
  const { signal } = ending;
  addEventListener('scroll', check, { passive: true, signal });
  addEventListener('resize', check, { signal });
  part.addEventListener('focusin', show, { signal });
  afterLoad(() => check());
  return () => ending.abort();
}

/** Runs 300 ms after the load of the document, or from now on when it is loaded. */
export function afterLoad(run: () => void): void {
  const later = () => void setTimeout(run, recheckDelay);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
