import { useIsOnline } from '@vibrant-peak/shared/host';
import { Box, Icon, Text } from '@vibrant-peak/shared/ui';

/**
 * Announces a lost connection in an overlay that preserves the layout and typed text. Documents
 * contain it, hidden, because it could not be loaded offline. Toasts cover it.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <Box aria-live="polite">
      <Box
        hidden={isOnline}
        role="status"
        position="fixed"
        bottom="var(--notices-bottom, 1rem)"
        insetX="4"
        mx="auto"
        w="fit-content"
        zIndex="skipNav"
        display="flex"
        alignItems="center"
        gap="3"
        px="5"
        py="3"
        bg="gray.solid"
        color="gray.contrast"
        borderRadius="full"
        boxShadow="lg"
        fontSize="sm"
        pointerEvents="none"
      >
        <Icon name="TriangleAlert" />
        <Text as="span">You are offline. What you have typed stays on this page.</Text>
      </Box>
    </Box>
  );
}
