import { useId } from 'react';
import { dashboardSlot, defineFilling } from '@vibrant-peak/shared/contract';
import { Flex, Heading, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { useAnswer } from '../api/useAnswer';
import type { Publication } from '../history/publication';
import { Time } from '../layout/Time';
import { failedOf, waitingOf, type Changes } from './schedules';

/** On the dashboard: what goes live by itself, and what failed to. */
function SchedulesCard() {
  const id = useId();
  const { answer, problem } = useAnswer<Changes>('GET /changes');
  const failed = failedOf(answer?.schedules ?? []);
  const waiting = waitingOf(answer?.schedules ?? []);
  return (
    <Card aria-labelledby={id} aria-busy={!answer && !problem}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4">
        <Heading id={id} as="h2" size="sm">
          Scheduled
        </Heading>
        <RouterLink to="/admin/changes" variant="underline" minH="11" fontSize="sm">
          Go to the changes
        </RouterLink>
      </Flex>
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
          Nothing goes live by itself.
        </Text>
      )}
      {problem && (
        <Text color="fg.muted" fontSize="sm">
          {problem}
        </Text>
      )}
    </Card>
  );
}

const titlesOf = ({ records }: Publication) => records.map(({ title }) => title).join(', ');

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

export const filling = defineFilling(dashboardSlot, SchedulesCard);
