import type { DemoLogin } from '@vibrant-peak/shared/schemas/demoLogin';
import { Box, Text, chakra } from '@vibrant-peak/shared/ui';

/** Shows the demo credentials and says that they are not protection. */
export function DemoHint({ username, password }: DemoLogin) {
  return (
    <Box borderRadius="lg" bg="brand.subtle" px="4" py="3" fontSize="sm">
      <Text>
        <span>Demo credentials: </span>
        <Value>{username}</Value>
        <span> / </span>
        <Value>{password}</Value>
      </Text>
      <Text mt="1" color="fg.muted">
        This demo login offers no security: anyone can read it here, and it is checked in the browser alone.
      </Text>
    </Box>
  );
}

const Value = chakra('code', { base: { fontFamily: 'mono', fontWeight: 'semibold' } });
