import { chakra } from '@vibrant-peak/shared/ui';

/**
 * The path to the summit, in coordinates of the hero's picture; each segment appears after the one
 * below it.
 */
const segments = [
  'M470 914c45-7 85-14 120-44',
  'M590 870c60-54-30-90 50-150',
  'M640 720c60-44 0-100 28-160',
  'M668 560c22-48-28-90-12-150',
  'M656 410c8-30-6-70-4-110',
  'M652 300c4-70-6-140 0-204',
];

/** Milliseconds. */
const start = 600;
const step = 220;

const delay = (index: number) => ({ animationDelay: `${start + index * step}ms` });

/** The path draws itself once, up to the flag, which then unfurls. */
export function HeroSummit() {
  return (
    <Layer viewBox="0 0 1280 960" aria-hidden>
      {segments.map((segment, index) => (
        <path key={segment} d={segment} style={delay(index)} />
      ))}
      <path d="M652 84V28" strokeDasharray="none" style={delay(segments.length)} />
      <Flag d="M652 26C676 16 690 40 716 28V62C690 74 676 50 652 60Z" style={delay(segments.length + 1)} />
    </Layer>
  );
}

const Layer = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    fill: 'none',
    stroke: '#fde68a',
    strokeWidth: '6px',
    strokeLinecap: 'round',
    strokeDasharray: '1 15',
    '& path': { animation: { _motionSafe: 'fade-in 400ms backwards' } },
  },
});

const Flag = chakra('path', {
  base: {
    fill: '#e0358b',
    stroke: 'none',
    transformBox: 'fill-box',
    transformOrigin: 'left',
    '&&': { animation: { _motionSafe: 'grow-right 500ms ease-out backwards' } },
  },
});
