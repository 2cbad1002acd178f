import { benefits } from '@vibrant-peak/shared/content/benefits';
import { Container, Heading, Text, chakra } from '@vibrant-peak/shared/ui';

/** A list set as type, without cards. */
export function BenefitsSection() {
  return (
    <chakra.section
      aria-labelledby="benefits"
      data-below=""
      py={{ base: '14', md: '28' }}
      bg="bg.subtle"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Container>
        <Heading as="h2" size="2xl" mb={{ base: '8', md: '14' }} id="benefits">
          Why Join Us?
        </Heading>
        <chakra.ul listStyleType="none">
          {benefits.map(({ title, description }) => (
            <Benefit key={title}>
              <Heading as="h3" fontSize={{ base: '2xl', md: '4xl', xl: '5xl' }} lineHeight="shorter">
                {title}
              </Heading>
              <Text maxW="xl" fontSize="lg" color="fg.muted" textWrap="pretty">
                {description}
              </Text>
            </Benefit>
          ))}
        </chakra.ul>
      </Container>
    </chakra.section>
  );
}

const Benefit = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'baseline',
    gap: { base: '3', md: '8' },
    py: { base: '6', md: '8' },
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
