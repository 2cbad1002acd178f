import { Box, Text } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import type { Publication } from '../history/publication';
import { Time } from '../layout/Time';

/** What becomes of scheduled publications, as the server takes it. */
export type AnswerForSchedules = 'take-over' | 'withdraw';

const answers: readonly (readonly [AnswerForSchedules, string])[] = [
  ['take-over', 'Publish at the time, in my name'],
  ['withdraw', 'Withdraw: nothing goes live'],
];

interface SchedulesProps {
  schedules: readonly Publication[];
  answer: AnswerForSchedules;
  onAnswer: (answer: AnswerForSchedules) => void;
}

/** Publications that somebody has scheduled, and what becomes of them. */
export const Schedules = ({ schedules, answer, onAnswer }: SchedulesProps) => (
  <>
    <Box as="ul" ps="4" listStyleType="disc">
      {schedules.map(({ id, dueAt, records }) => (
        <li key={id}>
          <Text>
            {dueAt && <Time at={dueAt} />}
            <span>{`: ${records.map(({ title }) => title).join(', ')}`}</span>
          </Text>
        </li>
      ))}
    </Box>
    <SelectField
      label="What becomes of this?"
      options={answers}
      value={answer}
      onChange={({ target }) => onAnswer(target.value as AnswerForSchedules)}
    />
  </>
);
