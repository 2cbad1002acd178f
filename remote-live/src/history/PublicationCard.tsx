import { useId, useState } from 'react';
import { Badge, Card, Flex, Heading, Text } from '@vibrant-peak/shared/ui';
import { RecordLinks } from '../layout/RecordLinks';
import { Time } from '../layout/Time';
import { stateTexts, type Publication } from './publication';
import { PublicationActions } from './PublicationActions';
import { PublishedChanges } from './PublishedChanges';

interface PublicationCardProps {
  publication: Publication;
  onChanged: () => void;
}

/** One publication: what, when, by whom, from which values to which. */
export function PublicationCard({ publication, onChanged }: PublicationCardProps) {
  const { by, at, dueAt, note, state, problem, records } = publication;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isPublished = records.length > 0 && (state === 'live' || state === 'replaced');
  return (
    <Card as="article" aria-labelledby={id} p="4">
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
        <Heading as="h2" id={id} size="sm" flex={{ base: '1 0 100%', sm: 'none' }}>
          <Time at={at} />
          <span>{`, ${by}`}</span>
        </Heading>
        <Badge>{stateTexts[state]}</Badge>
        {records.length > 0 && (
          <PublicationActions
            publication={publication}
            labelledBy={id}
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
            onChanged={onChanged}
          />
        )}
      </Flex>
      {state === 'waiting' && dueAt && (
        <Text mt="2">
          <span>Goes live at </span>
          <Time at={dueAt} />
          <span>, in your local time.</span>
        </Text>
      )}
      {note && <Text mt="2">{note}</Text>}
      {problem && (
        <Text mt="2" color="fg.error" overflowWrap="anywhere">
          {problem}
        </Text>
      )}
      {!isPublished && <Records publication={publication} />}
      {(isPublished || isOpen) && <PublishedChanges id={publication.id} isOpen={isOpen} />}
    </Card>
  );
}

/** What failed is mended in the forms of its records. */
function Records({ publication: { state, note, records } }: Pick<PublicationCardProps, 'publication'>) {
  if (state === 'failed') return <RecordLinks records={records} />;
  if (records.length === 0 && note) return null;
  return (
    <Text mt="2" color="fg.muted" fontSize="sm">
      {records.map(({ title }) => title).join(', ') || 'No changed drafts.'}
    </Text>
  );
}
