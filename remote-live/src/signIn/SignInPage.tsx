import { definePage, loginPath } from '@vibrant-peak/shared/contract';
import { useLeave, useSessionState, useToast } from '@vibrant-peak/shared/host';
import { useNavigate } from '@vibrant-peak/shared/router';
import { Box, Button, Heading, Stack, Text } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { useAnswer } from '../api/useAnswer';
import { useSending } from '../api/useSending';
import { Answered } from '../layout/Answered';
import { Problem } from '../layout/Problem';
import { staffMetadata } from '../layout/staffMetadata';
import { Time } from '../layout/Time';
import { roleTexts } from '../roleTexts';
import { nobody, sessionState } from '../session/sessionState';
import { SecondFactor } from '../secondFactor/SecondFactor';
import { describeBrowser } from './describeBrowser';
import { NoticeChoice } from './NoticeChoice';
import { Passkeys } from './Passkeys';
import { Password } from './Password';

interface OwnSession {
  createdAt: string;
  seenAt: string;
  ip: string;
  browser: string;
  isThis: boolean;
}

const title = 'My sign-in';

function SignInPage() {
  const sessions = useAnswer<{ sessions: OwnSession[] }>('GET /sessions');
  const { person } = useSessionState();
  const { isSending, problem, signOut } = useSignOutEverywhere();
  return (
    <>
      <PageHeader
        title={title}
        description="Your passkeys, your password, your second factor, and where you are signed in. A session ends 12 hours after its last use."
      >
        <Button
          variant="outline"
          colorPalette="red"
          aria-disabled={isSending}
          aria-busy={isSending}
          onClick={signOut}
        >
          Sign out everywhere
        </Button>
      </PageHeader>
      <Stack gap="8">
        {person && (
          <Text>{`${person.name}, ${person.email}. Your role: ${roleTexts[person.role].name.toLowerCase()}. You can ${roleTexts[person.role].may}.`}</Text>
        )}
        <Problem text={problem} />
        <Passkeys />
        {person && <Password email={person.email} onSessionsEnded={sessions.askAgain} />}
        {person && <SecondFactor email={person.email} onSessionsEnded={sessions.askAgain} />}
        <NoticeChoice />
        <Box>
          <Heading as="h2" size="md" mb="3">
            Sessions
          </Heading>
          <Answered {...sessions}>{({ sessions: all }) => <Sessions sessions={all} />}</Answered>
        </Box>
      </Stack>
    </>
  );
}

const Sessions = ({ sessions }: { sessions: OwnSession[] }) => (
  <Table
    label="Sessions"
    heads={['Browser', 'Since', 'Last used', 'From']}
    empty="No sessions."
    rows={sessions.map(({ browser, isThis, createdAt, seenAt, ip }) => ({
      key: createdAt + ip,
      cells: [
        `${describeBrowser(browser)}${isThis ? ' (this one)' : ''}`,
        <Time key="since" at={createdAt} />,
        <Time key="used" at={seenAt} />,
        ip,
      ],
    }))}
  />
);

function useSignOutEverywhere() {
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const navigate = useNavigate();
  const leaveBy = useLeave();
  const leave = () => {
    sessionState.set(nobody);
    toast({ type: 'info', title: 'Signed Out Everywhere', description: 'All your sessions have ended.' });
    void navigate(loginPath);
  };
  const signOut = () => leaveBy(() => void send(() => ask('DELETE /sessions'), leave));
  return { isSending, problem, signOut };
}

export const page = definePage({ component: SignInPage, metadata: staffMetadata(title) });
