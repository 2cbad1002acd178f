import { benefits } from 'shared/content/benefits';
import { Container, Heading, Text, chakra } from 'shared/ui';
import { Card } from '../components/Card';
import { CardGrid } from '../components/CardGrid';
import { IconTile } from '../components/IconTile';

export function BenefitsSection() {
  return (
    <chakra.section
      aria-labelledby="benefits"
      data-below=""
      py={{ base: '14', md: '24' }}
      bg="bg.subtle"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Container>
        <Heading as="h2" size="2xl" mb="8" id="benefits">
          Why Join Us?
        </Heading>
        <CardGrid gridTemplateColumns={{ md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}>
          {benefits.map(({ title, description, icon }) => (
            <li key={title}>
              <Card p="6" gap="3" aria-label={title}>
                <IconTile name={icon} />
                <Heading as="h3" size="md" mt="1">
                  {title}
                </Heading>
                <Text color="fg.muted">{description}</Text>
              </Card>
            </li>
          ))}
        </CardGrid>
      </Container>
    </chakra.section>
  );
}
