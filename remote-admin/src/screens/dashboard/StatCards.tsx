import { staffPath } from '@vibrant-peak/shared/contract';
import { Center, Flex, RouterLink, SimpleGrid, Span, cardStyle, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

/** The fixed numbers of the specification. */
const figures = { team: 8, projects: 12, services: 4, testimonials: 24 };

const stats = [
  { label: 'Team Members', list: 'team', icon: 'Users' },
  { label: 'Projects', list: 'projects', icon: 'FolderKanban' },
  { label: 'Services', list: 'services', icon: 'Layers' },
  { label: 'Testimonials', list: 'testimonials', icon: 'MessageSquareQuote' },
] as const;

/** A tile for each figure, which is a link to its list. */
export function StatCards() {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, lg: 4 }} gap={{ base: '3', sm: '4' }}>
      {stats.map(({ list, ...stat }) => (
        <li key={list}>
          <StatCard {...stat} path={`${staffPath}/${list}`} value={figures[list]} />
        </li>
      ))}
    </SimpleGrid>
  );
}

interface StatCardProps {
  label: string;
  value: number;
  icon: string;
  path: string;
}

function StatCard({ label, value, icon, path }: StatCardProps) {
  return (
    <Tile to={path} draggable={false}>
      <Flex w="full" justify="space-between" color="fg.muted" fontSize="sm" fontWeight="medium">
        <Span>{label}</Span>
        <Center hideBelow="sm" boxSize="10" borderRadius="lg" bg="brand.subtle" color="brand.fg">
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
    ...cardStyle,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    p: { base: '4', sm: '5' },
    _hover: { borderColor: 'border.emphasized' },
  },
});
