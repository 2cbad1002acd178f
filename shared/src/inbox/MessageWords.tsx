import { Text } from '@vibrant-peak/shared/ui';

/** What somebody wrote, with its line breaks. */
export const MessageWords = ({ children }: { children: string }) => (
  <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="tall" maxW="2xl">
    {children}
  </Text>
);
