import { Box, chakra } from '@vibrant-peak/shared/ui';
import { Rising } from './Rising';

/** Line drawings, as SVG paths. */
const drawings = {
  /** Ridges behind each other, like the brand's peak. */
  peaks: ['M0 220l80-30 90-20 130 50', 'M0 200l70-60 40 30 60-60 130 90', 'M0 180 70 70l40 50 60-90 130 150'],
  /** Stacked layers, for services. */
  layers: [170, 130, 90, 50].map((y) => `M30 ${y}l120-50 120 50-120 50z`),
  /** People side by side. */
  people: [45, 95, 145, 195].map(
    (x) => `M${x} 130a40 40 0 1 1 80 0 40 40 0 1 1-80 0zm-20 90a60 50 0 0 1 120 0`,
  ),
  /** Ascending steps. */
  steps: [60, 30, 0].map((y) => `M0 ${150 + y}h75v-40h75v-40h75v-40h75`),
} as const;

export type MotifName = keyof typeof drawings;

/** Line drawing beside the title of a page, on wide screens. It appears once, from below. */
export const Motif = ({ name }: { name: MotifName }) => (
  <Box hideBelow="lg" flex="1" maxW="sm">
    <Rising>
      <Drawing viewBox="0 0 300 230" aria-hidden>
        {drawings[name].map((path) => (
          <path key={path} d={path} />
        ))}
      </Drawing>
    </Rising>
  </Box>
);

const Drawing = chakra('svg', {
  base: {
    w: 'full',
    fill: 'none',
    stroke: 'brand.solid',
    strokeWidth: '1.5px',
    strokeLinejoin: 'round',
    opacity: '0.6',
  },
});
