import { staffPath } from '@vibrant-peak/shared/contract';
import { Text } from '@vibrant-peak/shared/ui';
import { DashboardCard } from '@vibrant-peak/shared/ui-admin';
import { useHeldBack } from './useHeldBack';

/** On the dashboard: that publications wait for a publisher. */
export function HeldBackCard() {
  const { publications = [] } = useHeldBack().answer ?? {};
  if (publications.length === 0) return null;
  return (
    <DashboardCard
      title="Waiting for a publisher"
      link={{ to: `${staffPath}/changes`, label: 'Go to Changes' }}
    >
      <ul>
        {publications.map(({ id, by, records }) => (
          <li key={id}>
            <Text fontSize="sm">{`${records.map(({ title }) => title).join(', ')}, scheduled by ${by}`}</Text>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
