import { benefits } from '@vibrant-peak/shared/content/benefits';
import { Container, Heading, Text, chakra } from '@vibrant-peak/shared/ui';
import { ItemCard } from '../components/ItemCard';
import { CardGrid } from '../components/CardGrid';

export function BenefitsSection() {
  return (
    <chakra.section
      aria-labelledby="benefits"
      data-below=""
      py={{ base: '14', md: '28', _print: '4' }}
      bg="bg.subtle"
      borderTopWidth="1px"
      borderColor="border.muted"
      breakInside="avoid"
    >
      <Container>
        <Heading as="h2" size="2xl" mb={{ base: '8', md: '14', _print: '4' }} id="benefits">
          Why Join Us?
        </Heading>
        <CardGrid gridTemplateColumns={{ sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}>
          {benefits.map(({ title, description }) => (
            <li key={title}>
              <ItemCard p={{ base: '6', md: '8', _print: '4' }} gap="3">
                <Heading as="h3" size="xl">
                  {title}
                </Heading>
                <Text color="fg.muted">{description}</Text>
              </ItemCard>
            </li>
          ))}
        </CardGrid>
      </Container>
    </chakra.section>
  );
}
