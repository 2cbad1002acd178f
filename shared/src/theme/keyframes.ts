import { defineKeyframes } from '@chakra-ui/react/styled-system';

export const keyframes = defineKeyframes({
  spin: { '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { transform: 'scale(0.96)' }, to: { transform: 'scale(1)' } },
  'scale-out': { from: { transform: 'scale(1)' }, to: { transform: 'scale(0.96)' } },
  'grow-right': { from: { transform: 'scaleX(0)' }, to: { transform: 'none' } },
  'sink-near': { to: { transform: 'translateY(0.75rem)' } },
  'sink-far': { to: { transform: 'translateY(3rem)' } },
  'slide-from-left-full': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  'slide-to-left-full': { from: { transform: 'none' }, to: { transform: 'translateX(-100%)' } },
});
