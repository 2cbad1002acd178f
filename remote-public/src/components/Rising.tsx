import type { ReactNode } from 'react';
import { chakra } from '@vibrant-peak/shared/ui';

/**
 * Reveals a drawing once, from its foot to its top: a window rises over it while it stays in its
 * place. Browsers animate parts of an SVG in the main thread, but boxes in the compositor.
 */
export const Rising = ({ children }: { children: ReactNode }) => (
  <Window>
    <Content>{children}</Content>
  </Window>
);

const timing = '1400ms 400ms backwards';

const Window = chakra('div', {
  base: {
    boxSize: 'full',
    overflow: 'hidden',
    pointerEvents: 'none',
    animation: { _motionSafe: `rise ${timing}` },
  },
});

const Content = chakra('div', {
  base: { boxSize: 'full', animation: { _motionSafe: `stay-in-rising ${timing}` } },
});
