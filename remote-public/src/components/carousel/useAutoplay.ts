import { useState, useSyncExternalStore } from 'react';

const motionQuery = '(prefers-reduced-motion: no-preference)';

const onPreferenceChange = (listener: () => void) => {
  const query = window.matchMedia(motionQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const allowsMotion = () => window.matchMedia(motionQuery).matches;

/**
 * Whether slides play automatically: not before hydration, under reduced motion or after `stop`.
 */
export function useAutoplay() {
  const isAllowed = useSyncExternalStore(onPreferenceChange, allowsMotion, () => false);
  const [isStopped, setStopped] = useState(false);
  return { isPlaying: isAllowed && !isStopped, stop: () => setStopped(true) };
}
