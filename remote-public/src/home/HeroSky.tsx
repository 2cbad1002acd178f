import { chakra } from '@vibrant-peak/shared/ui';

/**
 * The light above the peak: the sun, or in dark mode the moon with some stars. In coordinates of
 * the hero's picture.
 */
export function HeroSky() {
  return (
    <Layer viewBox="0 0 1280 960" aria-hidden>
      <radialGradient id="sun" cx=".4" cy=".35" r=".75">
        <stop stopColor="#fcd34d" />
        <stop offset=".5" stopColor="#f59e0b" />
        <stop offset="1" stopColor="#db2777" />
      </radialGradient>
      <Light opacity={{ base: 1, _dark: 0 }}>
        <circle cx="930" cy="260" r="130" fill="url(#sun)" />
      </Light>
      <Light opacity={{ base: 0, _dark: 1 }} fill="#ede9fe">
        <path d="M955 150a110 110 0 1 0 92 150 88 88 0 0 1-92-150z" />
        {stars.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </Light>
    </Layer>
  );
}

const stars = [
  [120, 180, 4],
  [300, 60, 5],
  [440, 250, 3],
  [520, 90, 4],
  [780, 50, 5],
  [1090, 390, 4],
  [1180, 240, 5],
] as const;

const Layer = chakra('svg', { base: { position: 'absolute', inset: '0', w: 'full', h: 'full' } });

const Light = chakra('g', { base: { _motionSafe: { transition: 'opacity 800ms' } } });
