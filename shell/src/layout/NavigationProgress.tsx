import type { Registry } from '@vibrant-peak/shared/contract';
import { Box } from '@vibrant-peak/shared/ui';
import { useStore } from '@vibrant-peak/shared/store';
import { createPortal } from 'react-dom';
import { PageSkeleton } from '../routes/PageSkeleton';
import { pendingNavigation } from '../routes/pendingNavigation';
import { StaffSkeleton } from '../routes/StaffSkeleton';

/** Covers the old page when the next one takes longer. The old page stays, with its typed text. */
const cover = {
  bottom: '0',
  insetX: '0',
  zIndex: 'docked',
  animation: 'fade-in 100ms 150ms backwards',
} as const;

/**
 * A skeleton while the next page loads. Documents of public pages contain it, hidden, with its
 * styles for slow connections. In the staff area it stands in the place of the page.
 */
export function NavigationProgress({ registry: { audience, pages } }: { registry: Registry }) {
  const path = useStore(pendingNavigation);
  if (audience === 'public')
    return (
      <Box hidden={path === undefined} position="fixed" top="20" bg="bg" {...cover}>
        <PageSkeleton />
      </Box>
    );
  const main = path !== undefined && document.getElementById('main');
  if (!main) return null;
  const next = pages.find((page) => page.path === path);
  return createPortal(
    // The heading of the old page is still the page's.
    <Box aria-hidden position="absolute" top="0" p="inherit" bg="bg.subtle" {...cover}>
      <Box maxW="measure" mx="auto">
        <StaffSkeleton heading={next?.heading ?? next?.navigation?.label} />
      </Box>
    </Box>,
    main,
  );
}
