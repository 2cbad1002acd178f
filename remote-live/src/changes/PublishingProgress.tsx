import { Box, Flex, Span, chakra } from '@vibrant-peak/shared/ui';
import { steps, stepTexts } from './publishingStep';
import type { usePublishing } from './usePublishing';

/** The running step of a publication and its duration. It reserves its height. */
export function PublishingProgress({ progress }: Pick<ReturnType<typeof usePublishing>, 'progress'>) {
  const number = progress ? steps.indexOf(progress.step) + 1 : 0;
  return (
    <Box color="fg.muted" fontSize="sm">
      <Bar
        aria-label="Progress of the publication"
        max={steps.length}
        value={number}
        visibility={progress ? 'visible' : 'hidden'}
      />
      <Flex justify="space-between" minH="6">
        <Span role="status">
          {progress && `Step ${number} of ${steps.length}: ${stepTexts[progress.step]} …`}
        </Span>
        {progress && <Span fontVariantNumeric="tabular-nums">{`${progress.seconds.toFixed(1)} s`}</Span>}
      </Flex>
    </Box>
  );
}

const Bar = chakra('progress', {
  base: { display: 'block', w: 'full', h: '2', accentColor: '{colors.brand.solid}' },
});
