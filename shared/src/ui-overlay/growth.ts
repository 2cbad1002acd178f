/** How a dialog grows out of what it tells more of: by the browser's own animations, from a place in three variables. */
export const growthKeyframes =
  '@keyframes grow{from{transform:translate(var(--from-x),var(--from-y)) scale(var(--from-scale))}}' +
  '@keyframes shrink{to{transform:translate(var(--from-x),var(--from-y)) scale(var(--from-scale))}}';

export const growth = {
  _motionSafe: {
    _open: { animationName: 'grow, fade-in', animationDuration: '280ms' },
    _closed: { animationName: 'shrink, fade-out', animationDuration: '180ms' },
  },
};

/** For those who want less motion. */
export const still = { _motionReduce: { animation: 'none' } };

/** Measures the way from the origin to the dialog, by its layout: it may be on its way already. */
export function measureGrowth(content: HTMLElement | null, origin: Element | null | undefined): void {
  if (!content || !origin) return;
  const { left, top, width, height } = origin.getBoundingClientRect();
  const middle = [
    content.offsetLeft + content.offsetWidth / 2,
    content.offsetTop + content.offsetHeight / 2,
  ] as const;
  content.style.setProperty('--from-x', `${left + width / 2 - middle[0]}px`);
  content.style.setProperty('--from-y', `${top + height / 2 - middle[1]}px`);
  content.style.setProperty('--from-scale', String(Math.min(1, width / content.offsetWidth)));
}
