import { staffPath } from '@vibrant-peak/shared/contract';
import { Text } from '@vibrant-peak/shared/ui';
import { useAnswer } from '../api/useAnswer';
import { DashboardCard } from '../layout/DashboardCard';

/** On the dashboard: that nothing opens before the user has added a passkey. */
export function MustAddPasskeyCard() {
  const { answer } = useAnswer<{ mustAddPasskey: boolean }>('GET /session');
  if (!answer?.mustAddPasskey) return null;
  return (
    <DashboardCard
      title="Add a passkey first"
      link={{ to: `${staffPath}/sign-in`, label: 'Go to My sign-in' }}
    >
      <Text fontSize="sm">
        This site takes passkeys. Until you have added yours, nothing of it can be read or changed.
      </Text>
    </DashboardCard>
  );
}
