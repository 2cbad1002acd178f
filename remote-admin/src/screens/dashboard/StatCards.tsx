import { staffPath } from '@vibrant-peak/shared/contract';
import { Center, RouterLink, SimpleGrid, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

const stats = [
  { label: 'Team Members', value: 8, icon: 'Users', path: `${staffPath}/team` },
  { label: 'Projects', value: 12, icon: 'FolderKanban', path: `${staffPath}/projects` },
  { label: 'Services', value: 4, icon: 'Layers', path: `${staffPath}/services` },
  { label: 'Testimonials', value: 24, icon: 'MessageSquareQuote', path: `${staffPath}/testimonials` },
];

/** The fixed figures of the specification; each tile links to its list. */
export function StatCards() {
  return (
    <SimpleGrid as="dl" columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      {stats.map(({ label, value, icon, path }) => (
        <Card key={label}>
          <Label>
            <RouterLink
              to={path}
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
            {value}
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
