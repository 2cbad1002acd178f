import { services } from '@vibrant-peak/shared/content/services';
import type { Service } from '@vibrant-peak/shared/schemas/service';
import { Container, chakra } from '@vibrant-peak/shared/ui';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { LoadingVeil } from '../components/LoadingVeil';
import { useDialogSubject } from '../components/useDialogSubject';
import { ServiceCard } from './ServiceCard';

const LazyServiceDialog = createLazyPart(async () => (await import('./ServiceDialog')).ServiceDialog);

/** Services in addresses, such as `/services?service=web`. */
const serviceSubjects = {
  parameter: 'service',
  valueOf: ({ id }: Service) => id,
  find: (name: string) => services.find(({ id }) => id === name),
};

export function ServicesGridSection() {
  const { subject: service, open, dialog } = useDialogSubject(serviceSubjects);

  return (
    <chakra.section aria-label="All services" py={{ base: '12', md: '20' }}>
      <Container>
        <List>
          {services.map((entry, index) => (
            <ServiceCard
              key={entry.id}
              service={entry}
              index={index}
              onOpen={open}
              onIntent={LazyServiceDialog.prefetch}
            />
          ))}
        </List>
        {service && <LazyServiceDialog service={service} fallback={<LoadingVeil />} {...dialog} />}
      </Container>
    </chakra.section>
  );
}

/** Beside the cards, on desktops, is room for what a service delivers. */
const List = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '5', md: '6' },
    pe: { lg: '36%' },
    listStyle: 'none',
  },
});
