import { Box } from 'shared/ui';
import { useStore } from 'shared/store';
import { PageSkeleton } from '../routes/PageSkeleton';
import { pendingNavigation } from '../routes/pendingNavigation';

/**
 * A skeleton over the old page when the next one takes longer than a moment. The old page stays mounted below, with what was typed.
 * @param isInDocument whether the document holds it, hidden, so that its styles are there: on a slow connection they would come
 * after it. Public documents do.
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
