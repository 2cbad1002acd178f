import { useId } from 'react';
import { mayUse, useSessionState } from '@vibrant-peak/shared/host';
import { Badge, Box, Button, Flex, Heading, Text } from '@vibrant-peak/shared/ui';
import { CheckboxField, touchable } from '@vibrant-peak/shared/ui-admin';
import type { Publication } from '../history/publication';
import { Time } from '../layout/Time';
import { changeTexts, type OpenChange } from './change';
import { ChangedFields } from './ChangedFields';

interface ChangeCardProps {
  change: OpenChange;
  /** The publication that waits for its time and has the record. */
  waiting?: Publication | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onDiscard: () => void;
}

/** A record that is not on the site as it is in the drafts. */
export function ChangeCard({ change, waiting, isChosen, onChoose, onDiscard }: ChangeCardProps) {
  const id = useId();
  const { title } = change;
  // Changes of others are discarded by publishers.
  const isPublisher = mayUse(useSessionState(), 'publisher');
  const mayDiscard = change.isMine || isPublisher;
  return (
    <Box as="article" aria-labelledby={id}>
      <Flex align={{ base: 'flex-start', md: 'center' }} gap="2" mb="2">
        <CheckboxField
          label=""
          aria-label={`Choose ${title}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" flex="1" minW="0">
          <Heading as="h2" id={id} size="md" overflowWrap="anywhere">
            {title}
          </Heading>
          <Badge>{changeTexts[change.change]}</Badge>
          {waiting && (
            <Badge>
              <span>Scheduled for </span>
              <Time at={waiting.dueAt!} />
            </Badge>
          )}
          <Text color="fg.muted" fontSize="sm">
            <span>{`${change.savedBy}, `}</span>
            <Time at={change.savedAt} />
          </Text>
        </Flex>
        {mayDiscard && (
          <Button
            size="sm"
            minH={touchable}
            variant="outline"
            colorPalette="red"
            aria-label={`Discard ${title}`}
            onClick={onDiscard}
          >
            Discard
          </Button>
        )}
      </Flex>
      <ChangedFields change={change} label={title} before="On the site" after="Draft" />
    </Box>
  );
}
