import { costNote, startingCosts } from '@vibrant-peak/shared/content/howWeWork';
import { Box, Container, Heading, Text, chakra } from '@vibrant-peak/shared/ui';

export function CostsSection() {
  return (
    <chakra.section aria-labelledby="costs" data-below="" py={{ base: '14', md: '28' }}>
      <Container>
        <Heading as="h2" size="2xl" mb={{ base: '8', md: '14' }} id="costs">
          What it costs to begin
        </Heading>
        <chakra.ul listStyleType="none">
          {startingCosts.map(({ title, price, description }) => (
            <Cost key={title}>
              <Text
                fontFamily="heading"
                fontWeight="semibold"
                fontSize={{ base: '2xl', lg: '3xl' }}
                wordSpacing="0.1em"
              >
                {price}
              </Text>
              <Box maxW="xl">
                <Heading as="h3" size="md" mb="1">
                  {title}
                </Heading>
                <Text color="fg.muted">{description}</Text>
              </Box>
            </Cost>
          ))}
        </chakra.ul>
        <Text mt="6" fontSize="sm" color="fg.muted">
          {costNote}
        </Text>
      </Container>
    </chakra.section>
  );
}

const Cost = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
    alignItems: 'baseline',
    gap: { base: '2', md: '8' },
    py: '6',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
