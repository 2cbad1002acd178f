import { brand } from '@vibrant-peak/shared/content/brand';
import { services } from '@vibrant-peak/shared/content/services';
import { definePage } from '@vibrant-peak/shared/contract';
import { useLocation } from '@vibrant-peak/shared/router';
import { Box, Container, Stack } from '@vibrant-peak/shared/ui';
import { breadcrumbs } from '../components/breadcrumbs';
import { BackLink } from '../components/BackLink';
import { ContactInvitation } from '../components/ContactInvitation';
import { PageHero } from '../components/PageHero';
import { entryAt, servicePath } from '../components/ownPath';
import { socialImageOf } from '../components/socialImageOf';
import { ExampleSection, PricesSection } from './ServiceProof';
import { BenefitsSection, ProcessSection } from './ServiceSections';

const serviceAt = (path: string) => entryAt(services, servicePath, path);

function ServicePage() {
  const service = serviceAt(useLocation().pathname);
  return (
    <>
      <PageHero motif="layers" title={service.title} lead={service.description}>
        <BackLink to="/services">All services</BackLink>
      </PageHero>
      <Container py={{ base: '10', md: '20' }}>
        <Stack gap={{ base: '14', md: '24' }}>
          <BenefitsSection benefits={service.benefits} />
          <ProcessSection process={service.process} />
        </Stack>
      </Container>
      <Box data-below="">
        <Container pb={{ base: '14', md: '24' }}>
          <Stack gap={{ base: '14', md: '24' }}>
            <ExampleSection slug={service.project} />
            <PricesSection />
          </Stack>
        </Container>
      </Box>
      <ContactInvitation />
    </>
  );
}

export const page = definePage({
  component: ServicePage,
  paths: () => services.map(servicePath),
  metadata: (path) => {
    const { title, description, benefits } = serviceAt(path);
    return {
      title: `${title} | ${brand.name}`,
      description,
      keywords: [title, ...benefits].join(', '),
      ogImage: socialImageOf(path),
      ogImageAlt: `${title} by ${brand.name}`,
    };
  },
  structuredData: (path) => {
    const { title, description } = serviceAt(path);
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: title,
        serviceType: title,
        description,
        url: new URL(path, brand.url).href,
        provider: { '@type': 'Organization', name: brand.name, url: brand.url },
        areaServed: brand.location.split(', ').at(-1),
      },
      breadcrumbs({ name: 'Services', path: '/services' }, title, path),
    ];
  },
});
