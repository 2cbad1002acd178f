import { staffPath } from '@vibrant-peak/shared/contract';
import { Center, Flex, RouterLink, SimpleGrid, Span, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

const stats = [
  { label: 'Team Members', value: 8, icon: 'Users', path: `${staffPath}/team` },
  { label: 'Projects', value: 12, icon: 'FolderKanban', path: `${staffPath}/projects` },
  { label: 'Services', value: 4, icon: 'Layers', path: `${staffPath}/services` },
  { label: 'Testimonials', value: 24, icon: 'MessageSquareQuote', path: `${staffPath}/testimonials` },
];

/** The fixed figures of the specification; each tile is a link to its list. */
export function StatCards() {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      {stats.map((stat) => (
        <li key={stat.label}>
          <StatCard {...stat} />
        </li>
      ))}
    </SimpleGrid>
  );
}

function StatCard({ label, value, icon, path }: (typeof stats)[number]) {
  return (
    <Tile to={path} draggable={false}>
      <Flex w="full" justify="space-between" color="fg.muted" fontSize="sm" fontWeight="medium">
        <Span>{label}</Span>
        <Center boxSize="10" borderRadius="lg" bg="brand.subtle" color="brand.fg">
          <StaffIcon name={icon} />
        </Center>
      </Flex>
      <Span fontFamily="heading" fontSize="4xl" fontWeight="semibold" lineHeight="short">
        {value}
      </Span>
    </Tile>
  );
}

const Tile = chakra(RouterLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    p: '5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    _hover: { borderColor: 'border.emphasized' },
  },
});
