import { useState } from 'react';
import { Button, Card, Flex, Stack, Text } from '@vibrant-peak/shared/ui';
import { Time } from '../layout/Time';
import { CanaryDialog, type End } from './CanaryDialog';
import { Command } from './Command';
import { FiguresView } from './FiguresView';
import { builtText, type Canary, type Releases } from './release';
import { Section } from './Section';

interface CanarySectionProps extends Pick<Releases, 'canary' | 'mayChange'> {
  onAnswered: () => void;
}

/** The release on trial, its figures, and its two ends. */
export function CanarySection({ canary, mayChange, onAnswered }: CanarySectionProps) {
  const [end, setEnd] = useState<{ canary: Canary; how: End }>();
  return (
    <Section title="Canary">
      {canary ? (
        <Card p="4">
          <Stack gap="4">
            <Summary canary={canary} />
            <FiguresView figures={canary.figures} />
            {mayChange ? (
              <Ends canary={canary} onChoose={(how) => setEnd({ canary, how })} />
            ) : (
              <Command text="End it:">{`npx vibrant-peak canary withdraw ${canary.name}`}</Command>
            )}
          </Stack>
        </Card>
      ) : (
        <Command text="No canary runs. A publish for 5% of the visitors starts one:">
          npx vibrant-peak publish &lt;application&gt; --canary 5
        </Command>
      )}
      {end && (
        <CanaryDialog
          canary={end.canary}
          end={end.how}
          onClose={() => setEnd(undefined)}
          onAnswered={onAnswered}
        />
      )}
    </Section>
  );
}

const Summary = ({ canary: { name, share, since, owner, applications } }: { canary: Canary }) => (
  <div>
    <Text fontWeight="semibold">{`${name}: ${share}% of the visitors`}</Text>
    <Text fontSize="sm">{builtText(applications)}</Text>
    <Text color="fg.muted" fontSize="sm">
      {'Since '}
      <Time at={since} />
      {`, by ${owner}`}
    </Text>
  </div>
);

interface EndsProps {
  canary: Canary;
  onChoose: (end: End) => void;
}

const Ends = ({ canary: { refusal }, onChoose }: EndsProps) => (
  <Flex wrap="wrap" align="center" gap="3">
    <Button size="sm" variant="outline" colorPalette="red" onClick={() => onChoose('withdrawal')}>
      Withdraw
    </Button>
    {refusal === null ? (
      <Button size="sm" variant="outline" onClick={() => onChoose('promotion')}>
        Promote
      </Button>
    ) : (
      <Text color="fg.muted" fontSize="sm">
        {refusal}
      </Text>
    )}
  </Flex>
);
