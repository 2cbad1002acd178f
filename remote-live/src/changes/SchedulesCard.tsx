import { dashboardSlot, defineExtension } from '@vibrant-peak/shared/contract';
import { Text } from '@vibrant-peak/shared/ui';
import { DashboardCard } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import type { Publication } from '../history/publication';
import { Time } from '../layout/Time';
import { failedOf, waitingOf, type Changes } from './schedules';

/** On the dashboard: what goes live automatically, and what failed to. */
function SchedulesCard() {
  const { answer, problem } = useAnswer<Changes>('GET /changes');
  const failed = failedOf(answer?.schedules ?? []);
  const waiting = waitingOf(answer?.schedules ?? []);
  return (
    <DashboardCard
      title="Scheduled"
      link={{ to: '/admin/changes', label: 'Go to the changes' }}
      isBusy={!answer && !problem}
    >
      {failed.map((each) => (
        <Text key={each.id} color="fg.error" fontSize="sm">
          <span>Did not go live at </span>
          <Time at={each.dueAt!} />
          <span>{`: ${titlesOf(each)}. ${each.problem ?? ''}`}</span>
        </Text>
      ))}
      {waiting.map((each) => (
        <Text key={each.id} fontSize="sm">
          <Time at={each.dueAt!} />
          <span>{`, ${each.by}: ${titlesOf(each)}`}</span>
        </Text>
      ))}
      {answer && failed.length + waiting.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          Nothing scheduled.
        </Text>
      )}
      {problem && (
        <Text color="fg.muted" fontSize="sm">
          {problem}
        </Text>
      )}
    </DashboardCard>
  );
}

const titlesOf = ({ records }: Publication) => records.map(({ title }) => title).join(', ');

export const extension = defineExtension(dashboardSlot, SchedulesCard);
