import type { ReactNode } from 'react';
import { SimpleGrid, Stack, Text } from '@vibrant-peak/shared/ui';
import { Time } from '../layout/Time';
import { Bars } from './Bars';
import type { Figures } from './release';

/** Page views of the canary beside those of the live site, or how to have them. */
export function FiguresView({ figures }: { figures: Figures | null }) {
  if (figures === null)
    return (
      <Muted>
        Its page views are not shown: an administrator names the metrics of the servers in METRICS_OF.
        Document: docs/reference/variables.md
      </Muted>
    );
  const { since, canary, live, unanswered } = figures;
  return (
    <Stack gap="3">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <Bars title="Page views" canary={views(canary)} live={views(live)} least={1} />
        <Bars title="Failed page views" canary={failures(canary)} live={failures(live)} least={0.01} />
      </SimpleGrid>
      {canary.views === 0 && live.views === 0 && (
        <Muted>No page view was counted yet. Pages report them to servers with REPORTS=on.</Muted>
      )}
      <Muted>
        {'Counted since '}
        <Time at={since} />
        {'. A failed page view has an error, or a part that did not load.'}
      </Muted>
      {unanswered.map(({ address, reason }) => (
        <Text key={address} color="fg.error" fontSize="sm" overflowWrap="anywhere">
          {`${address} does not answer: ${reason}`}
        </Text>
      ))}
    </Stack>
  );
}

const number = new Intl.NumberFormat('en-GB');
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const views = (count: Figures['live']) => ({ value: count.views, text: number.format(count.views) });

function failures({ views: all, failed }: Figures['live']) {
  const value = all === 0 ? 0 : failed / all;
  return {
    value,
    text: all === 0 ? 'none yet' : `${tenths.format(100 * value)}% (${number.format(failed)})`,
  };
}

const Muted = (props: { children: ReactNode }) => <Text color="fg.muted" fontSize="sm" {...props} />;
