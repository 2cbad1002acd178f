import { Box } from 'shared/ui';
import { useStore } from 'shared/store';
import { PageSkeleton } from '../routes/PageSkeleton';
import { pendingNavigation } from '../routes/pendingNavigation';

/**
 * Covers the old page when the next one takes longer than a moment; what was typed there stays alive below.
 * @param isInDocument public documents have it, hidden: on a slow connection its styles would be late.
 */
export function NavigationProgress({ isInDocument }: { isInDocument: boolean }) {
  const isPending = useStore(pendingNavigation);
  if (!isPending && !isInDocument) return null;
  return (
    <Box
      hidden={!isPending}
      position="fixed"
      insetX="0"
      top="20"
      bottom="0"
      zIndex="docked"
      bg="bg"
      animation="fade-in 100ms 120ms backwards"
    >
      <PageSkeleton />
    </Box>
  );
}
