import { defineKeyframes } from '@chakra-ui/react/styled-system';

export const keyframes = defineKeyframes({
  spin: { '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 } },
  'grow-right': { from: { transform: 'scaleX(0)' }, to: { transform: 'none' } },
  rise: { from: { transform: 'translateY(100%)' } },
  'stay-in-rising': { from: { transform: 'translateY(-100%)' } },
  'header-ground': { to: { opacity: 1 } },
  'sink-near': { to: { transform: 'translateY(0.75rem)' } },
  'sink-far': { to: { transform: 'translateY(3rem)' } },
});
