/** In milliseconds. */
const duration = { growing: 280, leaving: 180 };
const easing = 'ease';

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A dialog that grows out of something is moved by `grow`; the library waits for the end of what fades. */
export const fading = {
  _motionSafe: {
    _open: { animationName: 'fade-in', animationDuration: `${duration.growing}ms` },
    _closed: { animationName: 'fade-out', animationDuration: `${duration.leaving}ms` },
  },
};

/** For those who want less motion. */
export const still = { _motionReduce: { animation: 'none' } };

/** Lets a dialog grow out of what it tells more of. */
export function grow(content: HTMLElement, origin: Element): void {
  if (wantsStillness()) return;
  content.animate([{ transform: wayFrom(content, origin) }, { transform: 'none' }], {
    duration: duration.growing,
    easing,
  });
}

/**
 * Takes a dialog out of sight, back into what it came from. Nothing of the page is styled or laid out anew for it.
 * @returns what brings it back.
 */
export function leave(content: HTMLElement, backdrop: HTMLElement | null, origin: Element): () => void {
  const parts = backdrop ? [content, backdrop] : [content];
  if (wantsStillness()) {
    for (const part of parts) part.style.visibility = 'hidden';
    return () => parts.forEach((part) => part.style.removeProperty('visibility'));
  }
  const transform = wayFrom(content, origin);
  const options = { duration: duration.leaving, easing, fill: 'forwards' } as const;
  const moves = parts.map((part) =>
    part.animate(part === content ? { opacity: 0, transform } : { opacity: 0 }, options),
  );
  return () => moves.forEach((move) => move.cancel());
}

/** From where the dialog stands by its layout, whatever moves it just then. */
function wayFrom(content: HTMLElement, origin: Element): string {
  const { left, top, width, height } = origin.getBoundingClientRect();
  const x = left + width / 2 - content.offsetLeft - content.offsetWidth / 2;
  const y = top + height / 2 - content.offsetTop - content.offsetHeight / 2;
  return `translate(${x}px, ${y}px) scale(${Math.min(1, width / content.offsetWidth)})`;
}
