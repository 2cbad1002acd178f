import { chakra } from '@vibrant-peak/shared/ui';

/** In percent of the container's width and of the rise; it runs on beyond both sides. */
const path = 'M0 100L7 91L13 94L20 80L25 75L32 62L38 65L45 53L50 50L58 37L64 40L71 27L75 23L82 7L86 0';
const outline = `M-100 140L-40 108L-20 112L${path.slice(1)}L91 9L95 8L103 24L110 22L130 60L200 100`;

/**
 * A mountain with a path from the left up to a flag. It stands behind the section's text, with its
 * outline above the text at any width.
 */
export function Ridge() {
  return (
    <>
      <Mountain viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d={`${outline}V9000H-100Z`} />
        <Path d={path} />
      </Mountain>
      <Flag viewBox="0 0 68 100" aria-hidden>
        <path d="M4 100V6" stroke="currentcolor" strokeWidth="6" strokeLinecap="round" />
        <path d="M4 4C28 -6 42 18 66 6V42C42 54 28 30 4 40Z" />
      </Flag>
    </>
  );
}

const Mountain = chakra('svg', {
  base: {
    position: 'absolute',
    insetX: '0',
    top: '0',
    zIndex: '-1',
    w: 'full',
    h: 'var(--rise)',
    overflow: 'visible',
    pointerEvents: 'none',
    fill: 'bg.muted',
    '@media (forced-colors: active)': { fill: 'Canvas' },
  },
});

const Path = chakra('path', {
  base: {
    fill: 'none',
    stroke: 'brand.fg',
    strokeWidth: '5px',
    strokeLinecap: 'round',
    strokeDasharray: '1 13',
    vectorEffect: 'non-scaling-stroke',
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
});

/** Its foot is on the summit. */
const Flag = chakra('svg', {
  base: {
    position: 'absolute',
    insetStart: '86%',
    bottom: 'calc(100% - 2px)',
    h: { base: '10', lg: '16' },
    overflow: 'visible',
    color: 'brand.fg',
    fill: '#e0358b',
    '@media (forced-colors: active)': { color: 'CanvasText', fill: 'currentcolor' },
  },
});
