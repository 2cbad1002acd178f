import { Box, Container, Heading, SimpleGrid, Stack, VisuallyHidden } from '@vibrant-peak/shared/ui';
import { skeletonBlock } from './skeletonBlock';

/** Placeholder of a page that is loading. */
export function PageSkeleton({ heading }: { heading?: string | undefined }) {
  return (
    <Container py="12" aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack gap="5">
        {heading ? (
          <Heading as="h1" size="xl">
            {heading}
          </Heading>
        ) : (
          <Box {...skeletonBlock} h="12" maxW="md" />
        )}
        <Box {...skeletonBlock} h="5" maxW="2xl" />
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="6" mt="6">
          {[0, 1, 2].map((index) => (
            <Box key={index} {...skeletonBlock} h="14rem" />
          ))}
        </SimpleGrid>
      </Stack>
    </Container>
  );
}
