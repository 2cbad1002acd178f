import { homeServices, homeServicesIntroduction } from '@vibrant-peak/shared/content/homeServices';
import { Box, ButtonLink, Heading, Icon, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { servicePath } from '../components/ownPath';
import { HomeSection } from './HomeSection';

export function ServicesSection() {
  return (
    <HomeSection
      id="services"
      {...homeServicesIntroduction}
      aside={
        <ButtonLink to="/services" variant="outline">
          <span>View All Services</span>
          <Icon name="ArrowRight" />
        </ButtonLink>
      }
      ground="tinted"
    >
      <Table>
        {homeServices.map(({ title, description, icon, service }) => (
          <li key={title}>
            <article>
              <Box mb={{ base: '4', lg: '10' }} color="brand.fg">
                <Icon name={icon} size="2rem" />
              </Box>
              <Heading as="h3" size="lg" mb="3">
                {service ? <WholeCell to={servicePath({ id: service })}>{title}</WholeCell> : title}
              </Heading>
              <Text maxW={{ lg: '13.125rem', '2xl': '15rem' }} color="fg.muted">
                {description}
              </Text>
            </article>
          </li>
        ))}
      </Table>
    </HomeSection>
  );
}

/**
 * One table of four cells: its background shows between them as lines, in any number of columns.
 */
const Table = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    gap: '1px',
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: '2xl',
    bg: 'border',
    breakInside: 'avoid',
    '& > li': { position: 'relative', bg: 'bg.panel', p: { base: '6', md: '8' } },
  },
});

/** The link of a title takes presses anywhere in its cell. */
const WholeCell = chakra(RouterLink, {
  base: { _before: { content: '""', position: 'absolute', inset: '0' } },
});
