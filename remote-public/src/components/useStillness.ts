import { useEffect, type RefObject } from 'react';

/**
 * Holds moving parts (by selector) in place while one is pressed: without that the release would
 * miss the button.
 */
export function useStillness(root: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const moves = (state: AnimationPlayState) =>
      [...element.querySelectorAll(selector)]
        .flatMap((part) => part.getAnimations())
        .filter(({ playState }) => playState === state);
    const hold = () => moves('running').forEach((move) => move.pause());
    const release = () => moves('paused').forEach((move) => move.play());
    const watch = new AbortController();
    const options = { capture: true, passive: true, signal: watch.signal };
    element.addEventListener('pointerdown', hold, options);
    for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release, options);
    return () => watch.abort();
  }, [root, selector]);
}
