import { useToast } from '@vibrant-peak/shared/host';
import { Box, Heading, Text } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { useAnswer } from '../api/useAnswer';
import { useSending } from '../api/useSending';
import { Answered } from '../layout/Answered';
import { Problem } from '../layout/Problem';

const options = [
  ['never', 'Never'],
  ['each', 'At once'],
  ['hourly', 'At most one mail an hour'],
  ['daily', 'At most one mail a day'],
] as const;

/** How often mails announce new messages to the person who is signed in. */
export function NoticeChoice() {
  const { askAgain, ...chosen } = useAnswer<{ notices: string; sendsMail: boolean }>('GET /notices');
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const choose = (notices: string) =>
    send(
      () => ask('PUT /notices', { notices }),
      () => {
        toast({ type: 'success', title: 'Choice Saved' });
        askAgain();
      },
    );
  return (
    <Box>
      <Heading as="h2" size="md" mb="3">
        Mails about new messages
      </Heading>
      <Answered {...chosen} askAgain={askAgain} size="line">
        {({ notices, sendsMail }) =>
          sendsMail ? (
            <Box maxW="sm">
              <SelectField
                label="Tell me of new messages"
                options={options}
                hint="With names, subjects and a link. Details of applications are left out."
                value={notices}
                aria-disabled={isSending}
                onChange={({ target }) => void choose(target.value)}
              />
              <Problem text={problem} />
            </Box>
          ) : (
            <Text color="fg.muted" fontSize="sm">
              This site sends no mail yet.
            </Text>
          )
        }
      </Answered>
    </Box>
  );
}
