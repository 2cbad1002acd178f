import { Box, Heading, VisuallyHidden } from '@vibrant-peak/shared/ui';
import { skeletonBlock } from './skeletonBlock';

/** Placeholder of a staff page: heading, description, tools and rows where the page has them. */
export const StaffSkeleton = ({ heading }: { heading?: string | undefined }) => (
  <Box aria-busy>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Box mb="6">
      {heading ? (
        <Heading as="h1" size="xl">
          {heading}
        </Heading>
      ) : (
        <Box {...skeletonBlock} h="9" maxW="xs" />
      )}
      <Box {...skeletonBlock} mt="1" h="5" maxW="sm" />
    </Box>
    <Box {...skeletonBlock} mb="4" h={{ base: '11', md: '9' }} maxW={{ md: 'xs' }} />
    <Box {...skeletonBlock} h="26rem" />
  </Box>
);
