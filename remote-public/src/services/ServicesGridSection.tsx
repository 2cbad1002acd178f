import { services } from 'shared/content/services';
import type { Service } from 'shared/schemas/service';
import { Container, chakra } from 'shared/ui';
import { CardGrid } from '../components/CardGrid';
import { createLazyPart } from 'shared/island';
import { LoadingVeil } from '../components/LoadingVeil';
import { useDialogSubject } from '../components/useDialogSubject';
import { ServiceCard } from './ServiceCard';

const LazyServiceDialog = createLazyPart(async () => (await import('./ServiceDialog')).ServiceDialog);

/** Services in addresses, such as `/services?service=web`. */
const serviceSubjects = {
  parameter: 'service',
  nameOf: ({ id }: Service) => id,
  find: (name: string) => services.find(({ id }) => id === name),
};

export function ServicesGridSection() {
  const { subject: service, open, dialog } = useDialogSubject(serviceSubjects);

  return (
    <chakra.section aria-label="All services" py={{ base: '12', md: '20' }}>
      <Container>
        <CardGrid gridTemplateColumns={{ sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}>
          {services.map((entry, index) => (
            <ServiceCard
              key={entry.id}
              service={entry}
              index={index}
              onOpen={open}
              onIntent={LazyServiceDialog.prefetch}
            />
          ))}
        </CardGrid>
        {service && <LazyServiceDialog service={service} fallback={<LoadingVeil />} {...dialog} />}
      </Container>
    </chakra.section>
  );
}
