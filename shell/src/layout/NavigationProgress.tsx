import { Box } from '@vibrant-peak/shared/ui';
import { useStore } from '@vibrant-peak/shared/store';
import { PageSkeleton } from '../routes/PageSkeleton';
import { pendingNavigation } from '../routes/pendingNavigation';

/**
 * Covers the old page with a skeleton when the next one takes longer than 120 ms. The old page
 * stays mounted with its typed text.
 * @param isInDocument whether the document contains it, hidden, with its styles for slow
 * connections.
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
