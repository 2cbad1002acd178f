import { staffPath } from '@vibrant-peak/shared/contract';
import { Center, RouterLink, SimpleGrid, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

/** The fixed figures of the specification. */
export const fixedFigures = { team: 8, projects: 12, services: 4, testimonials: 24 };

export type Figures = typeof fixedFigures;

const stats = [
  { label: 'Team Members', list: 'team', icon: 'Users' },
  { label: 'Projects', list: 'projects', icon: 'FolderKanban' },
  { label: 'Services', list: 'services', icon: 'Layers' },
  { label: 'Testimonials', list: 'testimonials', icon: 'MessageSquareQuote' },
] as const;

/** A tile for each figure, which links to its list. */
export function StatCards({ figures }: { figures: Figures }) {
  return (
    <SimpleGrid as="dl" columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      {stats.map(({ label, list, icon }) => (
        <Card key={label}>
          <Label>
            <RouterLink
              to={`${staffPath}/${list}`}
              minH={{ base: '11', md: '6' }}
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              {label}
            </RouterLink>
            <Center boxSize="10" borderRadius="lg" bg="brand.subtle" color="brand.fg">
              <StaffIcon name={icon} />
            </Center>
          </Label>
          <chakra.dd fontFamily="heading" fontSize="4xl" fontWeight="semibold" lineHeight="short">
            {figures[list]}
          </chakra.dd>
        </Card>
      ))}
    </SimpleGrid>
  );
}

const Card = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    _hover: { borderColor: 'border.emphasized' },
  },
});

const Label = chakra('dt', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
});
