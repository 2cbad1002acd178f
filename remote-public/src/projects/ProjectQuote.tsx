import { testimonials } from '@vibrant-peak/shared/content/testimonials';
import { Box, HStack, Text, chakra } from '@vibrant-peak/shared/ui';
import { Avatar } from '../components/Avatar';

/** The client's testimonial, if there is one. */
export function ProjectQuote({ clientName }: { clientName: string }) {
  const testimonial = testimonials.find(({ position }) => position.endsWith(`, ${clientName}`));
  if (!testimonial) return null;
  const { name, position, quote, avatar, avatarFocus } = testimonial;
  return (
    <chakra.figure borderInlineStartWidth="3px" borderColor="brand.solid" ps={{ base: '5', md: '8' }}>
      <chakra.blockquote fontFamily="heading" fontSize={{ base: 'lg', md: '2xl' }} lineHeight="1.5">
        {quote}
      </chakra.blockquote>
      <HStack as="figcaption" gap="4" mt="6">
        <Avatar src={avatar} focus={avatarFocus} />
        <Box minW="0">
          <Text fontWeight="semibold">{name}</Text>
          <Text fontSize="sm" color="fg.muted" textWrap="balance">
            {position}
          </Text>
        </Box>
      </HStack>
    </chakra.figure>
  );
}
