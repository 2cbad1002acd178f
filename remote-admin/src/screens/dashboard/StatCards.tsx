import { Center, SimpleGrid, chakra } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';

const stats = [
  { label: 'Team Members', value: 8, icon: 'Users' },
  { label: 'Projects', value: 12, icon: 'FolderKanban' },
  { label: 'Services', value: 4, icon: 'Layers' },
  { label: 'Testimonials', value: 24, icon: 'MessageSquareQuote' },
];

export function StatCards() {
  return (
    <SimpleGrid as="dl" columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      {stats.map(({ label, value, icon }) => (
        <Card key={label}>
          <Label>
            {label}
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
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
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
