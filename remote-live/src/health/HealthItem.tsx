import { useId } from 'react';
import { Box, Flex, Heading, RouterLink, Text } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { Time } from '../layout/Time';
import { stateText, wayOutOf } from './healthLine';
import { healthTexts, type HealthLine } from './healthTexts';

const looks = {
  fails: { icon: 'TriangleAlert', color: 'fg.error', word: 'Needs attention' },
  unknown: { icon: 'TriangleAlert', color: 'fg.warning', word: 'Not known' },
  works: { icon: 'CircleCheck', color: 'fg.success', word: 'Works' },
  unwatched: { icon: 'CircleHelp', color: 'fg.muted', word: 'Not watched' },
};

/** One subject: its state in words, since when, and what to do. */
export function HealthItem({ line }: { line: HealthLine }) {
  const id = useId();
  const { icon, color, word } = looks[line.state];
  const { title, since = 'Since' } = healthTexts[line.subject];
  return (
    <Flex as="li" aria-labelledby={id} gap="3" py="3" px="4" fontSize="sm" overflowWrap="anywhere">
      <Box color={color} pt="0.5" flexShrink="0">
        <StaffIcon name={icon} />
      </Box>
      <Box flex="1" minW="0">
        <Flex wrap="wrap" justify="space-between" columnGap="4">
          <Heading id={id} as="h2" size="sm">
            {title}
          </Heading>
          <Text as="span" color={color} fontWeight="medium">
            {word}
          </Text>
        </Flex>
        <Text>{stateText(line)}</Text>
        {line.reason !== null && <Text color="fg.muted">{line.reason}</Text>}
        {line.since !== null && (
          <Text color="fg.muted">
            {`${since} `}
            <Time at={line.since} />
          </Text>
        )}
        <WayOut line={line} />
      </Box>
    </Flex>
  );
}

function WayOut({ line }: { line: HealthLine }) {
  const way = wayOutOf(line);
  if (!way) return null;
  return (
    <>
      <Text mt="1">{way.text}</Text>
      {way.document && <Text color="fg.muted">{`Document: ${way.document}`}</Text>}
      {way.page && (
        <RouterLink variant="underline" minH="11" to={way.page.path}>
          {way.page.label}
        </RouterLink>
      )}
    </>
  );
}
