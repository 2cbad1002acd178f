import { brand } from '@vibrant-peak/shared/content/brand';
import { Box, HStack } from '@vibrant-peak/shared/ui';
import { EntryText } from './EntryText';

export function Brand({ isCollapsed = false }: { isCollapsed?: boolean }) {
  return (
    <HStack gap="3" minH="11" fontFamily="heading" fontWeight="semibold" whiteSpace="nowrap">
      <Box boxSize="8" flexShrink="0" borderRadius="lg" bgImage="{gradients.accent}" p="2" color="white">
        <svg viewBox="0 0 16 16" width="100%" height="100%" aria-hidden focusable={false}>
          <path d="M0 14 6 3l3.4 6L11 6.500 16 14Z" fill="currentColor" />
        </svg>
      </Box>
      <EntryText isCollapsed={isCollapsed}>{brand.name}</EntryText>
    </HStack>
  );
}
