/** A part of a page that is loading. */
export const skeletonBlock = {
  bg: 'bg.muted',
  borderRadius: 'xl',
  _motionSafe: { animation: 'pulse 1.6s ease-in-out infinite' },
};
