import { dashboardSlot, defineExtension, staffPath } from '@vibrant-peak/shared/contract';
import { Text } from '@vibrant-peak/shared/ui';
import { DashboardCard } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';

const missing = {
  passkey: {
    title: 'Add a passkey first',
    text: 'This site requires a passkey. Until you add one, you can read and change nothing.',
  },
  'second factor': {
    title: 'Set up a second factor first',
    text: 'This site requires a second factor. Set yours up, or sign in with its code, to read or change anything.',
  },
};

/** On the dashboard: that nothing opens before the user has added a passkey or a second factor. */
function MissingFactorCard() {
  const { answer } = useAnswer<{ mustAdd: keyof typeof missing | null }>('GET /session');
  if (!answer?.mustAdd) return null;
  const { title, text } = missing[answer.mustAdd];
  return (
    <DashboardCard title={title} link={{ to: `${staffPath}/sign-in`, label: 'Go to My sign-in' }}>
      <Text fontSize="sm">{text}</Text>
    </DashboardCard>
  );
}

export const extension = defineExtension(dashboardSlot, MissingFactorCard);
