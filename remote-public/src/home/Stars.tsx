import { Box, HStack, Icon } from '@vibrant-peak/shared/ui';

const scale = [1, 2, 3, 4, 5];

/** A rating from 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <HStack role="img" aria-label={`${rating} out of ${scale.length} stars`} gap="1" color="brand.fg">
      {scale.map((star) => (
        <Box
          key={star}
          as="span"
          opacity={star > rating ? 0.45 : 1}
          css={{ '& svg': { fill: star <= rating ? 'currentColor' : 'none' } }}
        >
          <Icon name="Star" />
        </Box>
      ))}
    </HStack>
  );
}
