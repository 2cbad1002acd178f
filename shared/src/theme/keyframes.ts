import { defineKeyframes } from '@chakra-ui/react/styled-system';

export const keyframes = defineKeyframes({
  spin: { '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 } },
  'grow-right': { from: { transform: 'scaleX(0)' }, to: { transform: 'none' } },
  'header-ground': {
    to: {
      backgroundColor: 'var(--chakra-colors-bg)',
      borderColor: 'var(--chakra-colors-border-muted)',
      boxShadow: 'var(--chakra-shadows-sm)',
    },
  },
  'sink-near': { to: { transform: 'translateY(0.75rem)' } },
  'sink-far': { to: { transform: 'translateY(3rem)' } },
});
