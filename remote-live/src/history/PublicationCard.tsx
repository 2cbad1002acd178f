import { useId, useState } from 'react';
import { Badge, Box, Button, Flex, Heading, Text } from '@vibrant-peak/shared/ui';
import { titleOf } from '../changes/change';
import { Time } from '../layout/Time';
import { stateTexts, type Publication } from './publication';
import { PublishedChanges } from './PublishedChanges';
import { RestoreDialog } from './RestoreDialog';

/** One publication: what, when, by whom; its fields and what can be restored on demand. */
export function PublicationCard({ publication }: { publication: Publication }) {
  const { by, at, note, state, problem, records } = publication;
  const [isOpen, setIsOpen] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  const id = useId();
  const action = { size: 'sm', variant: 'outline', 'aria-describedby': id } as const;
  return (
    <Box
      as="article"
      aria-labelledby={id}
      p="4"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      bg="bg.panel"
    >
      <Flex wrap="wrap" align="center" gap="3">
        <Heading as="h2" id={id} size="sm">
          <Time at={at} />, {by}
        </Heading>
        <Badge>{stateTexts[state]}</Badge>
        {records.length > 0 && (
          <Flex gap="2" ms="auto">
            <Button {...action} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Hide fields' : 'Show fields'}
            </Button>
            {state !== 'failed' && (
              <Button {...action} onClick={() => setIsRestoring(true)}>
                Restore
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      {note && <Text mt="2">{note}</Text>}
      {problem && (
        <Text mt="2" color="fg.error" overflowWrap="anywhere">
          {problem}
        </Text>
      )}
      <Text mt="2" color="fg.muted" fontSize="sm">
        {records.map(titleOf).join(', ') || 'No draft was changed.'}
      </Text>
      {isOpen && <PublishedChanges id={publication.id} />}
      {isRestoring && <RestoreDialog publication={publication} onClose={() => setIsRestoring(false)} />}
    </Box>
  );
}
