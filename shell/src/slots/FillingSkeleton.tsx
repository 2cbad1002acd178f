import { Box } from '@vibrant-peak/shared/ui';

/** Placeholder of a filling that is loading. */
export const FillingSkeleton = () => (
  <Box
    aria-busy
    h="28"
    bg="bg.muted"
    borderRadius="xl"
    _motionSafe={{ animation: 'pulse 1.6s ease-in-out infinite' }}
  />
);
