import { HStack, Icon, IconButton } from '@vibrant-peak/shared/ui';
import type { Direction } from './useMoves';

interface CarouselControlsProps {
  slideName: string;
  /** Whether the slides play automatically. */
  isPlaying: boolean;
  hasButtonsOnMobile: boolean;
  /** Alignment below the slides. */
  align: 'start' | 'center';
  onMove: (direction: Direction) => void;
}

/**
 * Previous, next and pause. Any press pauses a carousel for good, so that the pause button needs no
 * action. It stays in place with the focus.
 */
export function CarouselControls({
  slideName,
  isPlaying,
  hasButtonsOnMobile,
  align,
  onMove,
}: CarouselControlsProps) {
  const onlyWide = { base: hasButtonsOnMobile ? 'inline-flex' : 'none', md: 'inline-flex' };
  return (
    <HStack justify={align} gap="3" mt="8" px="3" css={{ '@media (scripting: none)': { display: 'none' } }}>
      <IconButton
        variant="outline"
        display={onlyWide}
        aria-label={`Previous ${slideName}`}
        onClick={() => onMove('previous')}
      >
        <Icon name="ChevronLeft" />
      </IconButton>
      <IconButton
        variant="outline"
        aria-label="Pause"
        aria-pressed={!isPlaying}
        display={{ base: 'inline-flex', _motionReduce: 'none' }}
        opacity={isPlaying ? 1 : 0.4}
      >
        <Icon name="Pause" />
      </IconButton>
      <IconButton
        variant="outline"
        display={onlyWide}
        aria-label={`Next ${slideName}`}
        onClick={() => onMove('next')}
      >
        <Icon name="ChevronRight" />
      </IconButton>
    </HStack>
  );
}
