import { useState } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import { Center, FailurePanel, Heading, RouterLink, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { useAnswer } from '../api/useAnswer';
import { staffMetadata } from '../layout/staffMetadata';
import type { Invitation } from './invitation';
import { JoinForm } from './JoinForm';

/** The secret is behind `#` of the link, which browsers send to no server. */
const secretIn = (hash: string) => /^#([\w-]{43})$/.exec(hash)?.[1];

function JoinPage() {
  const [secret] = useState(() => secretIn(window.location.hash));
  return (
    <chakra.main id="main" tabIndex={-1} outline="none" minH="100dvh" display="flex" bg="bg.subtle">
      <Center flex="1" px="4" py="10">
        <Card>
          <Stack gap="1">
            <RouterLink to="/" textStyle="eyebrow" color="brand.fg" minH="11">
              {brand.name}
            </RouterLink>
            <Heading as="h1" size="xl">
              Join the team
            </Heading>
          </Stack>
          {secret ? (
            <Opened secret={secret} />
          ) : (
            <Text>This link is not complete. Copy all of it, to its last letter, and open it again.</Text>
          )}
        </Card>
      </Center>
    </chakra.main>
  );
}

function Opened({ secret }: { secret: string }) {
  const { answer, problem, askAgain } = useAnswer<Invitation>('POST /invitation', { secret });
  if (answer) return <JoinForm invitation={answer} secret={secret} />;
  if (problem === undefined) return <Text aria-busy>Opening the invitation …</Text>;
  return (
    <FailurePanel
      title="The invitation does not open"
      message={problem}
      action={{ label: 'Retry', onClick: askAgain }}
    />
  );
}

const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    w: 'full',
    maxW: 'md',
    p: { base: '6', md: '10' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: '2xl',
    bg: 'bg.panel',
    boxShadow: 'sm',
  },
});

export const page = definePage({ component: JoinPage, metadata: staffMetadata('Join') });
