import { changesPath, dashboardSlot, defineExtension } from '@vibrant-peak/shared/contract';
import { Text } from '@vibrant-peak/shared/ui';
import { DashboardCard } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import type { Publication } from '../history/publication';
import { Time } from '../layout/Time';
import { waitingOf, type Changes } from './schedules';

/** On the dashboard: what goes live automatically, if anything. */
function SchedulesCard() {
  const waiting = waitingOf(useAnswer<Changes>('GET /changes').answer?.schedules ?? []);
  if (waiting.length === 0) return null;
  return (
    <DashboardCard title="Scheduled" link={{ to: changesPath, label: 'All changes' }}>
      {waiting.map((each) => (
        <Text key={each.id} fontSize="sm">
          <Time at={each.dueAt!} />
          <span>{` · ${titlesOf(each)} · scheduled by ${each.by}`}</span>
        </Text>
      ))}
    </DashboardCard>
  );
}

const titlesOf = ({ records }: Publication) => records.map(({ title }) => title).join(', ');

export const extension = defineExtension(dashboardSlot, SchedulesCard);
