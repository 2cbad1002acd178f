import { Box, Container, Heading, SimpleGrid, Stack, VisuallyHidden } from '@vibrant-peak/shared/ui';

/** Placeholder of a page that is loading. */
export function PageSkeleton({ heading }: { heading?: string | undefined }) {
  const block = {
    bg: 'bg.muted',
    borderRadius: 'xl',
    _motionSafe: { animation: 'pulse 1.6s ease-in-out infinite' },
  };
  return (
    <Container py="12" aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack gap="5">
        {heading ? (
          <Heading as="h1" size="xl">
            {heading}
          </Heading>
        ) : (
          <Box {...block} h="12" maxW="md" />
        )}
        <Box {...block} h="5" maxW="2xl" />
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="6" mt="6">
          {[0, 1, 2].map((index) => (
            <Box key={index} {...block} h="14rem" />
          ))}
        </SimpleGrid>
      </Stack>
    </Container>
  );
}
