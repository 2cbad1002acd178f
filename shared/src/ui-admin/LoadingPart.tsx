import { useState } from 'react';
import { Box, VisuallyHidden } from '../ui';

interface LoadingPartProps {
  /** About what will stand there: one line, a form or a few rows, or a long list. */
  size?: 'line' | 'part' | 'list' | undefined;
}

const heights = { line: '6', part: '10rem', list: '26rem' };

/**
 * The place of a part of a page while it loads, so that nothing moves far. What loads within 150 ms
 * shows none, unless it follows another placeholder.
 */
export function LoadingPart({ size = 'part' }: LoadingPartProps) {
  const [follows] = useState(isPlaceholderShown);
  return (
    <Box aria-busy animation={follows ? undefined : 'fade-in 100ms 150ms backwards'}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Box h={heights[size]} borderRadius="xl" bg="bg.muted" />
    </Box>
  );
}

// Staff pages are rendered once without a browser, as a test.
const isPlaceholderShown = () =>
  typeof document !== 'undefined' && document.querySelector('main [aria-busy=true]') !== null;
