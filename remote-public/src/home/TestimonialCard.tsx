import type { Testimonial } from 'shared/schemas/testimonial';
import { Box, HStack, Heading, Icon, Picture, Stack, Text, chakra } from 'shared/ui';
import { Card } from '../components/Card';
import { Stars } from './Stars';

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, position, quote, rating, avatar } = testimonial;
  return (
    <Box h="full" maxW="4xl" mx="auto" px="3" py="2">
      <Card>
        <Stack h="full" gap="6" p={{ base: '6', md: '12' }}>
          <HStack justify="space-between" color="brand.fg">
            <Stars rating={rating} />
            <Icon name="Quote" size="2rem" />
          </HStack>
          <chakra.blockquote
            flex="1"
            fontFamily="heading"
            fontSize={{ base: 'lg', md: '2xl' }}
            lineHeight="1.5"
            letterSpacing="tight"
            textWrap="pretty"
          >
            {quote}
          </chakra.blockquote>
          <HStack gap="4">
            <Picture src={avatar} alt="" ratio={1} sizes="56px" w="14" flexShrink="0" borderRadius="full" />
            <Box>
              <Heading as="h3" size="sm">
                {name}
              </Heading>
              <Text fontSize="sm" color="fg.muted">
                {position}
              </Text>
            </Box>
          </HStack>
        </Stack>
      </Card>
    </Box>
  );
}
