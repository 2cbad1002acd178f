import { useId } from 'react';
import { dashboardSlot, defineFilling, staffPath } from '@vibrant-peak/shared/contract';
import { Flex, Heading, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { useHeldBack } from './useHeldBack';

/** On the dashboard: that publications wait for a publisher. */
function HeldBackCard() {
  const id = useId();
  const { publications = [] } = useHeldBack().answer ?? {};
  if (publications.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4">
        <Heading id={id} as="h2" size="sm">
          Waiting for a publisher
        </Heading>
        <RouterLink to={`${staffPath}/changes`} variant="underline" minH="11" fontSize="sm">
          Go to Changes
        </RouterLink>
      </Flex>
      <ul>
        {publications.map(({ id: key, by, records }) => (
          <li key={key}>
            <Text fontSize="sm">
              {records.map(({ title }) => title).join(', ')}, scheduled by {by}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minW: '0',
    h: 'full',
    minH: '28',
    px: '5',
    pt: '3',
    pb: '5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    overflowWrap: 'anywhere',
  },
});

export const filling = defineFilling(dashboardSlot, HeldBackCard);
