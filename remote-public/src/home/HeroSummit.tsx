import { Box, chakra } from '@vibrant-peak/shared/ui';
import { Rising } from '../components/Rising';

/** The path to the summit, in coordinates of the hero's picture. */
const path =
  'M470 914c45-7 85-14 120-44c60-54-30-90 50-150c60-44 0-100 28-160' +
  'c22-48-28-90-12-150c8-30-6-70-4-110c4-70-6-140 0-204';

/** The path draws itself once, up to the flag. */
export const HeroSummit = () => (
  <Box position="absolute" inset="0">
    <Rising>
      <Drawing viewBox="0 0 1280 960" aria-hidden>
        <path d={path} />
        <path d="M652 84V28" strokeDasharray="none" />
        <path d="M652 26C676 16 690 40 716 28V62C690 74 676 50 652 60Z" fill="#e0358b" stroke="none" />
      </Drawing>
    </Rising>
  </Box>
);

const Drawing = chakra('svg', {
  base: {
    boxSize: 'full',
    fill: 'none',
    stroke: '#fde68a',
    strokeWidth: '6px',
    strokeLinecap: 'round',
    strokeDasharray: '1 15',
  },
});
