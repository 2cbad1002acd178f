import { useState } from 'react';
import { Box, Button, Flex, Heading, Text } from '@vibrant-peak/shared/ui';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { PasswordDialog } from './PasswordDialog';

interface PasswordProps {
  /** Of the person who is signed in. */
  email: string;
  onSessionsEnded: () => void;
}

/** The password of the person who is signed in, or that there is none yet. */
export function Password({ email, onSessionsEnded }: PasswordProps) {
  const { askAgain, ...password } = useAnswer<{ isSet: boolean }>('GET /password');
  const [isChanging, setIsChanging] = useState(false);
  const onChanged = () => {
    askAgain();
    onSessionsEnded();
  };
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <Box flex={{ md: '1' }}>
        <Heading as="h2" size="md" mb="1">
          Password
        </Heading>
        <Answered {...password} askAgain={askAgain} size="line">
          {({ isSet }) => (
            <Text color="fg.muted" fontSize="sm">
              {isSet
                ? `You sign in as ${email}.`
                : `You have none. With one you can also sign in as ${email}.`}
            </Text>
          )}
        </Answered>
      </Box>
      {password.answer && (
        <Button variant="outline" colorPalette="gray" onClick={() => setIsChanging(true)}>
          {password.answer.isSet ? 'Change the password' : 'Set a password'}
        </Button>
      )}
      {password.answer && isChanging && (
        <PasswordDialog
          email={email}
          isFirst={!password.answer.isSet}
          onClose={() => setIsChanging(false)}
          onChanged={onChanged}
        />
      )}
    </Flex>
  );
}
