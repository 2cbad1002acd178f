import { homeServices } from 'shared/content/homeServices';
import { ButtonLink, Heading, Icon, Stack, Text } from 'shared/ui';
import { Card } from '../components/Card';
import { CardGrid } from '../components/CardGrid';
import { IconTile } from '../components/IconTile';
import { HomeSection } from './HomeSection';

export function ServicesSection() {
  return (
    <HomeSection
      id="services"
      eyebrow="What we do"
      title="Four crafts, one team"
      lead="Strategy, design, engineering and operations sit at the same table, so nothing is lost on the way from idea to release."
      aside={
        <ButtonLink to="/services" variant="outline">
          View All Services
          <Icon name="ArrowRight" />
        </ButtonLink>
      }
      ground="tinted"
    >
      <CardGrid gridTemplateColumns={{ sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
        {homeServices.map(({ title, description, icon }) => (
          <li key={title}>
            <Card>
              <Stack gap="4" p="7">
                <IconTile name={icon} />
                <Heading as="h3" size="md" mt="2">
                  {title}
                </Heading>
                <Text color="fg.muted">{description}</Text>
              </Stack>
            </Card>
          </li>
        ))}
      </CardGrid>
    </HomeSection>
  );
}
