import { comingSoon } from '@vibrant-peak/shared/content/comingSoon';
import { Box, Flex, Text, chakra } from '@vibrant-peak/shared/ui';
import { useProgress } from './useProgress';

const { phases } = comingSoon;

/**
 * Screen readers read the name of the phase, which changes twice, and not each of the two hundred
 * steps.
 */
export function LaunchProgress({ label }: { label: string }) {
  const progress = useProgress();
  const missing = 100 - progress;
  const current = Math.min(Math.floor((progress / 100) * phases.length), phases.length - 1);

  return (
    <Box w="full" data-autoplay>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
        aria-valuetext={phases[current]}
        h="2"
        overflow="hidden"
        borderRadius="full"
        bg="bg.emphasized"
        css={{ '@media (forced-colors: active)': { outline: '1px solid CanvasText' } }}
      >
        {/* The part moves in, and its gradient back: the compositor does both. */}
        <Moving overflow="hidden" borderRadius="full" style={{ transform: `translateX(-${missing}%)` }}>
          <Moving
            bgImage="{gradients.accent}"
            css={{ '@media (forced-colors: active)': { bg: 'Highlight', forcedColorAdjust: 'none' } }}
            style={{ transform: `translateX(${missing}%)` }}
          />
        </Moving>
      </Box>
      <Flex wrap="wrap" justify="space-between" columnGap="3" mt="3">
        {phases.map((phase, index) => (
          <Text
            key={phase}
            fontSize="sm"
            fontWeight={index === current ? 'semibold' : 'normal'}
            color={index === current ? 'brand.fg' : 'fg.muted'}
          >
            {phase}
          </Text>
        ))}
      </Flex>
    </Box>
  );
}

const Moving = chakra('div', { base: { h: 'full', transition: 'transform 100ms linear' } });
