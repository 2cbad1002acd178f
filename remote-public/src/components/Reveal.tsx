import { useRef, type ReactNode } from 'react';
import type { Fades } from '@vibrant-peak/shared/reveal';
import { chakra } from '@vibrant-peak/shared/ui';
import { useReveal } from './useReveal';

/**
 * Fades its content in once when it scrolls into view. Only the opacity changes, so that a pressed
 * button stays under the pointer. The inline script changes an attribute before hydration.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useReveal(ref);
  return (
    <Fading ref={ref} data-fades={'section' satisfies Fades} suppressHydrationWarning>
      {children}
    </Fading>
  );
}

const Fading = chakra('div', {
  base: {
    '&[data-reveal=hidden]': { opacity: '0', _print: { opacity: '1' } },
    '&[data-reveal=shown]': {
      transitionProperty: 'opacity',
      transitionDuration: 'slow',
      transitionTimingFunction: 'out',
    },
  },
});
