import { Box, Text } from '@vibrant-peak/shared/ui';

/** Why there is no electronic invoice. */
export const MissingList = ({ title, texts }: { title: string; texts: readonly string[] }) => (
  <Box fontSize="sm" color="fg.muted">
    <Text>{title}</Text>
    <Box as="ul" mt="1" ps="5" listStyleType="disc">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  </Box>
);
