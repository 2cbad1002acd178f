import type { Testimonial } from '@vibrant-peak/shared/schemas/testimonial';
import { Box, Flex, HStack, Heading, Text, chakra } from '@vibrant-peak/shared/ui';
import { Avatar } from '../components/Avatar';
import { Stars } from './Stars';

/** A quote in large type, without a frame: its left edge aligns with the buttons below. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, position, quote, rating, avatar, avatarFocus } = testimonial;
  return (
    <Flex as="article" direction="column" gap="6" h="full" px="3" py="2">
      <Stars rating={rating} />
      <Quote>{quote}</Quote>
      <HStack gap="4">
        <Avatar src={avatar} focus={avatarFocus} />
        <Box>
          <Heading as="h3" size="sm">
            {name}
          </Heading>
          <Text fontSize="sm" color="fg.muted" textWrap="balance">
            {position}
          </Text>
        </Box>
      </HStack>
    </Flex>
  );
}

const Quote = chakra('blockquote', {
  base: {
    flex: '1',
    fontFamily: 'heading',
    fontSize: { base: 'xl', md: '3xl' },
    lineHeight: '1.4',
    letterSpacing: 'tight',
  },
});
