import { Box, Center, VisuallyHidden } from '@vibrant-peak/shared/ui';

/** Dims the page while a dialog loads, after a delay. */
export function LoadingVeil() {
  return (
    <Center
      position="fixed"
      inset="0"
      zIndex="overlay"
      bg="blackAlpha.500"
      animation="fade-in 200ms 200ms both"
      aria-busy
    >
      <VisuallyHidden>Loading</VisuallyHidden>
      <Box
        boxSize="10"
        borderWidth="3px"
        borderColor="white"
        borderTopColor="transparent"
        borderRadius="full"
        animation={{ _motionSafe: 'spin 800ms linear infinite' }}
      />
    </Center>
  );
}
