import type { FailedPart } from '@vibrant-peak/shared/island';
import { Button, Flex, Icon, Text } from '@vibrant-peak/shared/ui';

/** Replaces an extension that failed. It is quiet, because the rest of the page works. */
export const ExtensionNote = ({ failures, onRetry }: FailedPart) => (
  <Flex
    role="status"
    align="center"
    gap="3"
    px="5"
    py="3"
    borderWidth="1px"
    borderStyle="dashed"
    borderColor="border"
    borderRadius="xl"
    color="fg.muted"
    fontSize="sm"
  >
    <Icon name="TriangleAlert" />
    <Text flex="1">{failures ? 'This part did not load.' : 'This part stopped working.'}</Text>
    <Button
      variant="outline"
      colorPalette="gray"
      onClick={({ currentTarget }) => {
        // The note is removed; the frame around it stays.
        currentTarget.closest<HTMLElement>('[data-extension]')?.focus();
        onRetry();
      }}
    >
      Retry
    </Button>
  </Flex>
);
